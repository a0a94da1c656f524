import { LIMITS } from '@contract/limits.ts';
import { listMatches, type Match } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FocusEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePendingApplies } from '@/domain/applications/use-apply.ts';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PagedList, type Pages } from '@/ui/paged-list.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { toast } from '@/ui/toast-store.ts';
import type { RowsHandle } from '@/ui/virtual-rows.tsx';
import { APPLY_SELECTED, BulkBar } from './bulk/bulk-bar.tsx';
import { keepShown, NONE_SELECTED, selectUpTo, toggle } from './bulk/selection.ts';
import { useBulkApply } from './bulk/use-bulk-apply.tsx';
import { useBulkVerdict } from './bulk/use-bulk-verdict.ts';
import { type Filters, filtersQuery, isFiltered } from './filters.ts';
import { MatchRow, Rows } from './match-row.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useVerdict } from './use-verdict.tsx';

/** Matches, page by page. */
export function useMatches(filters: Filters) {
  return useInfiniteQuery({
    ...apiPages(listMatches, { query: filtersQuery(filters) }),
    placeholderData: (before) => before,
  });
}

/** Whether a match is in the list: what was judged a moment ago is still in the cache. */
export function isListed({ verdict }: Pick<Match, 'verdict'>, filters: Pick<Filters, 'verdict'>): boolean {
  return filters.verdict ? verdict === filters.verdict : verdict !== 'dismissed';
}

type MatchListProps = {
  matches: Pages<Match>;
  filters: Filters;
  openId: string | null;
  onClear: () => void;
};

const rowKey = ({ posting }: Match) => posting.id;

/** Usual height of a row with one line of chips. */
const ROW_HEIGHT = 96;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: tone.ink2,
    fontSize: textSize.small,
    cursor: 'pointer',
  },
  '& input': { width: 18, height: 18, margin: '0 13px', accentColor: tone.accent, cursor: 'pointer' },
});

const matchOf = (target: EventTarget): string | null =>
  (target as Element).closest<HTMLElement>('[data-match]')?.dataset.match ?? null;

/**
 * The list with its four states. Rows are plain links, and the list opens them: a router's link draws itself anew at every
 * step, and the filters in the address would be in each of a thousand. It is one stop of the Tab key; J and K go from row
 * to row, and the letters act on the row, or on what is selected.
 */
