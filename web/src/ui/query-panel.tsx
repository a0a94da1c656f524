import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hasCode } from '@/lib/api-error.ts';
import { dateAndTime } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { ErrorState } from './error-state.tsx';

/** The part of a query that a panel shows; fits `useQuery` and `useInfiniteQuery`. */
export type Shown<T> = {
  data: T | undefined;
  error: unknown;
  /** When the data arrived, in ms since 1970. */
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryPanelProps<T> = {
  query: Shown<T>;
  /** What follows "Couldn't load": `your dashboard`. */
  what: string;
  /** Shown until the first data arrives, in its final size. */
  skeleton: ReactNode;
  /** Replaces the error if the server answers that it doesn't exist. */
  missing?: ReactNode;
  /** Replaces the children if there is nothing to show; returns null or false otherwise. */
  empty?: (data: T) => ReactNode;
  /** Level of the error's heading; `h1` if the page has no other heading. */
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

/** Says that the data on the screen is outdated, how old it is, and offers to try again. */
export function StaleNotice({ query }: { query: Omit<Shown<unknown>, 'data'> }) {
  return (
    <Notice role="status">
      Couldn’t refresh. Last updated {dateAndTime(new Date(query.dataUpdatedAt).toISOString())}.
      <Button variant="text" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </Notice>
  );
}

/**
 * The four states of everything that loads: loading, error, empty, and loaded. If a later fetch fails, the data stays on
 * the screen under a notice.
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
