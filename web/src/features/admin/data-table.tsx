import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';

export type DataColumn<T> = {
  id: string;
  head: string;
  cell: (item: T) => ReactNode;
  /** Numbers are right-aligned. */
  numeric?: boolean;
  /** Text of any length: it wraps anywhere, so that the other columns keep their words whole. */
  long?: boolean;
};

const Frame = styled(Surface)(({ theme }) => ({
  overflow: 'auto hidden',
  '& .MuiTableCell-root': { padding: '9px 14px', verticalAlign: 'top', lineHeight: 1.45 },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& [data-long]': { overflowWrap: 'anywhere' },
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  // On phones a row is a small card: each value beside its name.
  [theme.breakpoints.down('md')]: {
    '& table, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& tbody tr': { display: 'grid', padding: '10px 14px' },
    '& tbody tr + tr': { borderTop: `1px solid ${tone.line}` },
    '& .MuiTableCell-body': {
      display: 'grid',
      gridTemplateColumns: '108px minmax(0, 1fr)',
      gap: 10,
      border: 0,
      padding: '3px 0',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '&::before': { content: 'attr(data-head)', color: tone.ink3, fontSize: textSize.small },
    },
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
    <Frame pad="none">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, head, numeric }) => (
              <TableCell key={id} align={numeric ? 'right' : undefined}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={rowKey(item)} hover>
              {columns.map(({ id, head, cell, numeric, long }) => (
                <TableCell
                  key={id}
                  data-head={head}
                  data-long={long || undefined}
                  align={numeric ? 'right' : undefined}
                >
                  <div>{cell(item)}</div>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}
