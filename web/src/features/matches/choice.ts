import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radius, textSize, tone } from '@/theme/tokens.ts';

/** The question above a row of choices. */
export const Ask = styled(Typography)({ flexBasis: '100%' });

/** One of a row of answers, of which the pressed one is given. */
export const Choice = styled('button')({
  font: 'inherit',
  fontSize: textSize.small,
  fontWeight: 500,
  minHeight: 36,
  padding: '0 13px',
  borderRadius: radius.full,
  border: `1px solid ${tone.line}`,
  background: tone.sunken,
  color: tone.ink,
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: tone.ink, color: tone.paper, borderColor: tone.ink },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});
