import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ApiError, errorDetail } from '@/lib/api-error.ts';
import { Actions, EmptyFrame } from './empty-state.tsx';
import { PageMeta } from './page-meta.tsx';

type ErrorStateProps = {
  /** What failed: `Couldn’t load your matches`. */
  title: string;
  error: unknown;
  /** Shows "Try again". */
  onRetry?: () => void;
  /** Whether a retry is under way. */
  retrying?: boolean;
  /** `h1` if the page has no other heading; it is the page's title then. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** One click selects it, to copy it into an email to support. */
const RequestId = styled(Typography)({ userSelect: 'all', overflowWrap: 'anywhere' });

/** A panel that failed: what happened, what to do, the request id for support. */
export function ErrorState({ title, error, onRetry, retrying, heading = 'h2' }: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <EmptyFrame pad="xl" role="alert">
      {heading === 'h1' && <PageMeta title={title} />}
      <div>
        <Typography variant="h2" component={heading}>
          {title}
        </Typography>
        <Typography color="textSecondary">{errorDetail(error)}</Typography>
        {onRetry && (
          <Actions>
            <Button variant="outlined" loading={retrying} onClick={onRetry}>
              Try again
            </Button>
          </Actions>
        )}
        {requestId && (
          <RequestId variant="caption" color="textTertiary">
            Request ID: {requestId}
          </RequestId>
        )}
      </div>
    </EmptyFrame>
  );
}
