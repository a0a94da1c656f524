import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Contours } from '@/ui/contours.tsx';
import { Actions, PageFrame } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';

/** Any unknown path. */
export function NotFoundPage() {
  return (
    <Page column="reading">
      <PageMeta title="404 Page Not Found" />
      <PageFrame pad="xl">
        <Contours seed="404" x={0.86} y={0.55} />
        <div>
          <Typography variant="h1">404 Page Not Found</Typography>
          <Typography color="textSecondary">The page you're looking for doesn't exist.</Typography>
          <Actions>
            <Button component={Link} to={paths.home()}>
              Go Home
            </Button>
          </Actions>
        </div>
      </PageFrame>
    </Page>
  );
}
