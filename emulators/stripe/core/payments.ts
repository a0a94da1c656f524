import type Stripe from 'stripe';
import { addBalanceTransaction } from './balance.ts';
import { behaviorOf, saveCard } from './cards.ts';
import { openDispute } from './disputes.ts';
import { newId } from './ids.ts';
import type { CardBehavior } from './state.ts';
import { badRequest } from './stripe-error.ts';
import { emit, idOf, nowFor, type World } from './world.ts';

export type PaymentFields = {
  amount: number;
  currency: string;
  customer: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  receipt_email?: string | null;
  setup_future_usage?: 'off_session' | 'on_session' | null;
};

export type PaymentOutcome = 'succeeded' | 'declined' | 'requires_action';

/** Stripe's standard price for a US card: 2.9 % and 30 cents. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

export function createPaymentIntent(world: World, fields: PaymentFields): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: fields.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: nowFor(world, fields.customer),
    currency: fields.currency,
    customer: fields.customer,
    customer_account: null,
    description: fields.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: world.livemode,
    managed_payments: null,
    metadata: fields.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: fields.receipt_email ?? null,
    review: null,
    setup_future_usage: fields.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  world.state.add('payment_intent', intent);
  emit(world, 'payment_intent.created', intent);
  return intent;
}

/**
 * Charges the card, or asks for 3-D Secure first. `off_session` is a charge without the cardholder, who then cannot
 * authenticate.
 */
export function confirmPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  off_session: boolean,
): PaymentOutcome {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw badRequest(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  intent.payment_method = method.id;
  const behavior = behaviorOf(world, method.id);
  if (behavior.authentication === 'never' || (off_session && behavior.authentication === 'until_set_up')) {
    return charge(world, intent, method, behavior);
  }
  if (off_session) {
    return fail(world, intent, method, {
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    });
  }
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: null, url: `${world.origin()}/3ds/${intent.id}` },
  };
  emit(world, 'payment_intent.requires_action', intent);
  return 'requires_action';
}

/** What the cardholder did on the bank's page. */
export function finishAuthentication(
  world: World,
  intent: Stripe.PaymentIntent,
  authenticated: boolean,
): PaymentOutcome {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw badRequest(
      'This payment does not wait for authentication.',
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  const method = world.state.get('payment_method', idOf(intent.payment_method));
  intent.next_action = null;
  if (authenticated) return charge(world, intent, method, behaviorOf(world, method.id));
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: structuredClone(method),
  };
  emit(world, 'payment_intent.payment_failed', intent);
  return 'declined';
}

export function cancelPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw badRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  intent.status = 'canceled';
  intent.cancellation_reason = reason;
  intent.canceled_at = nowFor(world, intent.customer && idOf(intent.customer));
  intent.next_action = null;
  emit(world, 'payment_intent.canceled', intent);
}

function charge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behavior: CardBehavior,
): PaymentOutcome {
  if (behavior.decline) return fail(world, intent, method, behavior.decline);
  const made = newCharge(world, intent, method);
  made.amount_captured = made.amount;
  made.balance_transaction = addBalanceTransaction(world, {
    amount: made.amount,
    fee: feeOf(made.amount),
    currency: made.currency,
    source: made.id,
    type: 'charge',
    created: made.created,
    description: made.description,
  }).id;
  world.state.add('charge', made);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = made.id;
  intent.last_payment_error = null;
  emit(world, 'charge.succeeded', made);
  emit(world, 'payment_intent.succeeded', intent);
  if (intent.setup_future_usage && intent.customer) saveCard(world, method, idOf(intent.customer));
  if (behavior.disputes) openDispute(world, made, 'fraudulent');
  return 'succeeded';
}

function fail(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: NonNullable<CardBehavior['decline']>,
): PaymentOutcome {
  const made = newCharge(world, intent, method);
  made.paid = false;
  made.captured = false;
  made.status = 'failed';
  made.receipt_url = null;
  made.failure_code = decline.code;
  made.failure_message = decline.message;
  made.outcome = {
    advice_code: 'try_again_later',
    network_advice_code: null,
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason: decline.decline_code ?? decline.code,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
  world.state.add('charge', made);
  intent.status = 'requires_payment_method';
  intent.latest_charge = made.id;
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'card_error',
    charge: made.id,
    code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
    ...(decline.decline_code ? { decline_code: decline.decline_code } : {}),
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    payment_method: structuredClone(method),
  };
  emit(world, 'charge.failed', made);
  emit(world, 'payment_intent.payment_failed', intent);
  return 'declined';
}

/** A charge as it is when it succeeds; not yet stored. */
function newCharge(world: World, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  const id = newId('ch');
  const { card, billing_details } = method;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(billing_details),
    calculated_statement_descriptor: 'HUNTWELL',
    captured: true,
    created: nowFor(world, intent.customer && idOf(intent.customer)),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: world.livemode,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: intent.amount,
        authorization_code: null,
        brand: card?.brand ?? null,
        checks: {
          address_line1_check: null,
          address_postal_code_check: 'pass',
          cvc_check: 'pass',
        },
        country: card?.country ?? null,
        electronic_commerce_indicator: null,
        exp_month: card?.exp_month ?? 1,
        exp_year: card?.exp_year ?? 2000,
        fingerprint: card?.fingerprint ?? null,
        funding: card?.funding ?? null,
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.brand ?? null,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${world.origin()}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
