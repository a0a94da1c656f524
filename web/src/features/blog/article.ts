import { styled } from '@mui/material/styles';
import { Page } from '@/ui/page.tsx';

/** Column of the blog: more air above than pages of the app have. */
export const Article = styled(Page)(({ theme }) => ({
  paddingTop: 56,
  [theme.breakpoints.down('md')]: { paddingTop: 28 },
}));
