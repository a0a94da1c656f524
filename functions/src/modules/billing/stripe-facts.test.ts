import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { refundedIn } from './stripe-facts.ts';

it('refunds count from when they are asked for, unless they failed or were canceled', () => {
  const refund = (status: string, amount: number) => ({ status, amount }) as Stripe.Refund;
  const refunds = [
    refund('succeeded', 100),
    refund('pending', 20),
    refund('requires_action', 3),
    refund('failed', 4000),
    refund('canceled', 50_000),
  ];
  expect(refundedIn(refunds)).toBe(123);
});
