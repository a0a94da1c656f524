import { ERROR_RETRIES } from '@/lib/constants.ts';

/** A part that holds this long after a new try has recovered: the next failure is another one. */
const RECOVERED_MS = 10_000;

const used = new Map<string, number>();
const recoveries = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * New tries that are left for what broke at this place. Counted here, as what breaks is mounted anew each time and
 * cannot count itself.
 */
export const retriesLeft = (place: string): number => ERROR_RETRIES - (used.get(place) ?? 0);

export function countRetry(place: string): void {
  used.set(place, (used.get(place) ?? 0) + 1);
}

/** The place is broken: until it is shown again it does not recover. */
export function noteBroken(place: string): void {
  clearTimeout(recoveries.get(place));
  recoveries.delete(place);
}

/** The place is shown again; the tries are given back if it holds. */
export function noteShown(place: string): void {
  noteBroken(place);
  const recovery = setTimeout(() => {
    used.delete(place);
    recoveries.delete(place);
  }, RECOVERED_MS);
  recoveries.set(place, recovery);
}
