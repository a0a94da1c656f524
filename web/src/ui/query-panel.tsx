import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hasCode } from '@/lib/api-error.ts';
import { clockMinute } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { ErrorState } from './error-state.tsx';

/** What a query shows of itself; `useQuery` and `useInfiniteQuery` both fit. */
export type Shown<T> = {
  data: T | undefined;
  error: unknown;
  /** When the data came, ms since 1970. */
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryPanelProps<T> = {
  query: Shown<T>;
  /** As it follows "Couldn't load": `your dashboard`. */
  what: string;
  /** Stands while nothing has come yet, in the final size; shows after 200 ms. */
  skeleton: ReactNode;
  /** In place of the error where the server says that there is no such thing. */
  missing?: ReactNode;
  /** In place of the children where there is nothing to show; null or false where there is. */
  empty?: (data: T) => ReactNode;
  /** Level of the error's heading; `h1` where nothing else heads the page. */
  heading?: 'h1' | 'h2' | 'h3';
  children: (data: T) => ReactNode;
};

const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  margin: '0 0 12px',
  color: tone.ink2,
  fontSize: textSize.small,
});

/** What is on the screen is older than it should be: when it is from, and a way to try again. */
export function StaleNotice({ query }: { query: Omit<Shown<unknown>, 'data'> }) {
  return (
    <Notice role="status">
      Couldn’t refresh. Showing {clockMinute(query.dataUpdatedAt)}.
      <Button variant="text" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </Notice>
  );
}

/**
 * The four states of everything that is loaded: loading, failed, empty, there. What has been loaded stays in sight when a
 * later fetch fails, under a notice that says so.
 */
export function QueryPanel<T>({
  query,
  what,
  skeleton,
  missing,
  empty,
  heading,
  children,
}: QueryPanelProps<T>) {
  const { data, error } = query;
  if (data !== undefined) {
    return (
      <>
        {error ? <StaleNotice query={query} /> : null}
        {empty?.(data) || children(data)}
      </>
    );
  }
  if (!error) return skeleton;
  if (missing !== undefined && hasCode(error, 'not_found')) return missing;
  return (
    <ErrorState
      title={`Couldn’t load ${what}`}
      error={error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      heading={heading}
    />
  );
}
