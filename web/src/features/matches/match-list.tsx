import { listMatches } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
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

type MatchListProps = {
  matches: ReturnType<typeof useMatches>;
  filters: Filters;
  open_id: string | null;
  on_clear: () => void;
};

/** The list with its four states. */
export function MatchList({ matches, filters, open_id, on_clear }: MatchListProps) {
  const [search] = useSearchParams();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = matches;
  if (error && !data) {
    return <ErrorState title="Your matches did not load" error={error} on_retry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows rows={7} label="Loading your matches" />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return isFiltered(filters) ? (
      <EmptyState
        title="Nothing fits these filters"
        text="Your other matches are still there."
        action={<Button onClick={on_clear}>Clear filters</Button>}
      />
    ) : (
      <EmptyState
        title="No posting reaches 50"
        text="Add titles or skills to your profile, or allow more places, and search again."
      />
    );
  }
  const query = search.toString();
  return (
    <div>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="Matches">
        {items.map((match) => (
          <MatchRow
            key={match.posting.id}
            match={match}
            open={match.posting.id === open_id}
            to={`${paths.match(match.posting.id)}${query ? `?${query}` : ''}`}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 2 }}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
