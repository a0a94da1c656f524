import { z } from 'zod';
import { Currency, Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';
import { PRODUCT_IDS } from './pricing.ts';

export const ProductIdSchema = z.enum(PRODUCT_IDS);

/** Days that Premium stays after a payment failed, while Stripe tries again. Then the subscription is ended. */
export const PAYMENT_GRACE_DAYS = 14;

/**
 * What buyers of Premium agree to, ticked by themselves. A change of the terms gets a new version, and the version that
 * was agreed to is stored.
 */
export const RENEWAL_TERMS_VERSION = '2026-11';

/** A page of this site to return to: a path with its query. A fragment would swallow what is appended to the query. */
export const ReturnPath = z
  .string()
  .max(500)
  .regex(/^\/(?:[^/\\\s#][^\\\s#]*)?$/, 'Use a path on this site');

/** State of a subscription, as it matters to its owner. */
export const SubscriptionStatus = z.enum([
  /** Paid. */
  'active',
  /** The last payment failed; Premium stays until `payment_failed_until`. */
  'payment_failed',
  /** The first payment is not complete. */
  'incomplete',
  'ended',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const Subscription = z.object({
  product: ProductIdSchema,
  status: SubscriptionStatus,
  /** Minor units of `currency` per period. */
  price: z.number().int().nonnegative(),
  currency: Currency,
  started_at: Instant,
  /** End of the paid period, or when it was ended before that. Unless canceled, the next payment is due then. */
  period_end: Instant,
  /** It ends with the period and is not charged again. */
  cancel_at_period_end: z.boolean(),
  /** Null unless the last payment failed. Premium then ends at this time unless a payment succeeds. */
  payment_failed_until: Instant.nullable(),
  /** Stripe’s page where the missing payment can be made, or confirmed with the bank; absent if none is missing. */
  payment_url: z.url().optional(),
  /** The card that is charged; null if Stripe doesn't say. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const Billing = z.object({
  /** `closed`: payments are not set up in this project, so nothing can be bought. */
  checkout: z.enum(['open', 'closed']),
  plan: z.enum(['free', 'premium']),
  /** The current subscription, or the last one; null if there was none. */
  subscription: Subscription.nullable(),
});
export type Billing = z.infer<typeof Billing>;

export const getBilling = endpoint({
  name: 'getBilling',
  summary: 'The user’s plan and subscription.',
  method: 'GET',
  path: '/api/billing',
  auth: 'user',
  response: Billing,
});

export const startCheckout = endpoint({
  name: 'startCheckout',
  summary: 'Opens a checkout page at Stripe for Premium or a pack.',
  method: 'POST',
  path: '/api/billing/checkout',
  auth: 'user',
  affects: {
    nothing: 'Nothing is bought until the person pays at Stripe; `eventually` says what then changes.',
  },
  eventually: ['getBilling', 'getWallet', 'listCreditBuckets', 'listLedger', 'listPayments', 'getDashboard'],
  body: z
    .object({
      product: ProductIdSchema,
      /** For Premium: the person ticked that it renews, at this price, until canceled. */
      renewal_terms_accepted: z.boolean().default(false),
      /** Where to go afterwards; default the credits page. */
      next: ReturnPath.default('/credits'),
    })
    .refine(
      ({ product, renewal_terms_accepted }) => product !== 'premium_monthly' || renewal_terms_accepted,
      {
        path: ['renewal_terms_accepted'],
        message: 'Check the box to agree to the renewal terms',
      },
    ),
  response: z.object({
    /** Stripe’s page. It sends the person back to `next` with `?checkout=paid&session_id=…` or `?checkout=canceled`. */
    url: z.url(),
    expires_at: Instant,
  }),
  idempotent: true,
  errors: ['conflict', 'checkout_closed'],
  rate_limit: 10,
});

export const openBillingPortal = endpoint({
  name: 'openBillingPortal',
  summary: 'Opens Stripe’s portal, where the user changes the card and sees invoices.',
  method: 'POST',
  path: '/api/billing/portal',
  auth: 'user',
  affects: { nothing: 'It only opens a page.' },
  eventually: ['getBilling', 'listPayments'],
  body: z.object({
    next: ReturnPath.default('/credits'),
    /** Goes straight to changing the card. */
    change_card: z.boolean().default(false),
  }),
  response: z.object({ url: z.url() }),
  errors: ['not_found', 'checkout_closed'],
  rate_limit: 10,
});

export const cancelSubscription = endpoint({
  name: 'cancelSubscription',
  summary: 'Ends the subscription with the paid period; no more payments.',
  method: 'PUT',
  path: '/api/billing/cancellation',
  auth: 'user',
  affects: ['getBilling'],
  replaces: 'getBilling',
  response: Billing,
  errors: ['not_found', 'checkout_closed'],
  rate_limit: 20,
});

export const resumeSubscription = endpoint({
  name: 'resumeSubscription',
  summary: 'Takes a cancellation back, so that the subscription renews.',
  method: 'DELETE',
  path: '/api/billing/cancellation',
  auth: 'user',
  affects: ['getBilling'],
  replaces: 'getBilling',
  response: Billing,
  errors: ['not_found', 'checkout_closed'],
  rate_limit: 20,
});

export const PaymentStatus = z.enum(['paid', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const Payment = z.object({
  /** Ledger entries name it. */
  id: z.string(),
  product: ProductIdSchema,
  status: PaymentStatus,
  /** Minor units of `currency`. */
  amount: z.number().int().nonnegative(),
  refunded: z.number().int().nonnegative(),
  currency: Currency,
  /** Credits that it brought. */
  credits: z.number().int().nonnegative(),
  /** Credits that were taken back. */
  credits_taken: z.number().int().nonnegative(),
  paid_at: Instant,
  /** The checkout session that it was bought in; null for a renewal. */
  checkout: z.string().nullable(),
  /** The invoice’s number; null if there is none. */
  invoice_number: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const listPayments = endpoint({
  name: 'listPayments',
  summary: 'The user’s payments, newest first.',
  method: 'GET',
  path: '/api/billing/payments',
  auth: 'user',
  query: PageQuery,
  response: page(Payment),
});

export const openInvoice = endpoint({
  name: 'openInvoice',
  summary:
    'Where the invoice of a payment can be read and downloaded; the links expire, so they are made anew.',
  method: 'POST',
  path: '/api/billing/payments/:payment_id/invoice',
  auth: 'user',
  affects: { nothing: 'It only opens a page.' },
  response: z.object({ url: z.url(), pdf_url: z.url().nullable() }),
  errors: ['not_found', 'checkout_closed'],
  rate_limit: 30,
});

export const receiveStripeEvent = endpoint({
  name: 'receiveStripeEvent',
  summary: 'Takes an event from Stripe; its signature is verified, and it is worked on later.',
  method: 'POST',
  path: '/api/webhooks/stripe',
  auth: 'public',
  affects: { nothing: 'Called by Stripe, never by the web app.' },
  binary_body: ['application/json'],
  response: z.object({ received: z.literal(true) }),
  unit: 'webhooks',
  errors: ['invalid_signature', 'checkout_closed'],
  // All events of the project come from a few addresses.
  rate_limit: 6000,
});
