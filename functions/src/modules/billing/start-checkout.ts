import type Stripe from 'stripe';
import type { startCheckout as contract } from '../../contract/billing.ts';
import type { BodyOf, ResponseOf } from '../../contract/endpoint.ts';
import { PRICING, type ProductId, priceOfProduct } from '../../contract/pricing.ts';
import { AppError } from '../../platform/app-error.ts';
import { digest } from '../../platform/hash.ts';
import { whileLeased } from '../../platform/lease.ts';
import { isLive } from './billing-account.ts';
import { type BillingDeps, openStripe } from './billing-deps.ts';
import {
  claimCheckout,
  LEASE_MS,
  openingElsewhere,
  releaseCheckout,
  renewCheckout,
} from './checkout-lease.ts';
import { closePages, openPages } from './checkout-pages.ts';
import { instantOf } from './stripe-facts.ts';

type Asked = BodyOf<typeof contract> & { uid: string; email: string | null; key: string };
type Order = Pick<Asked, 'uid' | 'email' | 'product' | 'next'> & {
  /** The same for a retry, and for nothing else: not for another order under the key of one that failed. */
  key: string;
};

/**
 * Methods that are paid, or refused, before the person returns; wallets such as Apple Pay count as cards. A bank debit may
 * fail days later, with nothing to show for it meanwhile.
 */
const IMMEDIATE = ['card', 'link'] as const;

/**
 * Opens a page at Stripe where the product can be paid. A user has one such page at a time and one subscription, so that
 * nothing is bought twice: other pages are closed. A retry with the same key gets the page that it made before.
 */
export async function startCheckout(deps: BillingDeps, asked: Asked): Promise<ResponseOf<typeof contract>> {
  const { uid, email, product, next } = asked;
  const order = { uid, email, product, next, key: digest(asked.key, product, next) };
  const stripe = await openStripe(deps);
  const customer = await claimCheckout(deps, stripe, order);
  const session = await whileLeased(
    LEASE_MS,
    () => renewCheckout(deps, order),
    () => onlyPage(deps, stripe, customer, order),
  ).catch(async (error: unknown) => {
    await releaseCheckout(deps, order, null).catch(() => undefined); // the first error matters more
    throw error;
  });
  if (!(await releaseCheckout(deps, order, order.product))) {
    await closePages(stripe, [session]);
    throw openingElsewhere();
  }
  if (!session.url) throw new Error('Stripe made a checkout page without an address');
  return { url: session.url, expires_at: instantOf(session.expires_at).toISOString() };
}

/** The page for this order, once no other of this customer can be paid. */
async function onlyPage(
  deps: BillingDeps,
  stripe: Stripe,
  customer: string,
  order: Order,
): Promise<Stripe.Checkout.Session> {
  const before = await openPages(stripe, customer);
  const made = before.find(({ metadata }) => metadata?.key === order.key);
  await closePages(
    stripe,
    before.filter((page) => page !== made),
  );
  // Asked once nothing else can be paid: a page that was paid a moment ago has made a subscription.
  if (order.product === 'premium_monthly') await refuseSecondSubscription(stripe, customer);
  if (made) return made;
  const price = await priceOf(deps, stripe, order.product);
  return newPage(stripe, sessionOf(deps, order, customer, price));
}

/**
 * Makes a page. Until it is listed, only Stripe's idempotency key keeps a retry from making a second one. The key covers what
 * is asked for: a price or setting that has changed since is no reason to refuse. A page that was closed in the meantime is
 * made anew.
 */
async function newPage(
  stripe: Stripe,
  session: Stripe.Checkout.SessionCreateParams,
): Promise<Stripe.Checkout.Session> {
  let key = digest('checkout', JSON.stringify(session));
  for (;;) {
    const page = await stripe.checkout.sessions.create(session, { idempotencyKey: key });
    if (page.lastResponse.headers['idempotent-replayed'] !== 'true') return page;
    // The answer of back then, whatever has become of the page.
    const { status } = await stripe.checkout.sessions.retrieve(page.id);
    if (status === 'open') return page;
    key = digest(key, page.id);
  }
}

function sessionOf(
  deps: BillingDeps,
  { uid, product, next, key }: Order,
  customer: string,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const { site_origin, tax } = deps.settings();
  const metadata = { uid, product };
  const common = {
    customer,
    client_reference_id: uid,
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: [...IMMEDIATE],
    // The key lets a retry find its page.
    metadata: { ...metadata, key },
    success_url: `${returnUrl(site_origin, next, 'paid')}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: returnUrl(site_origin, next, 'canceled'),
    ...(tax && {
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' as const },
    }),
  };
  return product === 'premium_monthly'
    ? {
        ...common,
        mode: 'subscription',
        subscription_data: {
          metadata,
          description: 'Renews every month until you cancel.',
        },
      }
    : {
        ...common,
        mode: 'payment',
        payment_intent_data: { metadata },
        // Buyers of packs get an invoice too.
        invoice_creation: { enabled: true, invoice_data: { metadata } },
      };
}

/** The page of this site to return to, told what has happened. */
export function returnUrl(site_origin: string, next: string, checkout?: 'paid' | 'canceled'): string {
  const url = new URL(next, site_origin);
  if (checkout) url.searchParams.set('checkout', checkout);
  return url.href;
}

/**
 * Refuses if the customer has a subscription that is paid or still being collected. One that gives nothing any more is
 * ended, so that it is never charged beside the new one. Asked at Stripe: an event about it may still be on its way.
 */
async function refuseSecondSubscription(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  const live = data.filter(({ status }) => isLive({ stripe_status: status }));
  if (live.some(({ status }) => status === 'active' || status === 'trialing')) {
    throw new AppError('conflict', 'You already have Premium. Buy a pack if you need more credits.');
  }
  if (live.some(({ status }) => status === 'past_due')) {
    throw new AppError('conflict', 'Your last Premium payment failed. Update your card to keep Premium.');
  }
  for (const { id } of live) await stripe.subscriptions.cancel(id);
}

async function priceOf(deps: BillingDeps, stripe: Stripe, product: ProductId): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [product], active: true, limit: 1 });
  const [price] = data;
  const shown = priceOfProduct(product);
  if (price && price.unit_amount === shown && price.currency === PRICING.currency.toLowerCase())
    return price.id;
  // Nobody is charged anything else than what our pages say.
  deps.logger.error(
    'Billing: a product’s price at Stripe is missing or not ours; run `npm run stripe:setup`',
    {
      alarm: 'configuration_missing',
      product,
      shown,
      at_stripe: price?.unit_amount ?? null,
    },
  );
  throw new AppError('checkout_closed', 'Checkout isn’t open yet. You haven’t been charged.');
}
