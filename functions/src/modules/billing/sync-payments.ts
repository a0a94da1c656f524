/**
 * Brings payments in line with Stripe. Each function asks Stripe for the object as it is now and does what is missing, so
 * events may come twice, late, or in any order.
 */
import type Stripe from 'stripe';
import { creditsOfProduct } from '../../contract/pricing.ts';
import { recordServerConversion, type ServerConversion } from '../conversions/record-server-conversion.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PaymentMoney, PaymentRecord } from './payment-record.ts';
import { OutOfDate, recordPayment, settle } from './record-payment.ts';
import { disputeMoney, idOf, instantOf, intentOf, refundedIn, subscriptionOf } from './stripe-facts.ts';
import { productOf, syncSubscription } from './sync-subscription.ts';

/** Times that Stripe is asked again because the payment changed meanwhile. */
const TRIES = 5;

/** A checkout page that was paid, or expired. False if it is not one of ours. */
export async function syncCheckout(deps: BillingDeps, session_id: string): Promise<boolean> {
  const stripe = await deps.stripe();
  const session = await stripe.checkout.sessions.retrieve(session_id, { expand: ['invoice'] });
  const { uid } = session.metadata ?? {};
  const product = productOf(session.metadata?.product);
  if (!uid || !product) return false;
  const paid = session.status === 'complete' && session.payment_status !== 'unpaid';
  if (paid && session.mode === 'payment') {
    await requireAccount(deps, uid);
    const invoice = typeof session.invoice === 'string' ? null : session.invoice;
    await recordPayment(
      deps,
      {
        id: session.id,
        uid,
        product,
        amount: session.amount_total ?? 0,
        currency: (session.currency ?? '').toUpperCase(),
        credits: creditsOfProduct(product),
        expires_at: null,
        payment_intent: idOf(session.payment_intent),
        invoice_id: idOf(session.invoice),
        invoice_number: invoice?.number ?? null,
        checkout: session.id,
        paid_at: instantOf(invoice?.status_transitions.paid_at ?? session.created),
      },
      purchaseOf(session, uid, product),
    );
  }
  if (paid && session.mode === 'subscription') {
    const invoice_id = idOf(session.invoice);
    if (invoice_id) await syncInvoice(deps, invoice_id, session.id);
    await recordServerConversion(deps.conversions, purchaseOf(session, uid, product));
  }
  return true;
}

/** The conversion of a checkout, under the id that the browser also knows. */
function purchaseOf(session: Stripe.Checkout.Session, uid: string, product: string): ServerConversion {
  const email = session.customer_details?.email;
  return {
    conversion_id: session.id,
    type: 'PURCHASE',
    uid,
    value: (session.amount_total ?? 0) / 100,
    currency: (session.currency ?? '').toUpperCase(),
    products: [{ id: product }],
    ...(email ? { email } : {}),
  };
}

/**
 * An invoice of a subscription, paid or not. False if it is not one of ours.
 *
 * @param checkout the session that the subscription was bought in, if the invoice is its first and the session is known
 */
export async function syncInvoice(
  deps: BillingDeps,
  invoice_id: string,
  checkout: string | null = null,
): Promise<boolean> {
  const stripe = await deps.stripe();
  const invoice = await stripe.invoices.retrieve(invoice_id, { expand: ['payments'] });
  const subscription_id = subscriptionOf(invoice);
  if (!subscription_id) return false;
  const { uid, product: key } = invoice.parent?.subscription_details?.metadata ?? {};
  const product = productOf(key);
  if (!uid || !product) return false;
  const begins_period =
    invoice.billing_reason === 'subscription_create' || invoice.billing_reason === 'subscription_cycle';
  if (invoice.status === 'paid' && begins_period) {
    await requireAccount(deps, uid);
    const period_end = Math.max(...invoice.lines.data.map(({ period }) => period.end));
    await recordPayment(
      deps,
      {
        id: invoice_id,
        uid,
        product,
        amount: invoice.amount_paid,
        currency: invoice.currency.toUpperCase(),
        credits: creditsOfProduct(product),
        expires_at: instantOf(period_end),
        payment_intent: intentOf(invoice),
        invoice_id,
        invoice_number: invoice.number,
        checkout,
        paid_at: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
      },
      null,
    );
  }
  return syncSubscription(deps, subscription_id);
}

/** What was refunded or disputed of a charge. False if it is not for anything that is sold here. */
export async function syncCharge(deps: BillingDeps, charge_id: string): Promise<boolean> {
  const stripe = await deps.stripe();
  for (let attempt = 1; ; attempt += 1) {
    const { payment_intent } = await stripe.charges.retrieve(charge_id);
    const payment = await findPayment(deps, stripe, idOf(payment_intent));
    if (!payment) return false;
    try {
      // Asked after the payment was read: an answer that another worker has overtaken is noticed.
      await settle(deps, payment, await moneyOf(stripe, charge_id));
      return true;
    } catch (error) {
      if (!(error instanceof OutOfDate) || attempt === TRIES) throw error;
    }
  }
}

/** What has become of the money of a charge, counted from its refunds and disputes. */
export async function moneyOf(stripe: Stripe, charge_id: string): Promise<PaymentMoney> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ charge: charge_id, limit: 100 }),
    stripe.disputes.list({ charge: charge_id, limit: 100 }),
  ]);
  return { refunded: refundedIn(refunds.data), ...disputeMoney(disputes.data) };
}

/** The payment that this intent paid. One whose own event has not come yet is stored first. */
async function findPayment(
  deps: BillingDeps,
  stripe: Stripe,
  payment_intent: string | null,
): Promise<PaymentRecord | null> {
  if (!payment_intent) return null;
  const stored = await deps.payments.findByIntent(payment_intent);
  if (stored) return stored;
  const [session] = (await stripe.checkout.sessions.list({ payment_intent, limit: 1 })).data;
  if (session) await syncCheckout(deps, session.id);
  else {
    const payment = { type: 'payment_intent' as const, payment_intent };
    const [invoiced] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
    const invoice_id = idOf(invoiced?.invoice);
    if (invoice_id) await syncInvoice(deps, invoice_id);
  }
  return deps.payments.findByIntent(payment_intent);
}

/** Somebody paid whose account is gone: an administrator has to look. */
async function requireAccount(deps: BillingDeps, uid: string): Promise<void> {
  if (!(await deps.accounts.find(uid))) throw new Error('A payment was made for an account that is gone');
}
