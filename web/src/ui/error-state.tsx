import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError, errorDetail } from '@/lib/api-error.ts';
import { tone } from '@/theme/tokens.ts';
import { EmptyFrame } from './empty-state.tsx';

type ErrorStateProps = {
  /** What did not load: `Your matches did not load`. */
  title: string;
  error: unknown;
  /** Offers "Try again". */
  on_retry?: () => void;
  /** Whether a new try is under way. */
  retrying?: boolean;
  /** `h1` where nothing else heads the page. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** A panel that failed: what happened, what to do, the request id for support. */
export function ErrorState({ title, error, on_retry, retrying, heading = 'h2' }: ErrorStateProps) {
  const request_id = error instanceof ApiError ? error.request_id : null;
  return (
    <EmptyFrame role="alert">
      <div>
        <Typography variant="h2" component={heading}>
          {title}
        </Typography>
        <Typography sx={{ color: tone.ink2, mt: 1.25 }}>{errorDetail(error)}</Typography>
        {on_retry && (
          <Button variant="outlined" loading={retrying} onClick={on_retry} sx={{ mt: 3 }}>
            Try again
          </Button>
        )}
        {request_id && (
          <Typography
            variant="caption"
            sx={{ color: tone.ink3, mt: 2, userSelect: 'all', overflowWrap: 'anywhere' }}
          >
            Request {request_id}
          </Typography>
        )}
      </div>
    </EmptyFrame>
  );
}
