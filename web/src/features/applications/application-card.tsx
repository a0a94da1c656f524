import type { ApplicationSummary } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { ArrowRight, Clock } from 'lucide-react';
import { unknownShare } from '@/domain/applications/unknown-share.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Icon } from '@/ui/icon.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { cardWords } from './card-words.ts';

const Face = styled('span')({
  display: 'block',
  overflowWrap: 'anywhere',
  fontSize: textSize.caption,
  lineHeight: 1.4,
  color: tone.ink2,
  containerType: 'inline-size',
  '& .head': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 10, alignItems: 'center' },
  // Beside the dial, words of a narrow column would break anywhere.
  '@container (max-width: 150px)': { '& .head': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 } },
  '& .title': {
    display: '-webkit-box',
    WebkitLineClamp: 4,
    margin: '9px 0 4px',
    fontWeight: 620,
    fontSize: textSize.body2,
    lineHeight: 1.28,
    color: tone.ink,
  },
  '& .next': {
    display: 'flex',
    gap: 6,
    marginTop: 9,
    paddingTop: 9,
    borderTop: `1px solid ${tone.line}`,
    fontWeight: 600,
    lineHeight: 1.35,
    color: tone.accent,
    '& svg': { flex: 'none', marginTop: 1 },
  },
  '& .company, & .title': { overflow: 'hidden', WebkitBoxOrient: 'vertical' },
  '& .company': { display: '-webkit-box', WebkitLineClamp: 3 },
  '& .line': { display: 'block' },
  '& .chip': { display: 'block', marginTop: 8 },
  '& .busy': { display: 'block' },
  '& .busy > :last-child': { display: 'block', height: 3, marginTop: 8 },
  '& .quiet': { fontWeight: 450, color: tone.ink3 },
  '&.wide': {
    fontSize: textSize.small,
    '& .head': { gridTemplateColumns: '52px minmax(0, 1fr)', columnGap: 14, alignItems: 'start' },
    '& .title': { margin: '0 0 1px', fontSize: textSize.body1 },
  },
});

type ApplicationFaceProps = {
  application: ApplicationSummary;
  reminder: Reminder | undefined;
  /** The layout of a list on a phone. */
  wide?: boolean;
};

/** What a card shows of an application. Inline elements only, so that it can be inside a link. */
export function ApplicationFace({ application, reminder, wide = false }: ApplicationFaceProps) {
  const { posting, score } = application;
  const { event, chip, next, quiet, busy } = cardWords(application, reminder);
  const dial = (
    <BearingDial score={score} unknown={unknownShare(application)} size={wide ? 52 : 40} decorative />
  );
  const title = <span className="title">{posting.title}</span>;
  const chipRow = chip && (
    <span className="chip">
      <StatusChip kind={chip.kind}>{chip.text}</StatusChip>
    </span>
  );
  return (
    <Face className={wide ? 'wide' : undefined}>
      <span className="head">
        {dial}
        {wide ? (
          <span>
            {title}
            <span className="line">{posting.company}</span>
            <span className="line">{event}</span>
            {chipRow}
          </span>
        ) : (
          <span className="company">{posting.company}</span>
        )}
      </span>
      {!wide && (
        <>
          {title}
          <span className="line">{event}</span>
          {chipRow}
        </>
      )}
      {busy && (
        <span className="next quiet busy">
          {busy}
          <LinearProgress aria-hidden />
        </span>
      )}
      {next && (
        <span className="next">
          <Icon of={ArrowRight} size={15} />
          {next}
        </span>
      )}
      {quiet && (
        <span className="next quiet">
          <Icon of={Clock} size={15} />
          {quiet}
        </span>
      )}
    </Face>
  );
}
