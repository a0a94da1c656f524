import type Stripe from 'stripe';
import { type BillingAccount, isLive } from './billing-account.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type Compared, type ComparedList, compareList } from './compare-list.ts';
import { moneyChanged } from './settle-payment.ts';
import { endsWithPeriod, idOf, instantOf } from './stripe-facts.ts';
import { moneyOf, syncCharge } from './sync-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after their creation objects are compared again. A dispute may take a bank months to decide. */
const CHARGES_MS = 7 * DAY_MS;
const REFUNDS_MS = 30 * DAY_MS;
const DISPUTES_MS = 120 * DAY_MS;
/** What is younger than this may still be on its way. */
const SETTLED_MS = HOUR_MS;
const PAGE = 100;

/** `cursors`: where the next run goes on, by list. */
type Run = { ran_at: Date; checked: number; differing: string[]; cursors: Record<string, string> };

export type ReconcileStripeDeps = BillingDeps & {
  lastRun: () => Promise<Pick<Run, 'cursors'> | null>;
  saveRun: (run: Run) => Promise<void>;
};

/**
 * Compares Stripe's own lists with what is stored here, and the stored subscriptions that should have ended or renewed with
 * Stripe; raises an alarm for each difference, and repairs it. A difference means that an event was lost on both ways, so
 * somebody should know. Throws, once everything else is compared, if a list could not be read.
 */
export async function reconcileStripe(
  deps: ReconcileStripeDeps,
): Promise<{ checked: number; differing: number }> {
  if (deps.settings().missing.length > 0) return { checked: 0, differing: 0 };
  const stripe = await deps.stripe();
  const ran_at = deps.clock();
  const before = (await deps.lastRun())?.cursors ?? {};
  const cursors: Record<string, string> = {};
  const all: Compared[] = [];
  const compare = async <T>(list: ComparedList<T>) => {
    const compared = await compareList(list, before[list.name] ?? null, deps);
    if (compared.cursor !== null) cursors[list.name] = compared.cursor;
    all.push(compared);
  };
  await compare(charges(deps, stripe, ran_at));
  await compare(refunds(deps, stripe, ran_at));
  await compare(disputes(deps, stripe, ran_at));
  await compare(subscriptions(deps, stripe, ran_at));
  await compare(endedPeriods(deps, stripe, ran_at));

  const checked = all.reduce((sum, compared) => sum + compared.checked, 0);
  const differing = [...new Set(all.flatMap((compared) => compared.differing))];
  await deps.saveRun({ ran_at, checked, differing, cursors });
  const failures = all.flatMap(({ failure }) => failure ?? []);
  if (failures.length > 0) throw new AggregateError(failures, 'A list could not be compared with Stripe');
  return { checked, differing: differing.length };
}

/** Whether every charge has its payment. */
function charges(deps: BillingDeps, stripe: Stripe, now: Date): ComparedList<Stripe.Charge> {
  const created = createdWithin(CHARGES_MS, now);
  return {
    name: 'charges',
    page: (after) =>
      stripe.charges.list({ created, limit: PAGE, expand: ['data.customer'], ...startingAfter(after) }),
    idOf: ({ id }) => id,
    agrees: (charge) => hasPayment(deps, charge),
    repair: ({ id }) => syncCharge(deps, id),
  };
}

function refunds(deps: BillingDeps, stripe: Stripe, now: Date): ComparedList<Stripe.Refund> {
  const created = createdWithin(REFUNDS_MS, now);
  return moneyList(deps, stripe, 'refunds', (after) =>
    stripe.refunds.list({ created, limit: PAGE, ...startingAfter(after) }),
  );
}

function disputes(deps: BillingDeps, stripe: Stripe, now: Date): ComparedList<Stripe.Dispute> {
  const created = createdWithin(DISPUTES_MS, now);
  return moneyList(deps, stripe, 'disputes', (after) =>
    stripe.disputes.list({ created, limit: PAGE, ...startingAfter(after) }),
  );
}

