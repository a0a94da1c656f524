import type { ReactNode } from 'react';
import { PagedPanel, type Pages } from '@/ui/paged-list.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';

type PagedTableProps<T> = {
  /** The result of `useInfiniteQuery(apiPages(endpoint, address))`. */
  list: Pages<T>;
  label: string;
  columns: readonly DataColumn<T>[];
  rowKey: (item: T) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
};

/** A table paged by the server. */
export function PagedTable<T>({ list, label, columns, rowKey, empty }: PagedTableProps<T>) {
  return (
    <PagedPanel
      list={list}
      what={label.charAt(0).toLowerCase() + label.slice(1)}
      skeleton={<SkeletonCard lines={5} height={260} label={`Loading ${label.toLowerCase()}`} />}
      empty={empty}
    >
      {(items) => <DataTable label={label} columns={columns} items={items} rowKey={rowKey} />}
    </PagedPanel>
  );
}
