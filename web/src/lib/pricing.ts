/** What is sold. Prices in US cents; one credit is one application that Huntwell submits. */
export const PRICING = {
  premium: { price: 3500, credits: 300, period: 'month' },
  packs: [
    { id: 'pack_25', price: 900, credits: 25 },
    { id: 'pack_100', price: 2900, credits: 100 },
  ],
} as const;
