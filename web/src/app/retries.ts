import { ERROR_RETRIES } from '@/lib/constants.ts';

/** A place that works this long after a retry has recovered, so its next failure starts over. */
const RECOVERED_MS = 10_000;

const used = new Map<string, number>();
const recoveries = new Map<string, ReturnType<typeof setTimeout>>();

/** Retries left at this place. Counted here because what fails is remounted each time and can't count itself. */
export const retriesLeft = (place: string): number => ERROR_RETRIES - (used.get(place) ?? 0);

export function countRetry(place: string): void {
  used.set(place, (used.get(place) ?? 0) + 1);
}

/** The place has failed and can't recover until it is shown again. */
export function noteBroken(place: string): void {
  clearTimeout(recoveries.get(place));
  recoveries.delete(place);
}

/** The place is shown again; its retries are restored if it keeps working. */
export function noteShown(place: string): void {
  noteBroken(place);
  const recovery = setTimeout(() => {
    used.delete(place);
    recoveries.delete(place);
  }, RECOVERED_MS);
  recoveries.set(place, recovery);
}
