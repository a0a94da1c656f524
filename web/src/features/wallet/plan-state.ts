import type { Billing, Subscription } from '@contract/billing.ts';
import { PRICING } from '@contract/pricing.ts';
import type { CreditBucket } from '@contract/wallet.ts';

/** What the plan card shows. The first three have a subscription that runs, the last three offer one. */
export type PlanState = 'active' | 'payment_failed' | 'canceled' | 'incomplete' | 'ended' | 'free';

export function planState(subscription: Subscription | null): PlanState {
  if (!subscription) return 'free';
  const { status, cancel_at_period_end } = subscription;
  if (cancel_at_period_end && (status === 'active' || status === 'payment_failed')) return 'canceled';
  return status;
}

/** Until when Premium works if nothing more is paid: a period whose payment failed doesn't count in full. */
export function premiumUntil({ period_end, payment_failed_until }: Subscription): string {
  return payment_failed_until ?? period_end;
}

/** Whether Premium can be bought: nothing of it runs, and payments are set up. */
export function offersPremium({ checkout, subscription }: Billing): boolean {
  return checkout === 'open' && ['free', 'ended', 'incomplete'].includes(planState(subscription));
}

/** Credits on the day of the next payment, if none are used before. */
export function afterNextPayment(
  buckets: readonly CreditBucket[],
  periodEnd: string,
): { total: number; expiring: number; arriving: number } {
  const usable = buckets.filter(({ on_hold }) => !on_hold);
  const expires = ({ expires_at }: CreditBucket) =>
    expires_at !== null && Date.parse(expires_at) <= Date.parse(periodEnd);
  const sum = (some: readonly CreditBucket[]) => some.reduce((total, { credits }) => total + credits, 0);
  const arriving = PRICING.premium.credits;
  return {
    total: sum(usable.filter((bucket) => !expires(bucket))) + arriving,
    expiring: sum(usable.filter(expires)),
    arriving,
  };
}

/** Available credits that never expire, so outlast the subscription. */
export function keptCredits(buckets: readonly CreditBucket[]): number {
  return buckets
    .filter(({ expires_at, on_hold }) => !expires_at && !on_hold)
    .reduce((total, { credits }) => total + credits, 0);
}
