import type { CreditBucket, Wallet } from '@contract/wallet.ts';
import { formatNumber, shortDate } from '@/lib/format.ts';
import type { Look } from '@/ui/swatch.ts';

export type BalancePart = {
  id: 'soon' | 'later' | 'kept' | 'hold' | 'reserved';
  value: number;
  look: Extract<Look, 'accent' | 'mid' | 'control' | 'empty' | 'open'>;
  words: string;
};

const sum = (buckets: readonly CreditBucket[]) => buckets.reduce((total, { credits }) => total + credits, 0);

/**
 * What the balance is made of, in the order in which it is used. The usable parts add up to the available credits.
 * @param buckets soonest to expire first, as the API returns them
 */
export function balanceParts(
  { available, reserved }: Wallet,
  buckets: readonly CreditBucket[],
): BalancePart[] {
  const usable = buckets.filter(({ on_hold }) => !on_hold);
  const expiring = usable.flatMap(({ expires_at, credits }) =>
    expires_at ? [{ day: shortDate(expires_at), credits }] : [],
  );
  const first = expiring[0]?.day;
  const last = expiring.at(-1)?.day;
  const soon = expiring.filter(({ day }) => day === first).reduce((total, { credits }) => total + credits, 0);
  const later = expiring.reduce((total, { credits }) => total + credits, 0) - soon;
  const kept = sum(usable.filter(({ expires_at }) => !expires_at));
  const apart = available > 0 ? `, not in the ${formatNumber(available)}` : '';
  const parts: BalancePart[] = [
    {
      id: 'soon',
      value: soon,
      look: 'accent',
      words: `${soon === 1 ? 'expires' : 'expire'} ${first}${later + kept > 0 ? ', used first' : ''}`,
    },
    { id: 'later', value: later, look: 'control', words: `${later === 1 ? 'expires' : 'expire'} by ${last}` },
    {
      id: 'kept',
      value: kept,
      look: soon > 0 ? 'mid' : 'accent',
      words: kept === 1 ? 'never expires' : 'never expire',
    },
    {
      id: 'hold',
      value: sum(buckets.filter(({ on_hold }) => on_hold)),
      look: 'empty',
      words: `on hold while your bank looks into a payment${apart}`,
    },
    {
      id: 'reserved',
      value: reserved,
      look: 'open',
      words: `set aside for applications in progress${apart}`,
    },
  ];
  return parts.filter(({ value }) => value > 0);
}
