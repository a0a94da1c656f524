import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditsDue } from './payment-record.ts';
import { paymentHistory } from './testing/payment-history.ts';
import { playPaymentHistory } from './testing/play-payment-history.ts';

it('holds through a thousand random histories of payments, refunds, disputes, crashes, and repeated and reordered events', {
  timeout: 120_000,
}, async () => {
  const property = fc.asyncProperty(
    paymentHistory,
    async (history) => void (await playPaymentHistory(history)),
  );
  await fc.assert(property, { numRuns: 1000 });
});

it.each([
  [0, 0],
  [1, 0],
  [36, 1],
  [899, 24],
  [900, 25],
  [1000, 25],
])('of 25 credits for $9, %i cents returned are %i credits', (returned, credits) => {
  expect(creditsDue({ amount: 900, credits: 25 }, returned)).toBe(credits);
});

it('a payment of nothing loses no credits when nothing is returned', () => {
  expect(creditsDue({ amount: 0, credits: 25 }, 0)).toBe(0);
});
