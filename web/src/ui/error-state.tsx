import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError, errorDetail } from '@/lib/api-error.ts';
import { EmptyFrame } from './empty-state.tsx';

type ErrorStateProps = {
  /** What failed: `Couldn’t load your matches`. */
  title: string;
  error: unknown;
  /** Shows "Try again". */
  onRetry?: () => void;
  /** Whether a retry is under way. */
  retrying?: boolean;
  /** `h1` if the page has no other heading. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** A panel that failed: what happened, what to do, the request id for support. */
export function ErrorState({ title, error, onRetry, retrying, heading = 'h2' }: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <EmptyFrame pad="xl" role="alert">
      <div>
        <Typography variant="h2" component={heading}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.25 }} color="textSecondary">
          {errorDetail(error)}
        </Typography>
        {onRetry && (
          <Button variant="outlined" loading={retrying} onClick={onRetry} sx={{ mt: 3 }}>
            Try again
          </Button>
        )}
        {requestId && (
          <Typography
            variant="caption"
            sx={{ mt: 2, userSelect: 'all', overflowWrap: 'anywhere' }}
            color="textTertiary"
          >
            Request ID: {requestId}
          </Typography>
        )}
      </div>
    </EmptyFrame>
  );
}
