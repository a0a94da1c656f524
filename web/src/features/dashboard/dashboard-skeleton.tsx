import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@/ui/page-meta.tsx';
import { Bone } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { Cell, Grid } from './grid.tsx';

const Header = styled('header')({
  marginBottom: 24,
  '& h1': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, marginTop: 6 },
});
const Lines = styled('div')({ display: 'grid', gap: 16, paddingTop: 20 });
const Title = styled(Bone)({ height: 22, width: '40%' });
const Wide = styled(Bone)({ height: '1em', maxWidth: '100%' });
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
      <PageMeta title="Dashboard" />
      <VisuallyHidden role="status">Loading your dashboard</VisuallyHidden>
      <Header>
        <Typography variant="small" color="textSecondary">
          {over}
        </Typography>
        <Typography variant="section" component="h1">
          <VisuallyHidden>Dashboard</VisuallyHidden>
          <Wide width="15em" />
          <Wide width="11em" />
        </Typography>
      </Header>
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
