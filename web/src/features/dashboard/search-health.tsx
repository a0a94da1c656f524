import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo } from 'react';
import { formatNumber, plural, timeOfDay } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { hatch, textSize, tone } from '@/theme/tokens.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import type { Read } from './dashboard-data.ts';
import { daysBetween, monthDay, since } from './days.ts';
import { Hint, Panel, PanelLink } from './panel.tsx';
import { type SearchDay, searchDays, searchDaysInWords } from './search-days.ts';

// Only for days on which the search failed.
const Tooltip = lazy(() => import('@mui/material/Tooltip'));

const HEIGHT = 56;

const Bars = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: 5,
  height: HEIGHT,
  margin: '16px 0 6px',
  borderBottom: `1px solid ${tone.line}`,
});
const Bar = styled('span')({
  flex: 1,
  minWidth: 0,
  borderRadius: '3px 3px 0 0',
  background: tone.accent,
  '&[data-kind=failed]': {
    height: '100%',
    background: hatch(tone.control),
    border: `1px solid ${tone.control}`,
    borderBottom: 0,
  },
  '&[data-kind=none]': { height: 2, background: tone.line, borderRadius: 0 },
});
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: textSize.caption,
  color: tone.ink3,
});

function words({ at, finished, newMatches, failure }: SearchDay): string {
  if (failure) return `${monthDay(at)}: ${failure}`;
  if (finished === 0) return `${monthDay(at)}: no search`;
  return `${monthDay(at)}: ${plural(newMatches, 'new match', 'new matches')}`;
}

function DayBar({ day, most }: { day: SearchDay; most: number }) {
  if (day.failure) {
    // Can be focused: why a day is hatched is said nowhere else in the chart.
    const bar = <Bar data-kind="failed" role="img" aria-label={words(day)} tabIndex={0} />;
    return (
      <Suspense fallback={bar}>
        <Tooltip title={words(day)}>{bar}</Tooltip>
      </Suspense>
    );
  }
  return (
    <Bar
      aria-hidden
      title={words(day)}
      data-kind={day.newMatches > 0 ? 'found' : 'none'}
      style={day.newMatches > 0 ? { height: `${Math.max(6, (day.newMatches / most) * 100)}%` } : undefined}
    />
  );
}

/** `today at 6:10 AM`, `yesterday`, `Sunday`, `May 3`. */
function whenWords(instant: string, now: number): string {
  const at = Date.parse(instant);
  return daysBetween(at, now) === 0 ? `today at ${timeOfDay(instant)}` : since(at, now);
}

/** What the search found, day by day, and why it failed if it did. */
export function SearchHealth({ searches, now }: { searches: Read<'searches'>; now: number }) {
  const { latest, runs } = searches;
  const days = useMemo(() => searchDays(runs, now), [runs, now]);
  const most = Math.max(1, ...days.map(({ newMatches }) => newMatches));
  const failed = days.findLast(({ failure }) => failure !== null);
  const running = latest?.status === 'queued' || latest?.status === 'running';
  const when = latest ? whenWords(latest.created_at, now) : '';
  return (
    <Panel
      title="Your search"
      end={
        running ? (
          <StatusChip kind="ok" plain>
            Running
          </StatusChip>
        ) : (
          <PanelLink to={paths.jobSearch()}>Search again</PanelLink>
        )
      }
    >
      <Typography variant="small" color="textSecondary">
        {latest === null && 'No search yet.'}
        {latest?.status === 'done' && `Ran ${when}. ${plural(latest.postings_searched, 'job')} checked.`}
        {latest?.status === 'failed' && `Didn’t finish ${when}. You still have your previous matches.`}
        {running && 'Searching open jobs. You’ll see your previous matches until it finishes.'}
      </Typography>
      <Bars role="group" aria-label={searchDaysInWords(days)}>
        {days.map((day) => (
          <DayBar key={day.at} day={day} most={most} />
        ))}
      </Bars>
      <Ends aria-hidden>
        <span>{monthDay(days[0]?.at ?? now)}</span>
        <span>new matches a day{most > 1 ? `, up to ${formatNumber(most)}` : ''}</span>
        <span>today</span>
      </Ends>
      {failed && (
        <Hint>
          <Typography variant="small" color="textSecondary">
            <b>{monthDay(failed.at)}:</b> {failed.failure}
          </Typography>
        </Hint>
      )}
    </Panel>
  );
}
