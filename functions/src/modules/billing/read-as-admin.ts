import { z } from 'zod';
import type {
  AdminPayment,
  BillingOverview,
  getUserBilling,
  StripeEventLog,
  StripeEventState,
} from '../../contract/admin-billing.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { PRICING } from '../../contract/pricing.ts';
import { AppError } from '../../platform/app-error.ts';
import { CursorDate, CursorId, CursorInstant, listCursor, pageOf } from '../../platform/cursor.ts';
import type { BillingDeps } from './billing-deps.ts';
import { toAdminPayment } from './payment-record.ts';
import { readBilling } from './read-billing.ts';
import { enqueueEvent } from './receive-stripe-event.ts';

const DAY_MS = 24 * 3_600_000;
const MONTH_DAYS = 30;
/** Payments of one user that are shown. */
const LATEST = 50;

const PAYMENTS = listCursor('all-payments', z.strictObject({ paid_at: CursorDate, id: CursorId }));
const EVENTS = listCursor('stripe-events', z.strictObject({ received_at: CursorInstant, id: CursorId }));

/** The last run of a reconciler. */
type Run = { ran_at: Date; checked: number; differing: string[] };

export type BillingAdminDeps = BillingDeps & { lastRun: (of: 'wallets' | 'stripe') => Promise<Run | null> };
type Page = { cursor?: string | undefined; limit: number };

export async function readOverview(deps: BillingAdminDeps): Promise<BillingOverview> {
  const { accounts, payments, events } = deps;
  const { missing, live } = deps.settings();
  const now = deps.clock();
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
  const month_ago = new Date(now.getTime() - MONTH_DAYS * DAY_MS);
  const later = new Date(now.getTime() + DAY_MS);
  const [today, month, active, past_due, ending, started, ended, mrr, waiting, failed, wallets, stripe] =
    await Promise.all([
      payments.revenue(midnight, later),
      payments.revenue(month_ago, later),
      accounts.subscriptionsIn('active'),
      accounts.subscriptionsIn('past_due'),
      accounts.subscriptionsEnding(),
      accounts.subscriptionsStarted(month_ago),
      accounts.subscriptionsEnded(month_ago),
      accounts.recurringRevenue(),
      events.countIn('received'),
      events.countIn('failed'),
      deps.lastRun('wallets'),
      deps.lastRun('stripe'),
    ]);
  const run = (last: Run | null) =>
    last && { ran_at: last.ran_at.toISOString(), checked: last.checked, differing: last.differing };
  return {
    missing,
    live,
    currency: PRICING.currency,
    revenue: {
      today: today.paid,
      last_30_days: month.paid,
      refunded_last_30_days: month.refunded,
    },
    subscriptions: {
      active,
      payment_failed: past_due,
      ending,
      started_last_30_days: started,
      ended_last_30_days: ended,
      mrr,
    },
    events: { waiting, failed },
    wallets_checked: run(wallets),
    stripe_compared: run(stripe),
  };
}

export async function listAllPayments(
  deps: BillingDeps,
  query: Page & { only: 'all' | 'refunded' | 'disputed' },
): Promise<{ items: AdminPayment[]; next_cursor: string | null }> {
  const { items, next_cursor } = await pageOf(
    PAYMENTS,
    query,
    (after, limit) => deps.payments.page(query.only, after, limit),
    ({ paid_at, id }) => ({ paid_at, id }),
  );
  return { items: items.map(toAdminPayment), next_cursor };
}

export async function readUserBilling(
  deps: BillingDeps,
  uid: string,
): Promise<ResponseOf<typeof getUserBilling>> {
  const [billing, account, payments] = await Promise.all([
    readBilling(deps, uid),
    deps.accounts.find(uid),
    deps.payments.pageOfUser(uid, null, LATEST),
  ]);
  return { billing, customer_id: account?.customer_id ?? null, payments: payments.map(toAdminPayment) };
}

export function listEvents(
  deps: BillingDeps,
  query: Page & { state?: StripeEventState | undefined },
): Promise<{ items: StripeEventLog[]; next_cursor: string | null }> {
  return pageOf(
    EVENTS,
    query,
    (after, limit) => deps.events.page(query.state, after, limit),
    ({ received_at, id }) => ({ received_at, id }),
  );
}

/** Works on an event again, whatever became of it. */
export async function replayEvent(deps: BillingDeps, event_id: string): Promise<StripeEventLog> {
  if (!(await deps.events.find(event_id))) throw noEvent();
  // Due at once: the sweeper finds it if the task is lost.
  await deps.events.reopen(event_id, deps.clock());
  await enqueueEvent(deps, event_id);
  const event = await deps.events.find(event_id);
  if (!event) throw noEvent();
  return event;
}

function noEvent(): AppError {
  return new AppError('not_found', 'There’s no event with this ID.');
}

/** Minor units paid in this time, without what was refunded or lost in disputes of them. */
export async function netRevenue(deps: Pick<BillingDeps, 'payments'>, from: Date, to: Date): Promise<number> {
  const { paid, refunded, lost } = await deps.payments.revenue(from, to);
  return paid - refunded - lost;
}
