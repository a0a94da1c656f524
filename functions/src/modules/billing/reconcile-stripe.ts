import type Stripe from 'stripe';
import { errorFields } from '../../platform/logger.ts';
import { isLive } from './billing-account.ts';
import type { BillingDeps } from './billing-deps.ts';
import { idOf, instantOf } from './stripe-facts.ts';
import { syncCharge } from './sync-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

const HOUR_MS = 3_600_000;
/** Charges this old are compared again: refunds and disputes come later than the charge, but mostly within this. */
const LOOK_BACK_MS = 7 * 24 * HOUR_MS;
/** What is younger than this may still be on its way. */
const SETTLED_MS = HOUR_MS;
const PAGE = 100;
/** Subscriptions compared per run; the next run goes on where this one ended. */
const SUBSCRIPTIONS = 2000;

/** `cursor`: the last subscription that was compared; null begins anew. */
type Run = { ran_at: Date; checked: number; differing: string[]; cursor: string | null };

export type ReconcileStripeDeps = BillingDeps & {
  lastRun: () => Promise<Pick<Run, 'cursor'> | null>;
  saveRun: (run: Run) => Promise<void>;
};

/**
 * Compares Stripe's own lists of charges and subscriptions with what is stored here, raises an alarm for each difference,
 * and brings it in line. A difference means that an event was lost on both ways, so somebody should know.
 */
export async function reconcileStripe(
  deps: ReconcileStripeDeps,
): Promise<{ checked: number; differing: number }> {
  if (deps.settings().missing.length > 0) return { checked: 0, differing: 0 };
  const stripe = await deps.stripe();
  const ran_at = deps.clock();
  const differing: string[] = [];
  let checked = 0;
  const check = async (id: string, agrees: () => Promise<boolean>, repair: () => Promise<unknown>) => {
    checked += 1;
    if (await agrees()) return;
    differing.push(id);
    deps.logger.error('Billing: differs from Stripe', { alarm: 'stripe_mismatch', object: id });
    await repair().catch((error: unknown) => {
      deps.logger.error('Billing: could not be brought in line', { object: id, ...errorFields(error) });
    });
  };

  const seconds = (ms_ago: number) => Math.floor((ran_at.getTime() - ms_ago) / 1000);
  const created = { gte: seconds(LOOK_BACK_MS), lte: seconds(SETTLED_MS) };
  for await (const charge of stripe.charges.list({ created, limit: PAGE })) {
    await check(
      charge.id,
      () => chargeAgrees(deps, charge),
      () => syncCharge(deps, charge.id),
    );
  }

  let cursor = (await deps.lastRun())?.cursor ?? null;
  let left = SUBSCRIPTIONS;
  const starting_after = cursor ? { starting_after: cursor } : {};
  cursor = null;
  for await (const subscription of stripe.subscriptions.list({ limit: PAGE, ...starting_after })) {
    await check(
      subscription.id,
      () => subscriptionAgrees(deps, subscription, ran_at),
      () => syncSubscription(deps, subscription.id),
    );
    left -= 1;
    if (left > 0) continue;
    cursor = subscription.id;
    break;
  }
  await deps.saveRun({ ran_at, checked, differing, cursor });
  return { checked, differing: differing.length };
}

async function chargeAgrees(deps: BillingDeps, charge: Stripe.Charge): Promise<boolean> {
  const payment_intent = idOf(charge.payment_intent);
  if (!charge.paid || !payment_intent) return true;
  const payment = await deps.payments.findByIntent(payment_intent);
  if (payment) return payment.refunded === charge.amount_refunded;
  // Of another product on the same account, or of a customer who was deleted here.
  const customer = idOf(charge.customer);
  return customer === null || (await deps.accounts.findByCustomer(customer)) === null;
}

async function subscriptionAgrees(
  deps: BillingDeps,
  subscription: Stripe.Subscription,
  now: Date,
): Promise<boolean> {
  const account = await deps.accounts.findByCustomer(idOf(subscription.customer) ?? '');
  if (!account) return true;
  const [item] = subscription.items.data;
  const changed_at = instantOf(Math.max(subscription.created, item?.current_period_start ?? 0));
  if (now.getTime() - changed_at.getTime() < SETTLED_MS) return true;
  const stored = account.subscription;
  if (stored?.id !== subscription.id) return !isLive({ stripe_status: subscription.status });
  return (
    stored.stripe_status === subscription.status &&
    stored.period_end.getTime() === (item?.current_period_end ?? 0) * 1000
  );
}
