import type Stripe from 'stripe';
import { type startCheckout as contract, RENEWAL_TERMS_VERSION } from '../../contract/billing.ts';
import type { BodyOf, ResponseOf } from '../../contract/endpoint.ts';
import type { ProductId } from '../../contract/pricing.ts';
import { AppError } from '../../platform/app-error.ts';
import { type BillingAccount, isLive } from './billing-account.ts';
import { type BillingDeps, openStripe } from './billing-deps.ts';
import { instantOf } from './stripe-facts.ts';

type Order = BodyOf<typeof contract> & { uid: string; email: string | null; key: string };

/**
 * Opens a page at Stripe where the product can be paid. A user has one such page at a time and one subscription: the
 * earlier page is closed, so that nothing is bought twice.
 */
export async function startCheckout(deps: BillingDeps, order: Order): Promise<ResponseOf<typeof contract>> {
  const stripe = await openStripe(deps);
  const account = await customerAccount(deps, stripe, order);
  if (account.open_checkout) await closeCheckout(stripe, account.open_checkout.session_id);
  const renews = order.product === 'premium_monthly';
  if (renews && (await hasSubscription(stripe, account))) {
    throw new AppError('conflict', 'You already have Premium. Buy a pack if you need more credits.');
  }
  const price = await priceOf(deps, stripe, order.product);
  const session = await stripe.checkout.sessions.create(sessionOf(deps, order, account.customer_id, price), {
    idempotencyKey: `checkout:${order.uid}:${order.key}`,
  });
  const { product } = order;
  await changeAccount(deps, order.uid, (current, now) => ({
    ...current,
    open_checkout: { session_id: session.id, product },
    renewal_consent: renews ? { version: RENEWAL_TERMS_VERSION, at: now } : current.renewal_consent,
  }));
  if (!session.url) throw new Error('Stripe made a checkout page without an address');
  return { url: session.url, expires_at: instantOf(session.expires_at).toISOString() };
}

function sessionOf(
  deps: BillingDeps,
  { uid, product, next }: Order,
  customer: string,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const { site_origin, tax } = deps.settings();
  const metadata = { uid, product };
  const common = {
    customer,
    client_reference_id: uid,
    line_items: [{ price, quantity: 1 }],
    metadata,
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

/** The billing account, with a customer at Stripe; both are made with the first checkout. */
async function customerAccount(deps: BillingDeps, stripe: Stripe, order: Order): Promise<BillingAccount> {
  const { uid, email } = order;
  const found = await deps.accounts.find(uid);
  if (found) return found;
  const customer = await stripe.customers.create(
    { ...(email ? { email } : {}), metadata: { uid } },
    { idempotencyKey: `customer:${uid}` },
  );
  return deps.runTransaction(async (tx) => {
    const existing = await deps.accounts.findInTx(tx, uid);
    if (existing) return existing;
    const account: BillingAccount = {
      uid,
      customer_id: customer.id,
      subscription: null,
      open_checkout: null,
      renewal_consent: null,
      revision: 0,
    };
    deps.accounts.save(tx, account, deps.clock());
    return account;
  });
}

/** Closes a page that was not paid. One that was paid or has expired stays what it is. */
async function closeCheckout(stripe: Stripe, session_id: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(session_id);
  if (session.status === 'open') await stripe.checkout.sessions.expire(session_id);
}

/** Asked at Stripe: an event about a new subscription may still be on its way. */
async function hasSubscription(stripe: Stripe, { customer_id }: BillingAccount): Promise<boolean> {
  const { data } = await stripe.subscriptions.list({ customer: customer_id, status: 'all', limit: 100 });
  return data.some(({ status }) => isLive({ stripe_status: status }));
}

async function priceOf(deps: BillingDeps, stripe: Stripe, product: ProductId): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [product], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  deps.logger.error('Billing: a product has no price at Stripe; run `npm run stripe:setup`', {
    alarm: 'configuration_missing',
    product,
  });
  throw new AppError('checkout_closed', 'Checkout isn’t open yet. You haven’t been charged.');
}

/** Changes an account that exists. */
export async function changeAccount(
  deps: BillingDeps,
  uid: string,
  change: (account: BillingAccount, now: Date) => BillingAccount,
): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const account = await deps.accounts.findInTx(tx, uid);
    if (!account) return;
    const now = deps.clock();
    deps.accounts.save(tx, { ...change(account, now), revision: account.revision + 1 }, now);
  });
}
