import type { Manifest } from './board-manifest.ts';

const DAY = 24 * 60 * 60_000;
/** A posting that is missing from a feed which doesn't show all counts as closed after this long. */
const INCOMPLETE_FOR = 14 * DAY;
/** A board that loses nearly all of so many postings at once is believed after a day. */
const SUDDEN = { postings: 10, left: 0.2, patience: DAY };

/**
 * Milliseconds for which a posting must have been missing before it is closed. A feed of the newest jobs says nothing
 * about older ones; a large board that is suddenly empty may be the vendor's error.
 */
export function patienceFor(before: Manifest, seen: ReadonlySet<string>, complete: boolean): number {
  if (!complete) return INCOMPLETE_FOR;
  const found = [...before.keys()].filter((external_id) => seen.has(external_id)).length;
  return before.size >= SUDDEN.postings && found <= before.size * SUDDEN.left ? SUDDEN.patience : 0;
}
