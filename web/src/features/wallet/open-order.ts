import type { Payment } from '@contract/billing.ts';
import { PRICING } from '@contract/pricing.ts';

const RECENT_MS = 24 * 60 * 60_000;

type Order = {
  /** The checkout session. */
  session: string | null;
  product: string | null;
};

/**
 * Tells whether a payment is the one that a checkout led to: a pack's payment has the id of its checkout; a payment for
 * Premium has that of its invoice, so it is known by being new.
 */
export function orderOf(
  { session, product }: Order,
  now: number = Date.now(),
): (payment: Payment) => boolean {
  return (payment) =>
    product === PRICING.premium.id
      ? payment.product === product && Date.parse(payment.paid_at) > now - RECENT_MS
      : payment.id === session;
}
