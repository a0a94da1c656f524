import { timeAgo } from '@/lib/format.ts';

/** From this age on, a posting is flagged: it may have been filled or forgotten. */
const LONG_MS = 30 * 24 * 3600_000;

/** `Posted 41 days ago` for a posting that has been open for long; null for every other, or if the date is unknown. */
export function longOpen(
  { posted_at, status }: { posted_at: string | null; status: 'open' | 'closed' },
  now: number = Date.now(),
): string | null {
  if (posted_at === null || status === 'closed') return null;
  return now - Date.parse(posted_at) < LONG_MS ? null : `Posted ${timeAgo(posted_at, now)}`;
}
