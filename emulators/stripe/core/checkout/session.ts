import type Stripe from 'stripe';
import { productOf } from '../catalog.ts';
import type { SessionSettings } from '../state.ts';
import { listOf, type World } from '../world.ts';

/** What the session does not show. */
export function settingsOf(world: World, session: string): SessionSettings {
  const settings = world.state.hidden.sessions[session];
  if (!settings) throw new Error(`Session ${session} has no settings.`);
  return settings;
}

/** What the session sells, as the API lists it. */
export function sessionLines(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.ApiList<Stripe.LineItem> {
  const lines = settingsOf(world, session.id).line_items.map(
    ({ id, price: price_id, quantity }): Stripe.LineItem => {
      const price = world.state.get('price', price_id);
      const amount = (price.unit_amount ?? 0) * quantity;
      return {
        id,
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: productOf(world, price).name,
        metadata: {},
        price: structuredClone(price),
        quantity,
      };
    },
  );
  return listOf(lines, `/v1/checkout/sessions/${session.id}/line_items`);
}

/** The session that waits for this payment, if one does. */
export function sessionOfPayment(world: World, intent: string): Stripe.Checkout.Session | undefined {
  return world.state
    .list('checkout_session')
    .find(({ id }) => world.state.hidden.sessions[id]?.payment_intent === intent);
}

/** The address that the browser goes to after payment. */
export function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
