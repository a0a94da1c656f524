/**
 * What is sold. Prices in minor units of `currency`; one credit is one application that the product submits. Ids are also
 * the lookup keys of the prices at Stripe.
 */
export const PRICING = {
  currency: 'USD',
  premium: { id: 'premium_monthly', price: 3500, credits: 300, period: 'month' },
  packs: [
    { id: 'pack_25', price: 900, credits: 25 },
    { id: 'pack_100', price: 2900, credits: 100 },
  ],
} as const;

export const PRODUCT_IDS = ['premium_monthly', 'pack_25', 'pack_100'] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

const PRODUCTS = [PRICING.premium, ...PRICING.packs];

/** Credits that one payment for this product brings. */
export function creditsOfProduct(id: ProductId): number {
  return PRODUCTS.find((product) => product.id === id)?.credits ?? 0;
}

/** What this product costs, in minor units of `PRICING.currency`, before tax. */
export function priceOfProduct(id: ProductId): number | undefined {
  return PRODUCTS.find((product) => product.id === id)?.price;
}

/** Value of an AddToCart unless the sender states one, in whole units: the price of Premium. */
export const ADD_TO_CART_VALUE = PRICING.premium.price / 100;
