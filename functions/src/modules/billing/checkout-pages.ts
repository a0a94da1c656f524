import type Stripe from 'stripe';

/** The checkout pages of this customer that can still be paid. Asked at Stripe, which forgets none. */
export async function openPages(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return data;
}

/** Closes these pages. One that was paid or has expired in the meantime stays what it is. */
export async function closePages(stripe: Stripe, pages: readonly Stripe.Checkout.Session[]): Promise<void> {
  for (const { id } of pages) {
    await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
      if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
    });
  }
}
