import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { errorDetail } from '@/lib/api-error.ts';
import { Stack } from './layout.ts';
import { QueryPanel, type Shown } from './query-panel.tsx';
import { ROW_SCROLL_MARGIN, type RowsHandle, VirtualRows } from './virtual-rows.tsx';

/** What `useInfiniteQuery(apiPages(endpoint, address))` returns. */
export type Pages<T> = Shown<{ pages: { items: readonly T[] }[] }> & {
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
};

/** From this many rows on, only those near the viewport are in the document; below, find-in-page matters more. */
const VIRTUAL_FROM = 200;

const List = styled('ul')({
  '& a': { scrollMarginBlock: ROW_SCROLL_MARGIN },
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
const End = styled(Stack)({ marginTop: 16, justifyItems: 'start' });

/** The end of a paged list: a button for the next page, and the error if it failed to load. */
function NextPage({ list }: { list: Pages<unknown> }) {
  if (!list.hasNextPage) return null;
  const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <End gap={8}>
      {failed && (
        <Typography role="alert" variant="body2" color="textSecondary">
          Couldn’t load more. {errorDetail(list.error)}
        </Typography>
      )}
      <Button variant="outlined" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {failed ? 'Try again' : 'Show more'}
      </Button>
    </End>
  );
}

type PagedPanelProps<T> = {
  list: Pages<T>;
  /** What follows "Couldn't load": `your matches`. */
  what: string;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Which of the loaded items are shown; all by default. */
  keep?: (item: T) => boolean;
  heading?: 'h2' | 'h3';
  children: (items: T[]) => ReactNode;
};

/** A paged list with its four states; the caller renders the items. */
export function PagedPanel<T>({ list, what, skeleton, empty, keep, heading, children }: PagedPanelProps<T>) {
  // If the next page fails, the end of the list says so, not the top.
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
  /** Name of the list for screen readers. */
  label: string;
  /** One row, without its `<li>`. */
  row: (item: T) => ReactNode;
  rowKey: (item: T) => string;
  /** Estimated height of a row, in px. */
  rowHeight: number;
  handle?: Ref<RowsHandle>;
};

type PlainRowsProps<T> = Pick<PagedListProps<T>, 'label' | 'row' | 'rowKey' | 'handle'> & {
  items: readonly T[];
};

function PlainRows<T>({ items, label, row, rowKey, handle }: PlainRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(handle, () => ({
    focus: (index) => list.current?.children[index]?.querySelector<HTMLElement>('a')?.focus(),
  }));
  return (
    <List ref={list} aria-label={label}>
      {items.map((item) => (
        <li key={rowKey(item)}>{row(item)}</li>
      ))}
    </List>
  );
}

/** Rows of a paged list. Very long lists keep only the rows near the viewport in the document. */
export function PagedList<T>({ label, row, rowKey, rowHeight, handle, ...panel }: PagedListProps<T>) {
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
            handle={handle}
          />
        ) : (
          <PlainRows items={items} row={row} rowKey={rowKey} label={label} handle={handle} />
        )
      }
    </PagedPanel>
  );
}
