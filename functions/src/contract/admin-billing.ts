import { z } from 'zod';
import { Billing, Payment } from './billing.ts';
import { Currency, Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Minor units of the currency of the prices. */
const Money = z.number().int();

export const BillingOverview = z.object({
  /** Params and secrets that are not set; payments are closed unless this is empty. */
  missing: z.array(z.string()),
  /** Stripe’s live mode, rather than its test mode; null without a key. */
  live: z.boolean().nullable(),
  currency: Currency,
  /** What was paid and refunded in the last 30 days, by when it was paid. */
  revenue: z.object({ today: Money, last_30_days: Money, refunded_last_30_days: Money }),
  subscriptions: z.object({
    active: z.number().int(),
    payment_failed: z.number().int(),
    /** Active, and canceled at the end of the period. */
    ending: z.number().int(),
    started_last_30_days: z.number().int(),
    ended_last_30_days: z.number().int(),
    /** Monthly recurring revenue: the prices of those that will renew. */
    mrr: Money,
  }),
  /** Events from Stripe that are not worked on yet, and those that were given up. */
  events: z.object({ waiting: z.number().int(), failed: z.number().int() }),
  /** The last run of each reconciler; null before the first. `differing` is what does not agree. */
  wallets_checked: z
    .object({ ran_at: Instant, checked: z.number().int(), differing: z.array(z.string()) })
    .nullable(),
  stripe_compared: z
    .object({ ran_at: Instant, checked: z.number().int(), differing: z.array(z.string()) })
    .nullable(),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

export const getBillingOverview = endpoint({
  name: 'getBillingOverview',
  summary: 'Revenue, subscriptions, and the health of payments.',
  method: 'GET',
  path: '/api/admin/billing',
  auth: 'admin',
  response: BillingOverview,
  rate_limit: 30,
});

export const AdminPayment = Payment.extend({
  /** A pseudonym once the account is deleted. */
  uid: z.string(),
  /** Credits that a refund or a lost dispute could not take back, because they had been used or were set aside. */
  credits_missing: z.number().int().nonnegative(),
  /** Links to Stripe’s dashboard are made of this; null for a payment of nothing. */
  payment_intent: z.string().nullable(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

export const listAllPayments = endpoint({
  name: 'listAllPayments',
  summary: 'Payments of all users, newest first: all, or those refunded or disputed.',
  method: 'GET',
  path: '/api/admin/payments',
  auth: 'admin',
  query: PageQuery.extend({ only: z.enum(['all', 'refunded', 'disputed']).default('all') }),
  response: page(AdminPayment),
});

export const getUserBilling = endpoint({
  name: 'getUserBilling',
  summary: 'One user’s plan and latest payments; `listUserLedger` has every change of their credits.',
  method: 'GET',
  path: '/api/admin/users/:uid/billing',
  auth: 'admin',
  response: z.object({
    billing: Billing,
    /** The customer at Stripe; null before the first checkout. */
    customer_id: z.string().nullable(),
    /** The latest 50. */
    payments: z.array(AdminPayment),
  }),
});

export const StripeEventState = z.enum(['received', 'done', 'ignored', 'failed']);
export type StripeEventState = z.infer<typeof StripeEventState>;

export const StripeEventLog = z.object({
  id: z.string(),
  type: z.string(),
  /** What it is about. */
  object_id: z.string(),
  state: StripeEventState,
  attempts: z.number().int(),
  /** Why the last attempt failed; null if it did not. */
  error: z.string().nullable(),
  /** When Stripe made it, when it arrived, and when it was done with. */
  created_at: Instant,
  received_at: Instant,
  finished_at: Instant.nullable(),
});
export type StripeEventLog = z.infer<typeof StripeEventLog>;

export const listStripeEvents = endpoint({
  name: 'listStripeEvents',
  summary: 'Events from Stripe, latest first.',
  method: 'GET',
  path: '/api/admin/stripe-events',
  auth: 'admin',
  query: PageQuery.extend({ state: StripeEventState.optional() }),
  response: page(StripeEventLog),
});

export const replayStripeEvent = endpoint({
  name: 'replayStripeEvent',
  summary: 'Works on an event again; what it already did is not done twice.',
  method: 'POST',
  path: '/api/admin/stripe-events/:event_id/replay',
  auth: 'admin',
  affects: ['listStripeEvents', 'listAudit'],
  eventually: [
    'listStripeEvents',
    'getBillingOverview',
    'listAllPayments',
    'getUserBilling',
    'listUserLedger',
  ],
  response: StripeEventLog,
  success_status: 202,
  errors: ['not_found'],
});
