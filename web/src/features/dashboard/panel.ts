import { styled } from '@mui/material/styles';
import { radius, tone } from '@/theme/tokens.ts';

/** A card of the dashboard. */
export const Panel = styled('section')({
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  padding: 24,
  minWidth: 0,
});

/** Rows of links within a card. */
export const Rows = styled('ul')({
  listStyle: 'none',
  margin: '12px -12px 0',
  padding: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    padding: '10px 12px',
    borderRadius: radius.inner,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: tone.sunken },
    '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: -2 },
  },
});
