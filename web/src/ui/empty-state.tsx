import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Contours } from './contours.tsx';
import { Row } from './layout.ts';
import { PageMeta } from './page-meta.tsx';
import { Surface } from './surface.ts';

type EmptyStateProps = {
  title: string;
  /** One sentence: what will appear here, or what to do next. */
  text: ReactNode;
  /** One action: a `Button` or `CostButton`. */
  action?: ReactNode;
  /** Seed of the contours: the page's name. */
  seed?: string;
  /** `h1` if the page has no other heading; it is the page's title then. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** A roomy surface with its text on the left and room for contours on the right. */
export const EmptyFrame = styled(Surface)({
  position: 'relative',
  overflow: 'hidden',
  '& > div': {
    position: 'relative',
    maxWidth: 460,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    justifyItems: 'start',
  },
});

/** A frame that is all there is on its page. */
export const PageFrame = styled(EmptyFrame)(({ theme }) => ({
  marginTop: 32,
  [theme.breakpoints.up('md')]: { marginTop: 80 },
}));

/** Buttons at the end of a frame. */
export const Actions = styled(Row)({ margin: '12px 0 4px' });

/** Nothing yet, nothing found, or all done: contours, one sentence, one action. */
export function EmptyState({ title, text, action, seed = title, heading = 'h2' }: EmptyStateProps) {
  return (
    <EmptyFrame pad="xl">
      {heading === 'h1' && <PageMeta title={title} />}
      <Contours seed={seed} x={0.82} y={0.5} lines={10} step={58} />
      <div>
        <Typography variant="h2" component={heading}>
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
        {action && <Actions>{action}</Actions>}
      </div>
    </EmptyFrame>
  );
}
