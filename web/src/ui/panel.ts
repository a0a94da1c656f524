import { styled } from '@mui/material/styles';
import { textSize, tone } from '@/theme/tokens.ts';

/** Panels side by side where there is room. */
export const Panels = styled('div')({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});

/** Heading of a panel. Choose its level with `as`. */
export const PanelTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 12px' }));

/** Names and values, close together; a `div` may hold one of each. */
export const Facts = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  columnGap: 18,
  rowGap: 6,
  fontSize: textSize.body2,
  '& > div': { display: 'contents' },
  '& dt': { color: tone.ink3 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
