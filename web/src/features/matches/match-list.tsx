import { listMatches, type Match } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiPages } from '@/lib/query-client.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PagedList } from '@/ui/paged-list.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { type Filters, filtersQuery, isFiltered } from './filters.ts';
import { MatchRow } from './match-row.tsx';

/** Matches as they come, page after page. */
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

/** A plain click on a row's link, which the page answers itself. */
function plainClickOn(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && !event.defaultPrevented ? link : null;
}

type MatchListProps = {
  matches: ReturnType<typeof useMatches>;
  filters: Filters;
  openId: string | null;
  onClear: () => void;
};

const rowKey = ({ posting }: Match) => posting.id;

/** Usual height of a row with one line of chips. */
const ROW_HEIGHT = 96;

/**
 * The list with its four states. Rows are plain links, and the list opens them: a router's link draws itself anew at every
 * step, and the filters in the address would be in each of a thousand.
 */
export function MatchList({ matches, filters, openId, onClear }: MatchListProps) {
  const navigate = useNavigate();
  const open = useCallback(
    (event: MouseEvent) => {
      const link = plainClickOn(event);
      if (!link) return;
      event.preventDefault();
      void navigate(
        { pathname: link.pathname, search: window.location.search },
        { preventScrollReset: true },
      );
    },
    [navigate],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links in it, keyboard ones too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link turns Enter into a click
    <div onClick={open}>
      <PagedList
        list={matches}
        what="your matches"
        label="Matches"
        skeleton={<SkeletonRows rows={7} label="Loading your matches" />}
        keep={(match) => isListed(match, filters)}
        rowKey={rowKey}
        rowHeight={ROW_HEIGHT}
        row={(match) => <MatchRow match={match} open={match.posting.id === openId} />}
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
    </div>
  );
}
