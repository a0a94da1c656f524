/**
 * What one credit costs if several are bought at once: `12¢`, or `$1.20` from a dollar on.
 * @param price in cents
 */
export function costEach(price: number, credits: number): string {
  const cents = Math.round(price / credits);
  return cents < 100 ? `${cents}¢` : `$${(cents / 100).toFixed(2)}`;
}
