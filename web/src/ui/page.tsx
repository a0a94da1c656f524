import { styled } from '@mui/material/styles';
import { width } from '@/theme/tokens.ts';

/**
 * The column of a page, with gutters and room for the activity dock: `app` (1360) for lists and boards, `form` (620) for
 * forms and onboarding, `wide` (996) for long forms, `reading` (720) for text, `marketing` (1320).
 */
export const Page = styled('div', {
  // `as` chooses the element; forwarded, it would be an attribute.
  shouldForwardProp: (prop) => prop !== 'column' && prop !== 'as' && prop !== 'sx',
})<{
  column?: keyof typeof width;
}>(({ theme, column = 'app' }) => ({
  width: '100%',
  maxWidth: width[column] + 64,
  margin: '0 auto',
  padding: '28px clamp(16px, 3vw, 32px) calc(64px + var(--dock-room, 0px))',
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
  // What follows the text would be an empty sheet.
  '@media print': { padding: 0 },
}));
