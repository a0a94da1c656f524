import type Stripe from 'stripe';
import { cancelPayment } from '../payments.ts';
import { badRequest } from '../stripe-error.ts';
import { emit, type World } from '../world.ts';
import { settingsOf } from './session.ts';

/** Closes a session that was not paid, and cancels its payment. */
export function expireSession(world: World, session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  const { payment_intent } = settingsOf(world, session.id);
  session.status = 'expired';
  session.url = null;
  if (payment_intent) {
    cancelPayment(world, world.state.get('payment_intent', payment_intent), 'automatic');
  }
  emit(world, 'checkout.session.expired', session);
}
