import type Stripe from 'stripe';
import { type CardEntry, createCard } from '../cards.ts';
import { createCustomer, fullAddress } from '../customers.ts';
import {
  confirmPayment,
  createPaymentIntent,
  finishAuthentication,
  type PaymentOutcome,
} from '../payments.ts';
import { badRequest } from '../stripe-error.ts';
import { idOf, type World } from '../world.ts';
import { completeSession } from './complete-session.ts';
import { customerDetails } from './customer-details.ts';
import { settingsOf } from './session.ts';

type Submission = { card: CardEntry; terms_accepted: boolean };

/**
 * The person pressed the button on the hosted page. Throws a card error that says what is wrong with what they typed;
 * otherwise the session is complete, or waits for 3-D Secure, or the card was declined and another can be tried.
 */
export function submitSession(
  world: World,
  session: Stripe.Checkout.Session,
  submission: Submission,
): PaymentOutcome {
  requireOpen(session);
  const { card: entry, terms_accepted } = submission;
  if (session.consent_collection?.terms_of_service === 'required' && !terms_accepted) {
    throw badRequest('Accept the terms of service to continue.', 'terms_of_service');
  }
  const settings = settingsOf(world, session.id);
  settings.terms_accepted = terms_accepted;
  const email = session.customer_details?.email ?? entry.email;
  const method = createCard(world, { ...entry, email }, session.customer && idOf(session.customer));
  const address = fullAddress({ country: entry.country, postal_code: entry.postal_code });
  session.customer_details = customerDetails(email, entry.name, address);
  session.collected_information = { business_name: null, individual_name: null, shipping_details: null };
  const customer = ensureCustomer(world, session, address);
  const intent = settings.payment_intent
    ? world.state.get('payment_intent', settings.payment_intent)
    : createPaymentIntent(world, {
        amount: session.amount_total ?? 0,
        currency: session.currency ?? 'usd',
        customer,
        description: session.mode === 'subscription' ? 'Subscription creation' : settings.payment_description,
        metadata: settings.payment_metadata,
        receipt_email: settings.receipt_email,
        setup_future_usage: session.mode === 'subscription' ? 'off_session' : settings.setup_future_usage,
      });
  settings.payment_intent = intent.id;
  if (session.mode === 'payment') session.payment_intent = intent.id;
  const outcome = confirmPayment(world, intent, method, false);
  if (outcome === 'succeeded') completeSession(world, session, intent);
  return outcome;
}

/** What the person did on the bank's page for the session's payment. */
export function authenticateSession(
  world: World,
  session: Stripe.Checkout.Session,
  authenticated: boolean,
): PaymentOutcome {
  requireOpen(session);
  const intent = world.state.get('payment_intent', settingsOf(world, session.id).payment_intent ?? '');
  const outcome = finishAuthentication(world, intent, authenticated);
  if (outcome === 'succeeded') completeSession(world, session, intent);
  return outcome;
}

function ensureCustomer(
  world: World,
  session: Stripe.Checkout.Session,
  address: Stripe.Address,
): string | null {
  if (session.customer) return idOf(session.customer);
  if (session.customer_creation !== 'always') return null;
  const { email = null, name = null } = session.customer_details ?? {};
  const { id } = createCustomer(world, { email, name, address });
  session.customer = id;
  return id;
}

function requireOpen(session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') {
    throw badRequest(`This Checkout Session is no longer open: its status is ${session.status}.`);
  }
}
