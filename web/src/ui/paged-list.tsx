import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorDetail } from '@/lib/api-error.ts';
import { textSize } from '@/theme/tokens.ts';
import { QueryPanel, type Shown } from './query-panel.tsx';
import { VirtualRows } from './virtual-rows.tsx';

/** What `useInfiniteQuery(apiPages(endpoint, address))` gives. */
export type Pages<T> = Shown<{ pages: { items: readonly T[] }[] }> & {
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
};

/** From this many rows on only those near the viewport are in the document; below, find-in-page is worth more. */
const VIRTUAL_FROM = 200;

/** The end of a list that comes in pages: a button for the next one, or that it did not come. */
function NextPage({ list }: { list: Pages<unknown> }) {
  if (!list.hasNextPage) return null;
  const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <div style={{ marginTop: 16 }}>
      {failed && (
        <Typography role="alert" sx={{ fontSize: textSize.body2, mb: 1 }} color="textSecondary">
          Couldn’t load more. {errorDetail(list.error)}
        </Typography>
      )}
      <Button variant="outlined" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {failed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
}

type PagedPanelProps<T> = {
  list: Pages<T>;
  /** As it follows "Couldn't load": `your matches`. */
  what: string;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Which of the loaded items are in the list; all unless told otherwise. */
  keep?: (item: T) => boolean;
  heading?: 'h2' | 'h3';
  children: (items: T[]) => ReactNode;
};

/** A list that comes page after page, with its four states, drawn as its caller likes. */
export function PagedPanel<T>({ list, what, skeleton, empty, keep, heading, children }: PagedPanelProps<T>) {
  // A next page that failed is said at the end of the list, not above it.
  const query = list.isFetchNextPageError ? { ...list, error: list.data ? null : list.error } : list;
  return (
    <QueryPanel query={query} what={what} skeleton={skeleton} heading={heading}>
      {({ pages }) => {
        const all = pages.flatMap(({ items }) => items);
        const items = keep ? all.filter(keep) : all;
        return (
          <>
            {items.length === 0 && !list.hasNextPage ? empty : children(items)}
            <NextPage list={list} />
          </>
        );
      }}
    </QueryPanel>
  );
}

type PagedListProps<T> = Omit<PagedPanelProps<T>, 'children'> & {
  /** What the list is called. */
  label: string;
  /** One row, without its `<li>`. */
  row: (item: T) => ReactNode;
  rowKey: (item: T) => string;
  /** What a row is usually high, in px. */
  rowHeight: number;
};

/** Rows that come page after page. Very long ones keep only what is near the viewport in the document. */
export function PagedList<T>({ label, row, rowKey, rowHeight, ...panel }: PagedListProps<T>) {
  return (
    <PagedPanel {...panel}>
      {(items) =>
        items.length >= VIRTUAL_FROM ? (
          <VirtualRows
            items={items}
            row={row}
            rowKey={rowKey}
            label={label}
            rowHeight={rowHeight}
            openEnded={panel.list.hasNextPage}
          />
        ) : (
          <ul aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {items.map((item) => (
              <li key={rowKey(item)}>{row(item)}</li>
            ))}
          </ul>
        )
      }
    </PagedPanel>
  );
}
