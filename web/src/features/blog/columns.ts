import { styled } from '@mui/material/styles';
import { TOP_BAR_HEIGHT, width } from '@/theme/tokens.ts';
import { Page } from '@/ui/page.tsx';

/** A page of the blog: one column to read, and on wide screens its `nav` beside it, which stays in view. */
export const Columns = styled(Page)(({ theme }) => ({
  maxWidth: width.reading + 64,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 56,
  [theme.breakpoints.down('md')]: { paddingTop: 28 },
  [theme.breakpoints.up('lg')]: {
    maxWidth: width.wide + 64,
    gridTemplateColumns: `minmax(0, ${width.reading}px) minmax(0, 1fr)`,
    columnGap: 56,
    '& > *': { gridColumn: 1 },
    '& > nav': {
      gridColumn: 2,
      gridRow: '2 / span 3',
      position: 'sticky',
      top: TOP_BAR_HEIGHT + 24,
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${TOP_BAR_HEIGHT + 48}px)`,
      overflowY: 'auto',
    },
  },
}));
