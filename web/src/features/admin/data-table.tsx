import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius, textSize, tone } from '@/theme/tokens.ts';

export type DataColumn<T> = {
  id: string;
  head: string;
  cell: (item: T) => ReactNode;
  /** Numbers stand at the end of their column. */
  numeric?: boolean;
};

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  fontSize: textSize.body2,
  '& th, & td': { padding: '9px 14px', textAlign: 'left', verticalAlign: 'top', lineHeight: 1.45 },
  '& th': { color: tone.ink3, fontWeight: 500, fontSize: textSize.small, whiteSpace: 'nowrap' },
  '& td': { borderTop: `1px solid ${tone.line}`, overflowWrap: 'anywhere' },
  '& .numeric': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody tr:hover td': { background: tone.sunken },
  '& tbody tr:last-of-type td:first-of-type': { borderBottomLeftRadius: radius.card },
  '& tbody tr:last-of-type td:last-of-type': { borderBottomRightRadius: radius.card },
  // On phones a row is a small card: each value beside its name.
  [theme.breakpoints.down('md')]: {
    display: 'block',
    '& tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& tr': { display: 'grid', padding: '10px 14px' },
    '& tbody tr + tr': { borderTop: `1px solid ${tone.line}` },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '108px minmax(0, 1fr)',
      gap: 10,
      border: 0,
      padding: '3px 0',
      '&::before': { content: 'attr(data-head)', color: tone.ink3, fontSize: textSize.small },
    },
    '& .numeric': { textAlign: 'left' },
    '& tbody tr:hover td': { background: 'none' },
  },
}));

type DataTableProps<T> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly DataColumn<T>[];
  items: readonly T[];
  rowKey: (item: T) => string;
};

/** Dense rows with aligned numbers; on phones each row turns into lines of name and value. */
export function DataTable<T>({ label, columns, items, rowKey }: DataTableProps<T>) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, head, numeric }) => (
            <th key={id} scope="col" className={numeric ? 'numeric' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={rowKey(item)}>
            {columns.map(({ id, head, cell, numeric }) => (
              <td key={id} data-head={head} className={numeric ? 'numeric' : undefined}>
                <div>{cell(item)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
