import { styled } from '@mui/material/styles';
import { tone, width } from '@/theme/tokens.ts';

/** One band of a public page; `sunken` sets it off from its neighbors. */
export const Band = styled('section', {
  // `as` chooses the element; forwarded, it would be an attribute of a section.
  shouldForwardProp: (prop) => prop !== 'sunken' && prop !== 'as',
})<{
  sunken?: boolean;
}>(({ theme, sunken }) => ({
  background: sunken ? tone.sunken : 'transparent',
  borderBlock: sunken ? `1px solid ${tone.line}` : 0,
  '& > div': {
    maxWidth: width.marketing,
    margin: '0 auto',
    padding: '96px clamp(16px, 4vw, 48px)',
    [theme.breakpoints.down('md')]: { paddingBlock: 64 },
  },
}));
