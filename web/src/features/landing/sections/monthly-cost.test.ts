import { LIMITS } from '@contract/limits.ts';
import { PRICING } from '@contract/pricing.ts';
import { expect, it } from 'vitest';
import { monthlyCost } from './monthly-cost.ts';

const free = LIMITS.sign_up_credits;
const [small, large] = PRICING.packs;
const { premium } = PRICING;

it('the credits of a new account are free', () =>
  expect(monthlyCost(free)).toEqual({ premium: 0, packs: 0 }));

it.each([
  ['one more than is free', 1, small.price],
  ['a small pack, all of it', small.credits, small.price],
  ['two small packs are cheaper than a large one', 2 * small.credits, 2 * small.price],
  ['a large pack, all of it', large.credits, large.price],
  ['a large and a small pack', large.credits + 1, large.price + small.price],
  ['a large pack instead of four small ones', 4 * small.credits, large.price],
])('%s', (_, bought, packs) => expect(monthlyCost(free + bought).packs).toBe(packs));

it('Premium costs the same up to its credits, and covers no more', () => {
  expect(monthlyCost(free + 1).premium).toBe(premium.price);
  expect(monthlyCost(free + premium.credits).premium).toBe(premium.price);
  expect(monthlyCost(free + premium.credits + 1).premium).toBeNull();
});
