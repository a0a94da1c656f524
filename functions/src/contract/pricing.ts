/** What is sold. Prices in minor units of `currency`; one credit is one application that the product submits. */
export const PRICING = {
  currency: 'USD',
  premium: { price: 3500, credits: 300, period: 'month' },
  packs: [
    { id: 'pack_25', price: 900, credits: 25 },
    { id: 'pack_100', price: 2900, credits: 100 },
  ],
} as const;

/** Value of an AddToCart unless the sender states one, in whole units: the price of Premium. */
export const ADD_TO_CART_VALUE = PRICING.premium.price / 100;
