import type Stripe from 'stripe';
import { addBalanceTransaction } from './balance.ts';
import { newId } from './ids.ts';
import { badRequest } from './stripe-error.ts';
import { emit, idOf, nowFor, update, type World } from './world.ts';

/** What Stripe charges the account for a dispute, in cents. */
const DISPUTE_FEE = 1500;
const DAYS_TO_RESPOND = 7;

/** The cardholder disputes the charge: its amount and a fee leave the balance until the dispute is won. */
export function openDispute(
  world: World,
  charge: Stripe.Charge,
  reason: string,
  amount = charge.amount - charge.amount_refunded,
): Stripe.Dispute {
  if (!charge.paid || charge.disputed || amount <= 0) {
    throw badRequest(
      `Charge ${charge.id} cannot be disputed: it is not paid, refunded or disputed already.`,
      'charge',
    );
  }
  const now = nowFor(world, charge.customer && idOf(charge.customer));
  const id = newId('du');
  const withdrawal = addBalanceTransaction(world, {
    amount: -amount,
    fee: DISPUTE_FEE,
    currency: charge.currency,
    source: id,
    type: 'adjustment',
    reporting_category: 'dispute',
    created: now,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [structuredClone(withdrawal)],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: now + DAYS_TO_RESPOND * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: world.livemode,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  world.state.add('dispute', dispute);
  update(world, 'charge.updated', charge, (changed) => {
    changed.disputed = true;
  });
  emit(world, 'charge.dispute.created', dispute);
  emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides; a won dispute brings the money back. */
export function closeDispute(world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw badRequest(`This dispute is already closed: ${dispute.status}.`, 'dispute');
  }
  const charge = world.state.get('charge', idOf(dispute.charge));
  dispute.status = status;
  if (status === 'won') {
    const reinstated = addBalanceTransaction(world, {
      amount: dispute.amount,
      fee: 0,
      currency: dispute.currency,
      source: dispute.id,
      type: 'adjustment',
      reporting_category: 'dispute_reversal',
      created: nowFor(world, charge.customer && idOf(charge.customer)),
      description: `Chargeback reversal for ${charge.id}`,
    });
    dispute.balance_transactions.push(structuredClone(reinstated));
  }
  emit(world, 'charge.dispute.closed', dispute);
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', dispute);
}
