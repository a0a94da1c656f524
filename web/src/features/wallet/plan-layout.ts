import { styled } from '@mui/material/styles';
import { font, radius, textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';

export const Card = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '26px 28px',
  scrollMarginTop: 90,
  [theme.breakpoints.down('md')]: { padding: '20px 16px' },
}));

/** A heading with its state at the end. */
export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 14,
});

export const Price = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 10px',
  margin: '0 0 18px',
  color: tone.ink2,
  '& b': { font: `650 ${textSize.price}/1 ${font.display}`, letterSpacing: '-0.03em', color: tone.ink },
});

export const PlanFacts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(128px, max-content) minmax(0, 1fr)',
  margin: '0 0 18px',
  fontSize: textSize.body2,
  '& > dt, & > dd': { margin: 0, padding: '11px 14px 11px 0', borderTop: `1px solid ${tone.line}` },
  '& > dt': { color: tone.ink2 },
  '& > dd > span': { color: tone.ink2 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(104px, max-content) minmax(0, 1fr)' },
}));

/** A quiet box at the foot of a card: a sentence and its button. */
export const FootBox = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: 16,
  alignItems: 'center',
  marginTop: 'auto',
  padding: '16px 18px',
  borderRadius: radius.inner,
  background: tone.sunken,
  '@media (forced-colors: active)': { border: '1px solid' },
  '& b': { color: tone.ink },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
