import type { Payment, Subscription } from '@contract/billing.ts';
import type { CreditBucket, LedgerEntry } from '@contract/wallet.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { balanceParts } from './balance-parts.ts';
import { packAdvice } from './pack-advice.ts';
import { paymentNote } from './payment-words.ts';
import { afterNextPayment, keptCredits, offersPremium, planState, premiumUntil } from './plan-state.ts';

const NOW = Date.parse('2026-05-06T15:00:00Z');
const DAY = 24 * 60 * 60_000;

const bucket = (credits: number, expiresAt: string | null = null, onHold = false): CreditBucket => ({
  id: `${credits}-${expiresAt}-${onHold}`,
  kind: expiresAt ? 'subscription_grant' : 'purchase',
  credits,
  expires_at: expiresAt,
  on_hold: onHold,
});
const SUBSCRIPTION: Subscription = {
  product: 'premium_monthly',
  status: 'active',
  price: 3500,
  currency: 'USD',
  started_at: '2026-04-20T15:00:00.000Z',
  period_end: '2026-05-20T15:00:00.000Z',
  cancel_at_period_end: false,
  payment_failed_until: null,
  card: null,
};
const PAYMENT: Payment = {
  id: 'in_1',
  product: 'premium_monthly',
  status: 'paid',
  amount: 3500,
  refunded: 0,
  currency: 'USD',
  credits: 300,
  credits_taken: 0,
  paid_at: '2026-05-06T14:59:00.000Z',
  invoice_number: null,
  checkout: null,
};

describe('the balance', () => {
  it('says when credits expire, what is kept, and what cannot be used', () => {
    const buckets = [
      bucket(146, '2030-05-20T15:00:00.000Z'),
      bucket(3, '2030-06-20T15:00:00.000Z'),
      bucket(40),
      bucket(25, null, true),
    ];
    const parts = balanceParts({ available: 189, reserved: 7, spent: 0 }, buckets);
    expect(parts.map(({ value, words }) => plainSpaces({ words: `${value} ${words}` }).words)).toEqual([
      '146 expire May 20, 2030, used first',
      '3 expire by Jun 20, 2030',
      '40 never expire',
      '25 on hold while your bank looks into a payment, not in the 189',
      '7 set aside for applications in progress, not in the 189',
    ]);
  });

  it('adds up to the available credits, whatever they are made of', () => {
    const some = fc.record({
      credits: fc.integer({ min: 1, max: 400 }),
      days: fc.option(fc.integer({ min: 1, max: 90 })),
      on_hold: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some), (made) => {
        const buckets = made
          .map(({ credits, days, on_hold }) =>
            bucket(credits, days === null ? null : new Date(NOW + days * DAY).toISOString(), on_hold),
          )
          .sort((a, b) => (a.expires_at ?? '9').localeCompare(b.expires_at ?? '9'));
        const available = buckets
          .filter(({ on_hold }) => !on_hold)
          .reduce((total, { credits }) => total + credits, 0);
        const parts = balanceParts({ available, reserved: 0, spent: 0 }, buckets);
        const usable = parts.filter(({ id }) => id !== 'hold');
        expect(usable.reduce((total, { value }) => total + value, 0)).toBe(available);
      }),
    );
  });
});

describe('the plan', () => {
  it('has a state for each subscription', () => {
    expect(planState(null)).toBe('free');
    expect(planState(SUBSCRIPTION)).toBe('active');
    expect(planState({ ...SUBSCRIPTION, cancel_at_period_end: true })).toBe('canceled');
    const failed = {
      ...SUBSCRIPTION,
      status: 'payment_failed',
      payment_failed_until: '2026-05-14T15:00:00.000Z',
    } as const;
    expect(planState(failed)).toBe('payment_failed');
    expect(planState({ ...failed, cancel_at_period_end: true })).toBe('canceled');
    expect(premiumUntil(failed)).toBe('2026-05-14T15:00:00.000Z');
    expect(premiumUntil(SUBSCRIPTION)).toBe(SUBSCRIPTION.period_end);
    expect(planState({ ...SUBSCRIPTION, status: 'ended', cancel_at_period_end: true })).toBe('ended');
  });

  it('sells Premium only to those without it, and only while checkout is open', () => {
    const free = { plan: 'free', subscription: null } as const;
    expect(offersPremium({ ...free, checkout: 'open' })).toBe(true);
    expect(offersPremium({ ...free, checkout: 'closed' })).toBe(false);
    expect(offersPremium({ checkout: 'open', plan: 'premium', subscription: SUBSCRIPTION })).toBe(false);
  });

  it('computes the credits after the next payment', () => {
    const buckets = [bucket(146, SUBSCRIPTION.period_end), bucket(40), bucket(25, null, true)];
    expect(afterNextPayment(buckets, SUBSCRIPTION.period_end)).toEqual({
      total: 340,
      expiring: 146,
      arriving: 300,
    });
    expect(keptCredits(buckets)).toBe(40);
  });
});

describe('the advice on packs', () => {
  const spent = (days: number): LedgerEntry => ({
    id: String(days),
    kind: 'spend',
    available_change: 0,
    reserved_change: -1,
    available_after: 0,
    expires_at: null,
    application: null,
    payment: null,
    note: '',
    at: new Date(NOW - days * DAY).toISOString(),
  });
  const entries = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(spent);
  const advice = (facts: Partial<Parameters<typeof packAdvice>[0]>) =>
    plainSpaces({
      text: packAdvice({
        available: 186,
        entries,
        periodEnd: '2026-05-20T15:00:00.000Z',
        now: NOW,
        ...facts,
      }),
    }).text;

  it('talks out of one that is not needed', () => {
    expect(advice({})).toBe('At your pace you’ll use about 14 by May 20, so you probably don’t need a pack.');
    expect(advice({ available: 10, entries: [] })).toBe(
      'You have 10 credits left, so you probably don’t need a pack yet.',
    );
  });

  it('says so when the credits will not last', () => {
    expect(advice({ available: 5 })).toBe('At your pace you’ll use about 14 by May 20. You have 5 left.');
    expect(advice({ available: 0 })).not.toContain('don’t need');
    expect(advice({ available: 1, entries: [] })).not.toContain('don’t need');
  });
});

describe('payments', () => {
  it('says what became of them', () => {
    expect(paymentNote(PAYMENT)).toBeNull();
    expect(paymentNote({ ...PAYMENT, status: 'partly_refunded', refunded: 1234 })).toBe('$12.34 refunded');
  });
});
