import type { AdminPayment } from '../../contract/admin-billing.ts';
import type { Payment, PaymentStatus } from '../../contract/billing.ts';
import type { ProductId } from '../../contract/pricing.ts';

/** A payment that was made, and what has become of it. */
export type PaymentRecord = {
  /** The Stripe invoice of a period of Premium, or the checkout session of a pack; also names the bucket of its credits. */
  id: string;
  uid: string;
  product: ProductId;
  /** What was paid, in minor units (cents). */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Credits that it brought. */
  credits: number;
  /** When the credits expire. */
  expires_at: Date | null;
  payment_intent: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  /** The checkout session that it was bought in; null for a renewal, and until Stripe has told about the session. */
  checkout: string | null;
  paid_at: Date;
  /** Minor units refunded, and lost in disputes. */
  refunded: number;
  lost: number;
  /** Disputes that are not decided. */
  open_disputes: string[];
  /** Credits that refunds and lost disputes asked for, and those of them that were there. */
  credits_due: number;
  credits_taken: number;
  /** Its credits that had expired unused when it was last settled: nothing is taken in their place. */
  credits_expired: number;
  /** Counts the changes to its credits, for the ids of their ledger entries. */
  revision: number;
};

/** What Stripe says about the money of a payment. */
export type PaymentMoney = { refunded: number; lost: number; open_disputes: string[] };

/** The credits that belong to the money that was given back: in proportion, rounded in the user's favor. */
export function creditsDue(
  { amount, credits }: Pick<PaymentRecord, 'amount' | 'credits'>,
  returned: number,
): number {
  if (returned >= amount) return returned > 0 ? credits : 0;
  return Math.floor((credits * returned) / amount);
}

export function paymentStatus(payment: PaymentRecord): PaymentStatus {
  const { refunded, lost, amount, open_disputes } = payment;
  if (open_disputes.length > 0) return 'disputed';
  if (lost > 0) return 'dispute_lost';
  if (refunded === 0) return 'paid';
  return refunded >= amount ? 'refunded' : 'partly_refunded';
}

export function toPayment(payment: PaymentRecord): Payment {
  const {
    id,
    product,
    amount,
    refunded,
    currency,
    credits,
    credits_taken,
    paid_at,
    invoice_number,
    checkout,
  } = payment;
  return {
    id,
    product,
    status: paymentStatus(payment),
    amount,
    refunded,
    currency,
    credits,
    credits_taken,
    paid_at: paid_at.toISOString(),
    invoice_number,
    checkout,
  };
}

/** Credits that were asked for and are neither taken nor expired: they were spent, or are still set aside. */
export function creditsMissing({ credits_due, credits_taken, credits_expired }: PaymentRecord): number {
  return Math.max(0, credits_due - credits_taken - credits_expired);
}

export function toAdminPayment(payment: PaymentRecord): AdminPayment {
  const { uid, payment_intent } = payment;
  return { ...toPayment(payment), uid, payment_intent, credits_missing: creditsMissing(payment) };
}
