import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { Contours } from '@/ui/contours.tsx';
import { Actions, PageFrame } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';

type ErrorScreenProps = { retriesLeft: number; onRetry: () => void };

/** Replaces a page that failed to render. */
export function ErrorScreen({ retriesLeft, onRetry }: ErrorScreenProps) {
  return (
    <Page column="reading" role="alert">
      <PageMeta title="Something went wrong" />
      <PageFrame pad="xl">
        <Contours seed="error" x={0.86} y={0.4} />
        <div>
          <Typography variant="h1">Something went wrong</Typography>
          <Typography color="textSecondary">
            We encountered an unexpected error. Don't worry, your data is safe.
          </Typography>
          <Actions>
            {retriesLeft > 0 && <Button onClick={onRetry}>{`Try Again (${retriesLeft} left)`}</Button>}
            <Button variant={retriesLeft > 0 ? 'outlined' : 'contained'} onClick={() => location.reload()}>
              Reload Page
            </Button>
            <Button variant="outlined" href={paths.home()}>
              Go Home
            </Button>
          </Actions>
          <Typography variant="small" color="textTertiary">
            If this problem persists, please contact support.{' '}
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
          </Typography>
        </div>
      </PageFrame>
    </Page>
  );
}
