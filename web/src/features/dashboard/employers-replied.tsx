import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { plural } from '@/lib/format.ts';
import { hatch, textSize, tone } from '@/theme/tokens.ts';
import { SplitBar } from '@/ui/split-bar.tsx';
import { type Look, Swatch } from '@/ui/swatch.ts';
import type { Read } from './dashboard-data.ts';
import { BigNumber, Figure, Hint, Key, Panel } from './panel.tsx';
import { FEWEST, type Replies, repliesOf } from './replies.ts';

/** Above this many applications, a bar replaces the dots. */
const MOST_DOTS = 114;

type Kind = 'replied' | 'silent' | 'unknown';

const LOOK: Record<Kind, Look> = { replied: 'accent', silent: 'empty', unknown: 'hatched' };

const Dots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(19, minmax(0, 1fr))',
  gap: 7,
  maxWidth: 560,
  '& > span': { aspectRatio: '1', borderRadius: '50%', border: `1.5px solid ${tone.control}` },
  '& > [data-kind=replied]': { background: tone.accent, borderColor: tone.accent },
  '& > [data-kind=unknown]': { background: hatch(tone.control) },
});

const Chart = styled('div')({ margin: '20px 0 16px' });
const Names = styled(Key)({
  fontSize: textSize.small,
  color: tone.ink2,
  '& b': { color: tone.ink, fontWeight: 650 },
});

function inWords({ replied, silent, young }: Replies): string {
  return `${replied} replied, ${silent} haven’t replied, ${young} were sent less than a week ago`;
}

/** One dot for each application. While there are too few to tell, all of them are hatched. */
function ReplyDots({ replies }: { replies: Replies }) {
  const { replied, silent, young, rate } = replies;
  const total = replied + silent + young;
  if (total > MOST_DOTS) {
    return (
      <SplitBar
        label={inWords(replies)}
        parts={[
          { id: 'replied', value: replied, look: 'accent' },
          { id: 'silent', value: silent, look: 'mid' },
          { id: 'young', value: young, look: 'open' },
        ]}
      />
    );
  }
  const kindOf = (n: number): Kind => {
    if (rate === null || n >= replied + silent) return 'unknown';
    return n < replied ? 'replied' : 'silent';
  };
  return (
    <Dots role="img" aria-label={inWords(replies)}>
      {Array.from({ length: total }, (_, n) => (
        <span key={`dot-${n.toString()}`} data-kind={kindOf(n)} />
      ))}
    </Dots>
  );
}

function Name({ kind, value, words }: { kind: Kind; value: number; words: string }) {
  return (
    <li>
      <Swatch round look={LOOK[kind]} />
      <span>
        <b>{value}</b> {words}
      </span>
    </li>
  );
}

function Told({ replies }: { replies: Replies }) {
  const { rate, replied, silent, young, repliedEarly, byScore } = replies;
  return (
    <>
      <Figure>
        <BigNumber>{rate}%</BigNumber>
        <Typography variant="small" color="textSecondary">
          {replied} of the {replied + silent} that have had
          <br />
          at least a week
        </Typography>
      </Figure>
      <Chart>
        <ReplyDots replies={replies} />
      </Chart>
      <Names aria-hidden>
        <Name kind="replied" value={replied} words="replied" />
        <Name kind="silent" value={silent} words="no reply" />
        {young > 0 && (
          <Name
            kind="unknown"
            value={young}
            words={
              repliedEarly > 0 ? `too early to tell (${repliedEarly} replied already)` : 'too early to tell'
            }
          />
        )}
      </Names>
      {byScore && (
        <Hint>
          <Typography variant="small" color="textSecondary">
            Employers replied more often where your score was 85 or higher:{' '}
            <b>
              {byScore.high.replied} of {byScore.high.of}
            </b>
            , compared with{' '}
            <b>
              {byScore.low.replied} of {byScore.low.of}
            </b>{' '}
            below that.
          </Typography>
        </Hint>
      )}
    </>
  );
}

/** How many employers answered, counting only applications that have had a week. */
export function EmployersReplied({ outcomes, now }: { outcomes: Read<'outcomes'>; now: number }) {
  const replies = useMemo(() => repliesOf(outcomes, now), [outcomes, now]);
  const had = replies.replied + replies.silent;
  if (replies.rate !== null) {
    return (
      <Panel title="Employers who replied">
        <Told replies={replies} />
      </Panel>
    );
  }
  return (
    <Panel title="Employers who replied">
      <Typography variant="h3" component="p" gutterBottom>
        Too early to tell
      </Typography>
      {had + replies.young > 0 && (
        <Chart>
          <ReplyDots replies={replies} />
        </Chart>
      )}
      <Typography variant="small" color="textSecondary">
        You’ll see your reply rate once {FEWEST} applications are at least a week old.{' '}
        {had > 0 && `${plural(had, 'application is', 'applications are')} so far. `}
        {replies.replied + replies.repliedEarly > 0 &&
          `${plural(replies.replied + replies.repliedEarly, 'employer')} replied.`}
      </Typography>
    </Panel>
  );
}
