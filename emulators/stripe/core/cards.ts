import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { CardBehavior } from './state.ts';
import { StripeError } from './stripe-error.ts';
import { emit, nowFor, type World } from './world.ts';

const PLAIN: CardBehavior = { decline: null, refuses_setup: false, authentication: 'never', disputes: false };
const declined = (decline_code: string, message = 'Your card was declined.', code = 'card_declined') => ({
  ...PLAIN,
  decline: { code, decline_code: code === 'card_declined' ? decline_code : null, message },
  refuses_setup: true,
});

/** Stripe's published test cards, as far as they are emulated. */
export const TEST_CARDS: Record<string, { brand: string; behavior: CardBehavior; note: string }> = {
  '4242424242424242': { brand: 'visa', behavior: PLAIN, note: 'Succeeds' },
  '5555555555554444': { brand: 'mastercard', behavior: PLAIN, note: 'Succeeds' },
  '378282246310005': { brand: 'amex', behavior: PLAIN, note: 'Succeeds' },
  '4000000000000002': { brand: 'visa', behavior: declined('generic_decline'), note: 'Declined' },
  '4000000000009995': {
    brand: 'visa',
    behavior: declined('insufficient_funds', 'Your card has insufficient funds.'),
    note: 'Declined: insufficient funds',
  },
  '4000000000000069': {
    brand: 'visa',
    behavior: declined('expired_card', 'Your card has expired.', 'expired_card'),
    note: 'Declined: expired',
  },
  '4000000000000341': {
    brand: 'visa',
    behavior: { ...declined('generic_decline'), refuses_setup: false },
    note: 'Can be saved; every charge is declined',
  },
  '4000002500003155': {
    brand: 'visa',
    behavior: { ...PLAIN, authentication: 'until_set_up' },
    note: '3-D Secure, once',
  },
  '4000002760003184': {
    brand: 'visa',
    behavior: { ...PLAIN, authentication: 'always' },
    note: '3-D Secure on every charge, renewals included',
  },
  '4000000000000259': {
    brand: 'visa',
    behavior: { ...PLAIN, disputes: true },
    note: 'Succeeds, then is disputed as fraudulent',
  },
};

export type CardEntry = {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
  name: string | null;
  email: string | null;
  country: string | null;
  postal_code: string | null;
};

const cardError = (code: string, param: string, message: string) =>
  new StripeError(402, message, { type: 'card_error', code, param });

/** A payment method for what somebody typed; throws a card error that says what is wrong with it. */
export function createCard(world: World, entry: CardEntry, customer: string | null): Stripe.PaymentMethod {
  const number = entry.number.replaceAll(/[\s-]/g, '');
  const card = TEST_CARDS[number];
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('invalid_number', 'number', 'Your card number is invalid.');
  }
  if (!card) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.';
    throw new StripeError(402, message, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
    });
  }
  const now = nowFor(world, customer);
  const today = new Date(now * 1000);
  const { exp_month, exp_year } = entry;
  if (!Number.isInteger(exp_month) || exp_month < 1 || exp_month > 12) {
    throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const last_month = exp_year * 12 + exp_month;
  if (!Number.isInteger(exp_year) || last_month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (!/^\d{3,4}$/.test(entry.cvc)) {
    throw cardError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: {
        city: null,
        country: entry.country,
        line1: null,
        line2: null,
        postal_code: entry.postal_code,
        state: null,
      },
      email: entry.email,
      name: entry.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month,
      exp_year,
      fingerprint: fingerprint(number),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: world.livemode,
    metadata: {},
    type: 'card',
  };
  world.state.hidden.cards[method.id] = structuredClone(card.behavior);
  return world.state.add('payment_method', method);
}

/** Saves the card with the customer and makes it the one that invoices are charged to. */
export function saveCard(world: World, method: Stripe.PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  const behavior = world.state.hidden.cards[method.id];
  if (behavior?.authentication === 'until_set_up') behavior.authentication = 'never';
  emit(world, 'payment_method.attached', method);
}

export function behaviorOf(world: World, method: string): CardBehavior {
  return world.state.hidden.cards[method] ?? PLAIN;
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The same for every use of one card number, and does not give the number away. */
function fingerprint(number: string): string {
  return createHash('sha256')
    .update(`stripe-emulator:${number}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, 16);
}
