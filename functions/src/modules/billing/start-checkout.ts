import type Stripe from 'stripe';
import { type startCheckout as contract, RENEWAL_TERMS_VERSION } from '../../contract/billing.ts';
import type { BodyOf, ResponseOf } from '../../contract/endpoint.ts';
import { PRICING, type ProductId, priceOfProduct } from '../../contract/pricing.ts';
import { AppError } from '../../platform/app-error.ts';
import { type BillingAccount, isLive } from './billing-account.ts';
import { type BillingDeps, openStripe } from './billing-deps.ts';
import { closePages, openPages } from './checkout-pages.ts';
import { instantOf } from './stripe-facts.ts';

type Order = BodyOf<typeof contract> & { uid: string; email: string | null; key: string };

/**
 * Methods that are paid, or refused, before the person returns; wallets such as Apple Pay count as cards. A bank debit may
 * fail days later, with nothing to show for it meanwhile.
 */
const IMMEDIATE = ['card', 'link'] as const;

/**
 * Opens a page at Stripe where the product can be paid. A user has one such page at a time and one subscription, so that
 * nothing is bought twice: other pages are closed. A retry with the same key gets the page that it made before.
 */
export async function startCheckout(deps: BillingDeps, order: Order): Promise<ResponseOf<typeof contract>> {
  const stripe = await openStripe(deps);
  const account = await customerAccount(deps, stripe, order);
  const session = await onlyPage(deps, stripe, account, order);
  if (order.product === 'premium_monthly') {
    await changeAccount(deps, order.uid, (current, now) => ({
      ...current,
      renewal_consent: { version: RENEWAL_TERMS_VERSION, at: now },
    }));
  }
  if (!session.url) throw new Error('Stripe made a checkout page without an address');
  return { url: session.url, expires_at: instantOf(session.expires_at).toISOString() };
}

/** The page for this order, once no other of this customer can be paid. */
async function onlyPage(
  deps: BillingDeps,
  stripe: Stripe,
  { customer_id }: BillingAccount,
  order: Order,
): Promise<Stripe.Checkout.Session> {
  const before = await openPages(stripe, customer_id);
  const made = before.find(
    ({ metadata }) => metadata?.key === order.key && metadata.product === order.product,
  );
  await closePages(
    stripe,
    before.filter((page) => page !== made),
  );
  // Asked once nothing else can be paid: a page that was paid a moment ago has made a subscription.
  if (order.product === 'premium_monthly') await refuseSecondSubscription(stripe, customer_id);
  if (made) return made;
  const price = await priceOf(deps, stripe, order.product);
  const session = await stripe.checkout.sessions.create(sessionOf(deps, order, customer_id, price), {
    idempotencyKey: `checkout:${order.uid}:${order.key}`,
  });
  // Another tab may have made a page at the same moment. Both requests agree on which of them stays.
  const [newest, ...others] = await openPages(stripe, customer_id);
  await closePages(stripe, others);
  if (newest?.id !== session.id) {
    throw new AppError('conflict', 'You started checkout somewhere else at the same time. Try again.');
  }
  return session;
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
      renewal_consent: null,
      revision: 0,
    };
    deps.accounts.save(tx, account, deps.clock());
    return account;
  });
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
