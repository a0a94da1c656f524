import { LIMITS } from '@contract/limits.ts';
import { PRICING } from '@contract/pricing.ts';

/** What a number of applications costs in a first month, in cents: `null` where the plan doesn't cover that many. */
export type MonthlyCost = { premium: number | null; packs: number };

/** The lowest price of packs that hold at least so many credits, in cents. */
function cheapestPacks(credits: number): number {
  const [small, large] = PRICING.packs;
  let least = Number.POSITIVE_INFINITY;
  for (let many = 0; many <= Math.ceil(Math.max(0, credits) / large.credits); many += 1) {
    const rest = Math.max(0, credits - many * large.credits);
    least = Math.min(least, many * large.price + Math.ceil(rest / small.credits) * small.price);
  }
  return least;
}

/** What so many applications cost with Premium and with packs, on top of the credits that come with an account. */
export function monthlyCost(applications: number): MonthlyCost {
  const toBuy = Math.max(0, applications - LIMITS.sign_up_credits);
  const { price, credits } = PRICING.premium;
  return {
    premium: toBuy === 0 ? 0 : toBuy <= credits ? price : null,
    packs: toBuy === 0 ? 0 : cheapestPacks(toBuy),
  };
}
