import { type JobFilters, jobListAddress } from '@contract/job-pages.ts';

/** Pages back that an address remembers; before them only the first page is left. */
const MOST_BACK = 20;

/**
 * Addresses of the pages around a page of the list; null where there is none. A cursor only leads forward, so an address
 * also has the cursors of the pages before it, oldest first: `back`. Without them the page before is the first one.
 */
export function pagesAround(
  filters: JobFilters,
  params: URLSearchParams,
  nextCursor: string | null,
): { first: string | null; previous: string | null; next: string | null } {
  const { cursor } = filters;
  const first = jobListAddress({ ...filters, cursor: undefined });
  const trail = params.get('back')?.split(',') ?? [];
  const address = (to: string, back: readonly string[]) => {
    const kept = back.slice(-MOST_BACK).join();
    return jobListAddress({ ...filters, cursor: to }, { back: kept || undefined });
  };
  const before = trail.at(-1);
  const previous = cursor ? (before ? address(before, trail.slice(0, -1)) : first) : null;
  const next = nextCursor ? address(nextCursor, cursor ? [...trail, cursor] : []) : null;
  return { first: cursor ? first : null, previous, next };
}
