import type { PartKind } from '@contract/matches.ts';
import type { TrialMatch } from '@contract/trial.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { placeLine } from '@/domain/postings/posting-words.ts';
import { formatPay, plural, timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { type Reason, reasonsOf } from './reasons.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Job = styled('li', { shouldForwardProp: (prop) => prop !== 'best' })<{ best: boolean }>(
  ({ theme, best }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '6px 20px',
    alignItems: 'center',
    padding: '18px 24px',
    borderBottom: `1px solid ${tone.line}`,
    background: best ? tone.accentSoft : undefined,
    '& h3 a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    },
    '& h3': { fontSize: best ? textSize.h2 : textSize.h3, overflowWrap: 'anywhere' },
    '& ul': { marginTop: 9 },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '8px 14px',
      alignItems: 'start',
      padding: 16,
    },
  }),
);

const Pay = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  justifyItems: 'end',
  fontSize: textSize.small,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { fontWeight: 600 },
  '& > span:last-of-type': { color: tone.ink2 },
  [theme.breakpoints.down('md')]: {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    alignItems: 'baseline',
    gap: '4px 10px',
  },
}));

// Chips have their colors as inline styles; on the soft ground these would vanish.
const OnSoft = styled('span')({ '& > span': { background: `${tone.surface} !important` } });

function Chip({ reason: { kind, text }, best }: { reason: Reason; best: boolean }) {
  const chip = <StatusChip kind={kind}>{text}</StatusChip>;
  return best && kind === 'ok' ? <OnSoft>{chip}</OnSoft> : chip;
}

function BestJob({ match: { posting, score }, best }: { match: TrialMatch; best: boolean }) {
  const pay = formatPay(posting.salary);
  return (
    <Job best={best}>
      <BearingDial
        score={score.score}
        unknown={(1 - score.known_share) * 100}
        size={best ? 84 : 60}
        subject={posting.title}
      />
      <div>
        <Typography variant="h3">
          <Link to={paths.job(posting.id)}>{posting.title}</Link>
        </Typography>
        <Typography variant="small" component="div" color="textSecondary" sx={{ marginTop: '3px' }}>
          {placeLine(posting)}
        </Typography>
        <ChipRow label={`Why ${posting.title} scored ${score.score}`}>
          {reasonsOf(score, best ? 4 : 3).map((reason) => (
            <Chip key={reason.text} reason={reason} best={best} />
          ))}
        </ChipRow>
      </div>
      <Pay>
        {pay ? <strong>{pay}</strong> : <StatusChip kind="unknown">pay not stated</StatusChip>}
        {posting.posted_at && <span>{timeAgo(posting.posted_at)}</span>}
      </Pay>
    </Job>
  );
}

/** The best jobs, the first one larger, each with its reasons. */
export function BestJobs({ matches }: { matches: readonly TrialMatch[] }) {
  return (
    <List aria-label="Your best jobs">
      {matches.map((match, index) => (
        <BestJob key={match.posting.id} match={match} best={index === 0} />
      ))}
    </List>
  );
}

const None = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 24,
  alignItems: 'center',
  padding: '32px 24px',
  '& > div': { display: 'grid', gap: 10, justifyItems: 'start' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '24px 16px' },
}));

const ADVICE: Partial<Record<PartKind, string>> = {
  title: 'The closest jobs have different titles. Change the job title to the one you want.',
  skills: 'The closest jobs ask for skills your resume doesn’t list. Add the ones you have.',
  experience: 'The closest jobs ask for more or less experience. Check your years of experience.',
  location: 'The closest jobs are somewhere else. Change the location to where you want to work.',
  salary: 'The closest jobs pay less than your minimum. Lower your minimum pay to see them.',
};

/** No match is good enough to show: says so, and which fact to change. */
export function NoJobs({ heldBackBy }: { heldBackBy: PartKind | null }) {
  const advice = heldBackBy ? ADVICE[heldBackBy] : undefined;
  return (
    <None>
      <BearingDial score={null} unknown={100} size={84} decorative />
      <div>
        <Typography variant="h2">No matches scored 50 or higher</Typography>
        <Typography color="textSecondary">
          {advice ?? 'No open jobs are close today. Change the job title or add skills.'}
        </Typography>
        <Button variant="outlined" component={Link} to={paths.jobs()}>
          Browse all open jobs
        </Button>
      </div>
    </None>
  );
}

/** How many jobs are shown, and of how many. */
export function countText(shown: number): string {
  return shown < 5 ? `${plural(shown, 'job')} scored 50 or higher today.` : '';
}
