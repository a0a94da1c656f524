import { type Billing, PAYMENT_GRACE_DAYS, type Subscription } from '../../contract/billing.ts';
import type { ProductId } from '../../contract/pricing.ts';
import type { Lease } from '../../platform/lease.ts';

const DAY_MS = 24 * 3_600_000;

/** A renewal is known within hours. A period that ended this long ago was not renewed, and the news of its end was lost. */
const RENEWAL_MS = 3 * DAY_MS;

/** A subscription as it was when Stripe was last asked. */
export type StoredSubscription = {
  id: string;
  product: ProductId;
  /** Stripe's own word. */
  stripe_status: string;
  price: number;
  currency: string;
  started_at: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  ended_at: Date | null;
  /** When the payment failed that is still missing; null if none is. */
  payment_failed_at: Date | null;
  /** Stripe's page where the missing payment can be made or confirmed; null if none is missing. */
  payment_url: string | null;
  card: { brand: string; last4: string } | null;
};

/** What a user has with Stripe. */
export type BillingAccount = {
  uid: string;
  customer_id: string;
  subscription: StoredSubscription | null;
  /** The terms of renewal that the user agreed to, and when. */
  renewal_consent: { version: string; at: Date } | null;
  /** Held by the checkout that is opening its page, under the key of the order. */
  lease: Lease | null;
  /** Counts the changes of the subscription, so that a late answer from Stripe does not overwrite a newer one. */
  revision: number;
};

/** When a subscription is ended whose payment failed then. */
export function graceEnd(payment_failed_at: Date): Date {
  return new Date(payment_failed_at.getTime() + PAYMENT_GRACE_DAYS * DAY_MS);
}

/** Stripe's words for subscriptions that may still be charged. */
export const LIVE_STATUSES: readonly string[] = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
];

/** Whether a subscription of this status may still be charged, so that a second one must not be sold. */
export function isLive({ stripe_status }: Pick<StoredSubscription, 'stripe_status'>): boolean {
  return LIVE_STATUSES.includes(stripe_status);
}

/** What the user is told about a subscription. */
export function statusOf(subscription: StoredSubscription, now: Date): Subscription['status'] {
  const { stripe_status, period_end } = subscription;
  if (stripe_status === 'incomplete') return 'incomplete';
  if (stripe_status === 'active' || stripe_status === 'trialing') {
    return now.getTime() - period_end.getTime() < RENEWAL_MS ? 'active' : 'ended';
  }
  // As long as Stripe may still charge the card; `endUnpaid` sees to it that this has an end.
  return stripe_status === 'past_due' ? 'payment_failed' : 'ended';
}

/** What the user is told. */
export function toBilling(account: BillingAccount | null, open: boolean, now: Date): Billing {
  const stored = account?.subscription ?? null;
  const checkout = open ? 'open' : 'closed';
  if (!stored) return { checkout, plan: 'free', subscription: null };
  const status = statusOf(stored, now);
  const { period_end, ended_at } = stored;
  const ends = ended_at && ended_at < period_end ? ended_at : period_end;
  const failed = status === 'payment_failed' ? stored.payment_failed_at : null;
  return {
    checkout,
    plan: status === 'active' || status === 'payment_failed' ? 'premium' : 'free',
    subscription: {
      product: stored.product,
      status,
      price: stored.price,
      currency: stored.currency,
      started_at: stored.started_at.toISOString(),
      period_end: ends.toISOString(),
      cancel_at_period_end: stored.cancel_at_period_end,
      payment_failed_until: failed && graceEnd(failed).toISOString(),
      card: stored.card,
      ...(failed && stored.payment_url ? { payment_url: stored.payment_url } : {}),
    },
  };
}
