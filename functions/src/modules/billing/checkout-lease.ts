/**
 * One checkout of a user at a time, whatever the number of tabs and servers: a checkout closes the user's other pages
 * before it makes its own, and none may appear in between.
 */
import type Stripe from 'stripe';
import { RENEWAL_TERMS_VERSION } from '../../contract/billing.ts';
import type { ProductId } from '../../contract/pricing.ts';
import { AppError } from '../../platform/app-error.ts';
import { claimLease, holdsLease, isLeased, renewLease } from '../../platform/lease.ts';
import type { BillingDeps } from './billing-deps.ts';

/** How long a dead process holds up the next order. Stripe answers what it was still asked well within that time. */
export const LEASE_MS = 30_000;

/** Whose checkout it is. A retry has the same key, and takes over from the attempt before. */
type Holder = { uid: string; key: string };

/** Returns the id of the customer at Stripe, who is made with the first checkout. */
export async function claimCheckout(
  deps: BillingDeps,
  stripe: Stripe,
  { uid, email, key }: Holder & { email: string | null },
): Promise<string> {
  const customer_id =
    (await deps.accounts.find(uid))?.customer_id ?? (await createCustomer(stripe, uid, email));
  return deps.runTransaction(async (tx) => {
    const now = deps.clock();
    const account = (await deps.accounts.findInTx(tx, uid)) ?? {
      uid,
      customer_id,
      subscription: null,
      renewal_consent: null,
      lease: null,
      revision: 0,
    };
    if (isLeased(account, now) && !holdsLease(account, key)) throw openingElsewhere();
    deps.accounts.save(tx, { ...account, lease: claimLease(key, now, LEASE_MS) }, now);
    return account.customer_id;
  });
}

async function createCustomer(stripe: Stripe, uid: string, email: string | null): Promise<string> {
  const { id } = await stripe.customers.create(
    { ...(email ? { email } : {}), metadata: { uid } },
    { idempotencyKey: `customer:${uid}` },
  );
  return id;
}

/** Throws `LeaseLost` if another checkout has taken over. */
export async function renewCheckout(deps: BillingDeps, { uid, key }: Holder): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const now = deps.clock();
    deps.accounts.save(tx, renewLease(await deps.accounts.findInTx(tx, uid), key, now, LEASE_MS), now);
  });
}

/**
 * Ends a checkout, and stores the agreement to renewal if Premium was ordered in it. False if another one has taken over:
 * then nothing is stored, and the page that was made must not be shown.
 *
 * @param ordered null if no page was made
 */
export async function releaseCheckout(
  deps: BillingDeps,
  { uid, key }: Holder,
  ordered: ProductId | null,
): Promise<boolean> {
  return deps.runTransaction(async (tx) => {
    const account = await deps.accounts.findInTx(tx, uid);
    if (!holdsLease(account, key)) return false;
    const now = deps.clock();
    const renewal_consent =
      ordered === 'premium_monthly' ? { version: RENEWAL_TERMS_VERSION, at: now } : account.renewal_consent;
    deps.accounts.save(tx, { ...account, renewal_consent, lease: null }, now);
    return true;
  });
}

export function openingElsewhere(): AppError {
  return new AppError('conflict', 'Checkout is already opening in another tab. Try again in a few seconds.', {
    retry_after_seconds: 2,
  });
}
