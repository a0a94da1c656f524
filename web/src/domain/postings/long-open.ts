const DAY_MS = 24 * 3600_000;
/** From this age a posting carries a sign: it may be filled already, or forgotten. */
const LONG_DAYS = 30;

/** `posted 41 days ago`, of a posting that has stood open for long; null of every other, and where nobody said. */
export function longOpen(
  { posted_at, status }: { posted_at: string | null; status: 'open' | 'closed' },
  now: number = Date.now(),
): string | null {
  if (posted_at === null || status === 'closed') return null;
  const days = Math.floor((now - Date.parse(posted_at)) / DAY_MS);
  if (days < LONG_DAYS) return null;
  return days < 2 * LONG_DAYS ? `posted ${days} days ago` : `posted ${Math.floor(days / 30)} months ago`;
}
