import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TOP_BAR_HEIGHT, tone } from '@/theme/tokens.ts';
import { Stack } from '@/ui/layout.ts';

const COLUMNS = 'minmax(0, 280px) minmax(0, 1fr)';
const GAP = '20px 56px';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: GAP,
  alignItems: 'start',
  padding: '36px 0',
  borderTop: `1px solid ${tone.line}`,
  scrollMarginTop: TOP_BAR_HEIGHT,
  // The heading stays in view while the group's fields scroll by.
  '& > header': { position: 'sticky', top: TOP_BAR_HEIGHT + 24, '& > p': { marginTop: 6, maxWidth: '38em' } },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '28px 0',
    '& > header': { position: 'static' },
  },
}));

type GroupProps = {
  /** Also the group's anchor: `/profile#links`. */
  id: string;
  title: string;
  /** What the fields are for. */
  text: ReactNode;
  children: ReactNode;
};

/** A group of fields: what they are for on the left, the fields on the right. */
export function Group({ id, title, text, children }: GroupProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-title`}>
      <header>
        <Typography variant="h2" id={`${id}-title`}>
          {title}
        </Typography>
        <Typography color="textSecondary" variant="body2">
          {text}
        </Typography>
      </header>
      <Stack>{children}</Stack>
    </Root>
  );
}

/** The form's footer. With unsaved changes it sticks to the bottom of the window. */
export const Foot = styled('div', { shouldForwardProp: (prop) => prop !== 'unsaved' })<{ unsaved: boolean }>(
  ({ theme, unsaved }) => ({
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    gap: GAP,
    padding: '16px 0',
    '& > *': { gridColumn: 2 },
    ...(unsaved && {
      position: 'sticky',
      bottom: 0,
      background: tone.paper,
      borderTop: `1px solid ${tone.line}`,
    }),
    [theme.breakpoints.down('md')]: {
      // On a phone, the dock and the feedback button are at the bottom.
      position: 'static',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': { gridColumn: 1 },
    },
  }),
);
