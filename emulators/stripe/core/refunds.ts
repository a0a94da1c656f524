import type Stripe from 'stripe';
import { addBalanceTransaction } from './balance.ts';
import { newId } from './ids.ts';
import { badRequest } from './stripe-error.ts';
import { emit, idOf, nowFor, update, type World } from './world.ts';

export type RefundFields = {
  charge?: string;
  payment_intent?: string;
  /** The rest of the charge if left out. */
  amount?: number;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer';
  metadata?: Record<string, string>;
};

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export function createRefund(world: World, fields: RefundFields): Stripe.Refund {
  const charge = chargeToRefund(world, fields);
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid)
    throw badRequest(`Charge ${charge.id} has not been paid.`, undefined, 'charge_not_refundable');
  // Money that a dispute took cannot be given back as well; a won dispute returned it.
  const taken = world.state.list('dispute').some((row) => row.charge === charge.id && row.status !== 'won');
  if (taken) {
    throw badRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  }
  if (left === 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const { amount = left } = fields;
  if (amount < 1) throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw badRequest(
      charge.amount_refunded === 0
        ? `Refund amount (${money(amount)}) is greater than charge amount (${money(charge.amount)})`
        : `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      'amount',
      'amount_too_large',
    );
  }
  const now = nowFor(world, charge.customer && idOf(charge.customer));
  const id = newId('re');
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: addBalanceTransaction(world, {
      amount: -amount,
      fee: 0,
      currency: charge.currency,
      source: id,
      type: 'refund',
      created: now,
      description: `REFUND FOR CHARGE${charge.description ? ` (${charge.description})` : ''}`,
    }).id,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: fields.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.state.add('refund', refund);
  emit(world, 'refund.created', refund);
  update(world, 'charge.refunded', charge, (changed) => {
    changed.amount_refunded += amount;
    changed.refunded = changed.amount_refunded === changed.amount;
  });
  return refund;
}

/** The bank could not pay the refund out: the amount comes back to the account and counts as not refunded. */
export function failRefund(world: World, refund: Stripe.Refund): void {
  if (refund.status === 'failed') throw badRequest('This refund has failed already.', 'refund');
  const charge = world.state.get('charge', idOf(refund.charge ?? ''));
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = addBalanceTransaction(world, {
    amount: refund.amount,
    fee: 0,
    currency: refund.currency,
    source: refund.id,
    type: 'refund',
    reporting_category: 'refund_failure',
    created: nowFor(world, charge.customer && idOf(charge.customer)),
    description: `REFUND FAILURE (${refund.id})`,
  }).id;
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit(world, 'refund.failed', refund);
  emit(world, 'charge.updated', charge);
}

function chargeToRefund(world: World, fields: RefundFields): Stripe.Charge {
  if (fields.charge !== undefined && fields.payment_intent !== undefined) {
    throw badRequest('You may only specify one of these parameters: charge, payment_intent.');
  }
  if (fields.charge !== undefined) return world.state.get('charge', fields.charge, 'charge');
  if (fields.payment_intent === undefined) {
    throw badRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      undefined,
      'parameter_missing',
    );
  }
  const intent = world.state.get('payment_intent', fields.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw badRequest(
      'This PaymentIntent does not have a successful charge to refund.',
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  return world.state.get('charge', idOf(intent.latest_charge));
}
