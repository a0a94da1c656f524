import { describe, expect, it } from 'vitest';
import { type BillingAccount, type StoredSubscription, toBilling } from './billing-account.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

function accountWith(changes: Partial<StoredSubscription>): BillingAccount {
  const subscription: StoredSubscription = {
    id: 'sub_1',
    product: 'premium_monthly',
    stripe_status: 'active',
    price: 3500,
    currency: 'USD',
    started_at: inDays(-10),
    period_end: inDays(20),
    cancel_at_period_end: false,
    ended_at: null,
    payment_failed_at: null,
    payment_url: null,
    card: null,
    ...changes,
  };
  return {
    uid: 'u1',
    customer_id: 'cus_1',
    subscription,
    renewal_consent: null,
    lease: null,
    revision: 1,
  };
}

describe('the plan', () => {
  it.each([
    ['active', null, 'premium', 'active'],
    ['past_due', -3, 'premium', 'payment_failed'],
    // Stripe may still charge the card, so it has not ended.
    ['past_due', -15, 'premium', 'payment_failed'],
    ['unpaid', -3, 'free', 'ended'],
    ['canceled', null, 'free', 'ended'],
    ['incomplete', null, 'free', 'incomplete'],
    ['incomplete_expired', null, 'free', 'ended'],
    ['paused', null, 'free', 'ended'],
  ] as const)(
    'of a subscription that is %s, failed %s days ago, is %s',
    (stripe_status, failed, plan, status) => {
      const account = accountWith({ stripe_status, payment_failed_at: failed && inDays(failed) });
      expect(toBilling(account, true, NOW)).toMatchObject({ plan, subscription: { status } });
    },
  );

  it.each([
    ['active', -2, 'premium'],
    ['active', -4, 'free'],
    ['trialing', -4, 'free'],
    ['past_due', -4, 'premium'],
  ] as const)(
    'of a subscription that is %s, and whose period ended %s days ago, is %s',
    (stripe_status, ended, plan) => {
      const account = accountWith({ stripe_status, period_end: inDays(ended) });
      expect(toBilling(account, true, NOW).plan).toBe(plan);
    },
  );

  it('says until when a failed payment can be made up for', () => {
    const { subscription } = toBilling(
      accountWith({ stripe_status: 'past_due', payment_failed_at: inDays(-3) }),
      true,
      NOW,
    );
    expect(subscription?.payment_failed_until).toBe(inDays(11).toISOString());
  });

  it('ended when it was ended, not with a period that was never paid', () => {
    const account = accountWith({ stripe_status: 'canceled', ended_at: inDays(-1), period_end: inDays(15) });
    expect(toBilling(account, true, NOW).subscription?.period_end).toBe(inDays(-1).toISOString());
  });

  it('is free for who never bought anything, and says whether anything can be bought', () => {
    expect(toBilling(null, false, NOW)).toEqual({ checkout: 'closed', plan: 'free', subscription: null });
  });
});
