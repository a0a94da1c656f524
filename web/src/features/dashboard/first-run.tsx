import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { hatch, radius, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Contours } from '@/ui/contours.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { FirstStep } from './first-steps.ts';
import { BigNumber, Figure } from './panel.tsx';
import { EmptyTrail } from './week-trail.tsx';

const DOT = 26;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
}));
const Side = styled('div')({ display: 'grid', gap: 20, alignContent: 'start' });
const Steps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${DOT}px minmax(0, 1fr)`,
    columnGap: 18,
    paddingBottom: 28,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: DOT / 2 - 1,
    top: DOT + 4,
    bottom: 4,
    borderInlineStart: `2px dashed ${tone.control}`,
  },
});
const Waypoint = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: DOT,
  height: DOT,
  borderRadius: '50%',
  background: tone.surface,
  border: `2px solid ${tone.control}`,
  '&[data-state=done]': { background: tone.accent, borderColor: tone.accent, color: tone.onAccent },
  '&[data-state=skipped]': { background: hatch(tone.control) },
  '&[data-state=now]': {
    background: tone.signal,
    border: `3px solid ${tone.accent}`,
    boxShadow: `0 0 0 4px ${tone.signalSoft}`,
  },
});
const NowBox = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  marginTop: 10,
  padding: '18px 20px',
  borderRadius: radius.card,
  background: tone.accentSoft,
});
const Seen = styled(Surface)({
  position: 'relative',
  overflow: 'hidden',
  '& > div': { position: 'relative' },
});
const Reading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 20,
  marginTop: 14,
});
const Meaning = styled('dl')({
  flex: '1 1 180px',
  margin: 0,
  display: 'grid',
  gap: 2,
  fontSize: textSize.small,
  '& dt': { fontWeight: 620 },
  '& dd': { margin: '0 0 8px', color: tone.ink2 },
});
const Place = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 24,
  border: `1px dashed ${tone.control}`,
  borderRadius: radius.card,
});

const SPOKEN: Record<FirstStep['state'], string> = {
  done: 'Done: ',
  skipped: 'Skipped: ',
  now: 'Now: ',
  todo: 'Up next: ',
};

const Words = styled(Typography)({ overflowWrap: 'anywhere' });
const Told = styled(Words)({ marginTop: 4 });

function Step({ step: { title, detail, known, state, action } }: { step: FirstStep }) {
  return (
    <li aria-current={state === 'now' ? 'step' : undefined}>
      <Waypoint aria-hidden data-state={state}>
        {state === 'done' && <Icon of={Check} size={15} />}
      </Waypoint>
      <div>
        <Typography variant="h3" component="h2" color={state === 'todo' ? 'textSecondary' : 'textPrimary'}>
          <VisuallyHidden>{SPOKEN[state]}</VisuallyHidden>
          {title}
        </Typography>
        {state === 'now' ? (
          <NowBox>
            <Words>{detail}</Words>
            {known && (
              <ChipRow>
                {known.map(({ text, known: said }) => (
                  <StatusChip key={text} kind={said ? 'neutral' : 'unknown'}>
                    {said && <VisuallyHidden>Set: </VisuallyHidden>}
                    {text}
                  </StatusChip>
                ))}
              </ChipRow>
            )}
            <Button component={Link} to={action.to}>
              {action.label}
            </Button>
          </NowBox>
        ) : (
          <Told variant="small" color="textSecondary">
            {state === 'skipped' ? (
              <>
                Skipped. Employers ask for one. <Link to={action.to}>{action.label}</Link>
              </>
            ) : (
              detail
            )}
          </Told>
        )}
      </div>
    </li>
  );
}

type FirstRunProps = { steps: readonly FirstStep[]; credits: number | null };

/** The dashboard before the first matches: the steps to get there, how to read a match, and a preview of the week. */
export function FirstRun({ steps, credits }: FirstRunProps) {
  return (
    <Columns>
      <Surface as="section" pad="lg" aria-label="First steps">
        <Steps>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </Steps>
      </Surface>
      <Side>
        <Seen as="section" pad="lg">
          <Contours seed="how to read a match" x={0.86} y={0.3} lines={12} step={60} />
          <div>
            <Typography variant="h2">How to read a match</Typography>
            <Reading>
              <BearingDial score={84} unknown={22} size={104} decorative />
              <Meaning>
                <dt>Solid</dt>
                <dd>How well you fit, based on what we could check</dd>
                <dt>Hatched</dt>
                <dd>What the job doesn’t say, or you haven’t told us</dd>
              </Meaning>
            </Reading>
          </div>
        </Seen>
        {credits !== null && credits > 0 && (
          <Surface as="section" pad="lg" aria-label="Credits">
            <Figure>
              <BigNumber>{formatNumber(credits)}</BigNumber>
              <div>
                <b>{credits === 1 ? 'Credit' : 'Credits'}</b>
                <Typography variant="small" color="textSecondary">
                  1 credit is 1 application we send. Looking is always free.
                </Typography>
              </div>
            </Figure>
          </Surface>
        )}
        <Place>
          <EmptyTrail />
          <div>
            <Typography variant="h3" component="h2">
              Your week will show up here
            </Typography>
            <Typography variant="small" color="textSecondary">
              New matches, what needs you, who replied, and what’s next.
            </Typography>
          </div>
        </Place>
      </Side>
    </Columns>
  );
}
