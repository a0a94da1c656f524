import { styled } from '@mui/material/styles';

/** Parts of a page or a panel, below each other. */
export const Column = styled('div')({ display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Small things beside each other, as far as there is room. */
export const Line = styled('div')({ display: 'flex', gap: 10, alignItems: 'center', flexWrap: 'wrap' });

/** Choices and buttons over a table. */
export const Toolbar = styled(Line)({ alignItems: 'end', marginBottom: 16 });
