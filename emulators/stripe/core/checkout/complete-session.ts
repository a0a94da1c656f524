import type Stripe from 'stripe';
import { saveCard } from '../cards.ts';
import { productOf } from '../catalog.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { settleInvoice } from '../invoices/pay-invoice.ts';
import { startPaidSubscription } from '../subscriptions/create-subscription.ts';
import { emit, idOf, nowFor, type World } from '../world.ts';
import { settingsOf } from './session.ts';

/** The session is paid: what was bought begins, or gets its invoice. */
export function completeSession(
  world: World,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): void {
  const settings = settingsOf(world, session.id);
  const customer_id = session.customer && idOf(session.customer);
  const method = world.state.get('payment_method', idOf(intent.payment_method ?? ''));
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  if (session.automatic_tax.enabled) session.automatic_tax.status = 'complete';
  if (session.consent && settings.terms_accepted) session.consent.terms_of_service = 'accepted';
  if (session.mode === 'subscription' && customer_id) {
    saveCard(world, method, customer_id);
    const subscription = startPaidSubscription(
      world,
      {
        customer: world.state.get('customer', customer_id),
        items: settings.line_items,
        metadata: settings.subscription_metadata,
        description: settings.subscription_description,
        payment_method: method.id,
        automatic_tax: session.automatic_tax.enabled,
      },
      intent,
    );
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
  } else if (session.invoice_creation?.enabled && customer_id) {
    session.invoice = receiptInvoice(world, session, customer_id, intent);
  }
  emit(world, 'checkout.session.completed', session);
}

/** The paid invoice that `invoice_creation` asks for. */
function receiptInvoice(
  world: World,
  session: Stripe.Checkout.Session,
  customer: string,
  intent: Stripe.PaymentIntent,
): string {
  const now = nowFor(world, customer);
  const data = session.invoice_creation?.invoice_data;
  const invoice = createInvoice(world, {
    customer: world.state.get('customer', customer),
    subscription: null,
    lines: settingsOf(world, session.id).line_items.map(({ price: id, quantity }) => {
      const price = world.state.get('price', id);
      return {
        amount: (price.unit_amount ?? 0) * quantity,
        description: productOf(world, price).name,
        price,
        quantity,
        period: { start: now, end: now },
        subscription_item: null,
        pending: null,
      };
    }),
    billing_reason: 'manual',
    currency: intent.currency,
    period: { start: now, end: now },
    finalizes_at: null,
    automatic_tax: session.automatic_tax.enabled,
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
  });
  finalizeInvoice(world, invoice, intent);
  settleInvoice(world, invoice);
  return invoice.id;
}
