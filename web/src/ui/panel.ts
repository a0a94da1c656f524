import { styled } from '@mui/material/styles';
import { textSize, tone } from '@/theme/tokens.ts';

/** Panels side by side where there is room. */
export const Panels = styled('div')({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});

/** Names and values, close together. */
export const Facts = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  columnGap: 18,
  rowGap: 6,
  fontSize: textSize.body2,
  '& dt': { color: tone.ink3 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
