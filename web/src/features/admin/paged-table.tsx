import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorState } from '@/ui/error-state.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';

type Pages<T> = { items: readonly T[]; next_cursor: string | null };

type PagedTableProps<T> = {
  /** What `useInfiniteQuery(apiPages(endpoint, address))` gives. */
  list: {
    data: { pages: Pages<T>[] } | undefined;
    error: Error | null;
    refetch: () => unknown;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    isFetchingNextPage: boolean;
  };
  label: string;
  columns: readonly DataColumn<T>[];
  row_key: (item: T) => string;
  /** What stands there when there is nothing. */
  empty: ReactNode;
};

/** A table that the server pages: loading, failed, empty, and rows with "Show more". */
export function PagedTable<T>({ list, label, columns, row_key, empty }: PagedTableProps<T>) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  if (!data && error) {
    return <ErrorState title={`${label} did not load`} error={error} on_retry={() => void refetch()} />;
  }
  if (!data) return <SkeletonCard lines={5} height={260} label={`Loading: ${label}`} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <DataTable label={label} columns={columns} items={items} row_key={row_key} />
      {error && <p role="alert">The next page did not load. Try once more.</p>}
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
    </>
  );
}
