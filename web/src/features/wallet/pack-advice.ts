import type { LedgerEntry } from '@contract/wallet.ts';
import { formatNumber, plural, shortDate } from '@/lib/format.ts';

const DAY = 24 * 60 * 60_000;
/** A pace needs a few days to be one. */
const LEAST_DAYS = 3;
const MOST_DAYS = 30;
/** Fewer are soon used up at any pace. */
const FEW = 5;

const IN_GENERAL = 'Pack credits never expire. We use the credits that expire first.';

type Facts = {
  available: number;
  /** The latest entries, newest first. */
  entries: readonly LedgerEntry[];
  /** End of the paid period; null without Premium. */
  periodEnd: string | null;
  now?: number;
};

/** Says when a pack probably isn't needed; otherwise what speaks for one or against it. */
export function packAdvice({ available, entries, periodEnd, now = Date.now() }: Facts): string {
  if (available === 0) return IN_GENERAL;
  const until = periodEnd ?? new Date(now + MOST_DAYS * DAY).toISOString();
  const perDay = paceOf(entries, now);
  const need = perDay === null ? null : Math.ceil((perDay * (Date.parse(until) - now)) / DAY);
  if (need === null && available < FEW) return IN_GENERAL;
  if (need === null)
    return `You have ${plural(available, 'credit')} left, so you probably don’t need a pack yet.`;
  const pace = `At your pace you’ll use about ${formatNumber(need)} by ${shortDate(until, now)}`;
  return need <= available
    ? `${pace}, so you probably don’t need a pack.`
    : `${pace}. You have ${formatNumber(available)} left.`;
}

/** Credits used a day, over the days that the entries cover; null if they say too little. */
function paceOf(entries: readonly LedgerEntry[], now: number): number | null {
  const oldest = entries.at(-1);
  if (!oldest) return null;
  const days = Math.min((now - Date.parse(oldest.at)) / DAY, MOST_DAYS);
  const used = entries.filter(({ kind, at }) => kind === 'spend' && now - Date.parse(at) <= MOST_DAYS * DAY);
  return days < LEAST_DAYS || used.length === 0 ? null : used.length / days;
}
