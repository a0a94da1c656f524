import { styled } from '@mui/material/styles';
import { Bone } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { Cell, Grid } from './grid.tsx';
import { Head } from './head.tsx';

const Lines = styled('div')({ display: 'grid', gap: 16, paddingTop: 20 });
const Title = styled(Bone)({ height: 22, width: '40%' });
const Statement = styled(Bone)({ height: '1em', maxWidth: '100%' });
const Card = styled(Surface, { shouldForwardProp: (prop) => prop !== 'height' && prop !== 'as' })<{
  height: number;
}>(({ height }) => ({ height }));

/** Minimum height of each card once loaded, as far as it is known in advance. */
const CARDS = [
  { id: 'week', span: 12, phone: 3, height: 154, rows: 0 },
  { id: 'needs', span: 7, phone: 1, height: 470, rows: 6 },
  { id: 'matches', span: 5, phone: 2, height: 470, rows: 6 },
  { id: 'standing', span: 7, phone: 5, height: 330, rows: 3 },
  { id: 'replies', span: 5, phone: 4, height: 330, rows: 3 },
] as const;

/** The page in its final size, before anything has loaded. */
export function DashboardSkeleton({ over }: { over: string }) {
  return (
    <>
      <VisuallyHidden role="status">Loading your dashboard</VisuallyHidden>
      <Head over={over}>
        <Statement width="22em" />
      </Head>
      <Grid aria-hidden>
        {CARDS.map(({ id, span, phone, height, rows }) => (
          <Cell key={id} span={span} phone={phone}>
            <Card height={height}>
              {rows > 0 && <Title />}
              <Lines>
                {Array.from({ length: rows }, (_, n) => (
                  <Bone key={`line-${n.toString()}`} height={14} width={`${90 - ((n * 17) % 40)}%`} />
                ))}
              </Lines>
            </Card>
          </Cell>
        ))}
      </Grid>
    </>
  );
}
