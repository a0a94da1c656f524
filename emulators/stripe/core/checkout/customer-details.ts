import type Stripe from 'stripe';

/** Who pays, as the session shows it; null while nothing is known. */
export function customerDetails(
  email: string | null,
  name: string | null,
  address: Stripe.Address | null,
): Stripe.Checkout.Session.CustomerDetails | null {
  if (email === null && name === null) return null;
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
