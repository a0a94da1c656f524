import { styled } from '@mui/material/styles';

/** Twelve columns; one on a phone. */
export const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
}));

type CellProps = {
  /** Columns it takes. */
  span: number;
  /** Order on a phone, where what needs the user comes first. */
  phone: number;
};

export const Cell = styled('div', {
  shouldForwardProp: (prop) => prop !== 'span' && prop !== 'phone',
})<CellProps>(({ theme, span, phone }) => ({
  gridColumn: `span ${span}`,
  minWidth: 0,
  [theme.breakpoints.down('md')]: { gridColumn: '1 / -1', order: phone },
}));