export function MatchList({ matches, filters, openId, onClear }: MatchListProps) {
  const navigate = useNavigate();
  const rows = useRef<RowsHandle>(null);
  const [chosen, setChosen] = useState(NONE_SELECTED);
  const [visited, setVisited] = useState<string | null>(null);
  const applying = usePendingApplies();
  const { verdict } = filters;
  const shown = useMemo(
    () =>
      matches.data?.pages.flatMap(({ items }) => items).filter((match) => isListed(match, { verdict })) ?? [],
    [matches.data, verdict],
  );
  const order = useMemo(() => shown.map(rowKey), [shown]);
  const selection = keepShown(chosen, order);
  const selected = shown.filter((match) => selection.ids.has(match.posting.id));
  const at = Math.max(0, order.indexOf(visited ?? openId ?? ''));
  const here = shown[at];
  const clear = () => setChosen(NONE_SELECTED);
  const judge = useVerdict({ stays: false });
  const judgeAll = useBulkVerdict();
  const apply = useBulkApply({ onDone: clear });

  const select = (next: typeof selection) => {
    if (next.ids.size <= LIMITS.verdicts_at_once) setChosen(next);
    else {
      setChosen({ ...next, ids: new Set([...next.ids].slice(0, LIMITS.verdicts_at_once)) });
      toast({ title: `Selected the first ${LIMITS.verdicts_at_once} jobs` });
    }
  };
  const open = (pathname: string) =>
    void navigate({ pathname, search: window.location.search }, { preventScrollReset: true });
  const moveOn = () => {
    // The focused row is about to go away: the next one takes the focus.
    const next = shown[at + 1] ?? shown[at - 1];
    setVisited(next?.posting.id ?? null);
    if (next) rows.current?.focus(order.indexOf(next.posting.id));
  };

  useListKeys(
    {
      move(by) {
        const onRow = matchOf(document.activeElement ?? document.body) !== null;
        const to = onRow ? at + by : at;
        if (to >= order.length && matches.hasNextPage) void matches.fetchNextPage();
        rows.current?.focus(Math.min(order.length - 1, Math.max(0, to)));
      },
      open: () => here && open(paths.match(here.posting.id)),
      save() {
        if (selected.length > 0) judgeAll(selected, 'saved');
        else if (here) judge(here.posting, { verdict: here.verdict === 'saved' ? null : 'saved' });
      },
      dismiss() {
        if (selected.length > 0) {
          judgeAll(selected, 'dismissed');
          clear();
        } else if (here) {
          moveOn();
          judge(here.posting, { verdict: 'dismissed' });
        }
      },
      apply() {
        if (selected.length === 0 && here) setChosen(toggle(selection, here.posting.id));
        // Enter applies; the button says how many and what it costs.
        requestAnimationFrame(() => document.getElementById(APPLY_SELECTED)?.focus());
      },
      select: () => here && select(toggle(selection, here.posting.id)),
      selectUpTo: () => here && select(selectUpTo(selection, here.posting.id, order)),
      selectAll: () => select({ ids: new Set(order), anchor: null }),
      clear,
    },
    { any: shown.length > 0, selected: selected.length > 0 },
  );

  const onClick = (event: MouseEvent) => {
    const id = matchOf(event.target);
    if (!id || event.button !== 0 || event.defaultPrevented) return;
    if ((event.target as Element).closest('input')) {
      setVisited(id);
      select(event.shiftKey ? selectUpTo(selection, id, order) : toggle(selection, id));
      return;
    }
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link.pathname);
  };

  const all = selected.length > 0 && selected.length === shown.length;
  return (
    <div>
      {/* Keeps its place while the first page loads. */}
      {!matches.data && !matches.error && <Head />}
      {shown.length > 0 && (
        <Head>
          <label>
            <input
              type="checkbox"
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = selected.length > 0 && !all;
              }}
              onChange={() => (all ? clear() : select({ ids: new Set(order), anchor: null }))}
            />
            Select all {formatNumber(shown.length)} shown
          </label>
          {matches.isFetching && !matches.isFetchingNextPage && (
            <Typography variant="small" color="textTertiary" role="status">
              Updating…
            </Typography>
          )}
        </Head>
      )}
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          applying={apply.isPending}
          onApply={(jobs) => apply.mutate(jobs)}
          onSave={() => judgeAll(selected, 'saved')}
          onDismiss={() => {
            judgeAll(selected, 'dismissed');
            clear();
          }}
          onClear={clear}
        />
      )}
      <Rows onClick={onClick} onFocus={(event: FocusEvent) => setVisited(matchOf(event.target) ?? visited)}>
        <PagedList
          list={matches}
          what="your matches"
          label="Matches"
          skeleton={<SkeletonRows rows={7} label="Loading your matches" />}
          keep={(match) => isListed(match, filters)}
          rowKey={rowKey}
          rowHeight={ROW_HEIGHT}
          handle={rows}
          row={(match) => (
            <MatchRow
              match={match}
              open={match.posting.id === openId}
              selected={selection.ids.has(match.posting.id)}
              applying={applying.has(match.posting.id)}
              tabbable={match === here}
            />
          )}
          empty={
            isFiltered(filters) ? (
              <EmptyState
                title="No matches with these filters"
                text="Your other matches are still there."
                action={<Button onClick={onClear}>Clear filters</Button>}
              />
            ) : (
              <EmptyState
                title="No matches scored 50 or higher"
                text="Add titles or skills to your profile, or allow more locations, then search again."
              />
            )
          }
        />
      </Rows>
    </div>
  );
}
