import type Stripe from 'stripe';
import { PRODUCT_IDS, type ProductId } from '../../contract/pricing.ts';
import type { Notice } from '../notices/notice.ts';
import { planNotice } from '../notices/plan-notice.ts';
import { type BillingAccount, isLive, type StoredSubscription } from './billing-account.ts';
import type { BillingDeps } from './billing-deps.ts';
import { endSecondSubscription } from './second-subscription.ts';
import { endsWithPeriod, instantOf } from './stripe-facts.ts';

/** Times that Stripe is asked again because the account changed meanwhile. */
const TRIES = 5;

/**
 * Copies a subscription from Stripe as it is now. It does not matter which event caused it, nor in which order they come.
 * False if it belongs to nobody here.
 */
export async function syncSubscription(deps: BillingDeps, subscription_id: string): Promise<boolean> {
  const stripe = await deps.stripe();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const customer_id = await customerOf(stripe, subscription_id);
    const seen = await deps.accounts.findByCustomer(customer_id);
    if (!seen) return false;
    // Asked after the account was read: an answer that another worker has overtaken is noticed below.
    const subscription = await stripe.subscriptions.retrieve(subscription_id, {
      expand: ['default_payment_method', 'latest_invoice'],
    });
    const stored = seen.subscription;
    const is_second = stored && stored.id !== subscription.id && isLive(stored);
    if (is_second && isLive({ stripe_status: subscription.status })) {
      const ended = await endSecondSubscription(deps, stripe, stored.id, subscription);
      if (ended === subscription.id) return true;
      await syncSubscription(deps, ended);
      continue;
    }
    if (!(await store(deps, seen, subscription))) continue;
    if (!isLive({ stripe_status: subscription.status })) await voidOpenInvoice(stripe, subscription);
    return true;
  }
  throw new Error(`The billing account of ${subscription_id} keeps changing`);
}

/** Without it, whoever still has the link could pay for a subscription that has ended. Needs `latest_invoice` expanded. */
async function voidOpenInvoice(stripe: Stripe, { latest_invoice }: Stripe.Subscription): Promise<void> {
  if (typeof latest_invoice !== 'object' || latest_invoice?.status !== 'open') return;
  await stripe.invoices.voidInvoice(latest_invoice.id);
}

/** False if the account has changed since `seen`. */
function store(deps: BillingDeps, seen: BillingAccount, found: Stripe.Subscription): Promise<boolean> {
  return deps.runTransaction(async (tx) => {
    const account = await deps.accounts.findInTx(tx, seen.uid);
    if (account?.revision !== seen.revision) return false;
    const now = deps.clock();
    const before = account.subscription;
    const subscription = toStored(found, before, now);
    if (!subscription) return true;
    const other = before && before.id !== subscription.id;
    // An older subscription that has ended must not hide the present one.
    if (other && isLive(before) && !isLive(subscription)) return true;
    const notice = failedNotice(account, subscription);
    const tell = notice && (await planNotice(tx, deps, notice, now));
    deps.accounts.save(tx, { ...account, subscription, revision: account.revision + 1 }, now);
    tell?.();
    return true;
  });
}

/** What the owner is told when a payment fails: once for each period. */
function failedNotice({ uid }: BillingAccount, subscription: StoredSubscription): Notice | null {
  if (!subscription.payment_failed_at) return null;
  const id = `payment_failed:${subscription.id}:${subscription.period_end.getTime()}`;
  return { id, uid, kind: 'payment_failed', email: null };
}

async function customerOf(stripe: Stripe, subscription_id: string): Promise<string> {
  const { customer } = await stripe.subscriptions.retrieve(subscription_id);
  return typeof customer === 'string' ? customer : customer.id;
}

/** Null if it is not for anything that is sold here. */
function toStored(
  found: Stripe.Subscription,
  before: StoredSubscription | null,
  now: Date,
): StoredSubscription | null {
  const [item] = found.items.data;
  const product = productOf(item?.price.lookup_key ?? found.metadata.product);
  if (!item || !product) return null;
  const failed = found.status === 'past_due' || found.status === 'unpaid';
  const earlier = before?.id === found.id ? before.payment_failed_at : null;
  const method = found.default_payment_method;
  const invoice = typeof found.latest_invoice === 'object' ? found.latest_invoice : null;
  const tried_at = invoice?.status_transitions.finalized_at;
  const card = method !== null && typeof method !== 'string' ? method.card : undefined;
  return {
    id: found.id,
    product,
    stripe_status: found.status,
    price: item.price.unit_amount ?? 0,
    currency: item.price.currency.toUpperCase(),
    started_at: instantOf(found.start_date),
    period_end: instantOf(item.current_period_end),
    cancel_at_period_end: endsWithPeriod(found),
    ended_at: found.ended_at === null ? null : instantOf(found.ended_at),
    payment_failed_at: failed ? (earlier ?? (tried_at ? instantOf(tried_at) : now)) : null,
    payment_url: failed && invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
  };
}

export function productOf(key: string | null | undefined): ProductId | null {
  return PRODUCT_IDS.find((id) => id === key) ?? null;
}
