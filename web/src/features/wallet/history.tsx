import { listLedger } from '@contract/wallet.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { dayAndDate, formatNumber } from '@/lib/format.ts';
import { apiPages } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PagedPanel } from '@/ui/paged-list.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { type HistoryDay, type HistoryLine, historyDays } from './history-days.ts';
import { HistoryFilters, nothingLike, useHistoryFilter } from './history-filters.tsx';
import { historyWords } from './history-words.ts';

const Day = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  gap: '0 24px',
  borderTop: `1px solid ${tone.line}`,
  padding: '10px 0',
  fontSize: textSize.body2,
  lineHeight: 1.45,
  '& > h3': { margin: 0, padding: '9px 0', fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 620 },
  '& > ol': { listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '14px 0 4px',
    '& > h3': { padding: '0 0 2px' },
  },
}));

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 64px 92px',
  gap: '0 16px',
  padding: '9px 0',
  alignItems: 'baseline',
  '& + &': { borderTop: `1px dashed ${tone.line}` },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { fontWeight: 600, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 56px' },
}));
const Change = styled('span')({
  textAlign: 'end',
  fontWeight: 650,
  '&[data-gain]': { color: tone.accent },
});
const Left = styled('span')(({ theme }) => ({
  textAlign: 'end',
  color: tone.ink2,
  [theme.breakpoints.down('md')]: {
    gridColumn: '1 / -1',
    textAlign: 'start',
    fontSize: textSize.caption,
    color: tone.ink3,
  },
}));

function signed(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : `−${formatNumber(Math.abs(value))}`;
}

function HistoryRow({ line }: { line: HistoryLine }) {
  const { before, strong, after, link } = historyWords(line);
  return (
    <Line>
      <p>
        {before}
        <b>{strong}</b>
        {after} {link && <Link to={link.to}>{link.label}</Link>}
      </p>
      <Change data-gain={line.change > 0 || undefined}>{line.change !== 0 && signed(line.change)}</Change>
      <Left>{formatNumber(line.left)} left</Left>
    </Line>
  );
}

function HistoryOfDay({ at, lines }: HistoryDay) {
  return (
    <Day>
      <h3>{dayAndDate(at)}</h3>
      <ol>
        {lines.map((line) => (
          <HistoryRow key={line.id} line={line} />
        ))}
      </ol>
    </Day>
  );
}

function Days({ entries }: { entries: Parameters<typeof historyDays>[0] }) {
  const days = useMemo(() => historyDays(entries), [entries]);
  return days.map((day) => <HistoryOfDay key={day.at} {...day} />);
}

/** What happened to the user's credits, in sentences, by day: all of it, or what the URL asks for. */
export function History() {
  const filter = useHistoryFilter();
  const ledger = useInfiniteQuery({
    ...apiPages(listLedger, { query: filter }),
    // The lines stay while those of another filter load.
    placeholderData: keepPreviousData,
  });
  const isFiltered = Boolean(filter.group || filter.application);
  const isEmpty = ledger.data?.pages[0]?.items.length === 0;
  const company = filter.application && ledger.data?.pages[0]?.items[0]?.application?.company;
  return (
    <>
      {(isFiltered || !isEmpty) && <HistoryFilters company={company || undefined} />}
      <PagedPanel
        list={ledger}
        what="your credit history"
        skeleton={<SkeletonCard lines={5} label="Loading your credit history" />}
        empty={
          isFiltered ? (
            <Typography color="textSecondary">{nothingLike(filter)}</Typography>
          ) : (
            <EmptyState title="No activity yet" text="Credits you get or use appear here." />
          )
        }
      >
        {(entries) => <Days entries={entries} />}
      </PagedPanel>
    </>
  );
}
