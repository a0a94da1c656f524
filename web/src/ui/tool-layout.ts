import { styled } from '@mui/material/styles';
import { tone, width } from '@/theme/tokens.ts';

/** Holds the contours behind a tool that visitors use without an account. */
export const ToolGround = styled('div')({ position: 'relative', overflow: 'hidden' });

/** The column of such a page. */
export const ToolColumn = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: width.marketing,
  margin: '0 auto',
  padding: '52px clamp(16px, 4vw, 48px) 72px',
  [theme.breakpoints.down('md')]: { paddingTop: 32, paddingBottom: 48 },
}));

/** Its headline, and a note beside it. */
export const ToolTop = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 32,
  alignItems: 'end',
  marginBottom: 32,
  '& h1': { maxWidth: '14em', overflowWrap: 'anywhere', textWrap: 'balance' },
  '& h1 + p': { marginTop: 16, maxWidth: '38em' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 18, marginBottom: 24 },
}));

/** First row of a card: a name that may be long, and what stands beside it. */
export const CardHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px 20px',
  borderBottom: `1px solid ${tone.line}`,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});
