import { styled } from '@mui/material/styles';
import { width } from '@/theme/tokens.ts';

/**
 * Column of a page: gutters, top and bottom space, room for the activity dock.
 * `app` (1360) lists and boards, `form` (620) forms and onboarding, `reading` (720) text, `marketing` (1320).
 */
export const Page = styled('div', {
  // `as` chooses the element; forwarded, it would be an attribute of a div.
  shouldForwardProp: (prop) => prop !== 'column' && prop !== 'as',
})<{
  column?: keyof typeof width;
}>(({ theme, column = 'app' }) => ({
  width: '100%',
  maxWidth: width[column] + 64,
  margin: '0 auto',
  padding: '28px clamp(16px, 3vw, 32px) calc(64px + var(--dock-room, 0px))',
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));