/** Whether what gave money back is known to its payment. */
function moneyList<T extends Stripe.Refund | Stripe.Dispute>(
  deps: BillingDeps,
  stripe: Stripe,
  name: string,
  page: ComparedList<T>['page'],
): ComparedList<T> {
  return {
    name,
    page,
    idOf: ({ id }) => id,
    async agrees({ charge, payment_intent }) {
      const [charge_id, intent] = [idOf(charge), idOf(payment_intent)];
      // A charge without its payment is found in the list of charges, or by the repair of this one.
      if (!charge_id || !intent) return true;
      const payment = await deps.payments.findByIntent(intent);
      if (payment) return !moneyChanged(payment, await moneyOf(stripe, charge_id));
      return hasPayment(deps, await stripe.charges.retrieve(charge_id, { expand: ['customer'] }));
    },
    repair: ({ charge }) => syncCharge(deps, idOf(charge) ?? ''),
  };
}

function subscriptions(deps: BillingDeps, stripe: Stripe, now: Date): ComparedList<Stripe.Subscription> {
  return {
    name: 'subscriptions',
    page: (after) => stripe.subscriptions.list({ limit: PAGE, ...startingAfter(after) }),
    idOf: ({ id }) => id,
    agrees: (subscription) => subscriptionAgrees(deps, subscription, now),
    repair: ({ id }) => syncSubscription(deps, id),
  };
}

/** Stored subscriptions that should have renewed or ended by now: Stripe's list leaves out those that have ended. */
function endedPeriods(deps: BillingDeps, stripe: Stripe, now: Date): ComparedList<BillingAccount> {
  const settled = new Date(now.getTime() - SETTLED_MS);
  const subscriptionOf = ({ subscription }: BillingAccount) => subscription?.id ?? '';
  return {
    name: 'ended_periods',
    async page(after) {
      const data = await deps.accounts.periodEndedBefore(settled, after, PAGE);
      return { data, has_more: data.length === PAGE };
    },
    idOf: ({ uid }) => uid,
    agrees: async (account) => {
      const found = await stripe.subscriptions.retrieve(subscriptionOf(account));
      return subscriptionAgrees(deps, found, now);
    },
    repair: (account) => syncSubscription(deps, subscriptionOf(account)),
  };
}

/** Needs `customer` expanded. */
async function hasPayment(deps: BillingDeps, charge: Stripe.Charge): Promise<boolean> {
  const payment_intent = idOf(charge.payment_intent);
  if (!charge.paid || !payment_intent) return true;
  if (await deps.payments.findByIntent(payment_intent)) return true;
  const customer = idOf(charge.customer);
  if (customer && (await deps.accounts.findByCustomer(customer))) return false;
  // Somebody paid here whose account is gone: the money has to go back. Others bought another product of the same account.
  return uidOf(charge) === null || charge.refunded;
}

/** The user of ours that this charge names; null if it is not for anything that is sold here. */
function uidOf({ metadata, customer }: Stripe.Charge): string | null {
  if (metadata.uid) return metadata.uid;
  const known = customer !== null && typeof customer !== 'string' && !customer.deleted;
  return (known && customer.metadata.uid) || null;
}

async function subscriptionAgrees(
  deps: BillingDeps,
  subscription: Stripe.Subscription,
  now: Date,
): Promise<boolean> {
  const [item] = subscription.items.data;
  const changed_at = instantOf(Math.max(subscription.created, item?.current_period_start ?? 0));
  if (now.getTime() - changed_at.getTime() < SETTLED_MS) return true;
  const may_be_charged = isLive({ stripe_status: subscription.status });
  const account = await deps.accounts.findByCustomer(idOf(subscription.customer) ?? '');
  // Somebody is still charged whose account is gone.
  if (!account) return !(subscription.metadata.uid && may_be_charged);
  const stored = account.subscription;
  if (stored?.id !== subscription.id) return !may_be_charged;
  return (
    stored.stripe_status === subscription.status &&
    stored.period_end.getTime() === (item?.current_period_end ?? 0) * 1000 &&
    stored.cancel_at_period_end === endsWithPeriod(subscription)
  );
}

/** From this long ago until what has settled, in seconds since 1970. */
function createdWithin(ms: number, now: Date): { gte: number; lte: number } {
  const secondsAgo = (ago: number) => Math.floor((now.getTime() - ago) / 1000);
  return { gte: secondsAgo(ms), lte: secondsAgo(SETTLED_MS) };
}

function startingAfter(id: string | null): { starting_after?: string } {
  return id === null ? {} : { starting_after: id };
}
