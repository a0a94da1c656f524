import type Stripe from 'stripe';
import { productOf } from '../catalog.ts';
import { createInvoice, type InvoiceFields } from '../invoices/create-invoice.ts';
import type { LineFields } from '../invoices/invoice-line.ts';
import { idOf, type World } from '../world.ts';

type Billing = Pick<InvoiceFields, 'lines' | 'billing_reason' | 'period' | 'finalizes_at'>;

/** Drafts an invoice of the subscription, which becomes its latest. */
export function invoiceSubscription(
  world: World,
  subscription: Stripe.Subscription,
  billing: Billing,
): Stripe.Invoice {
  const invoice = createInvoice(world, {
    ...billing,
    customer: world.state.get('customer', idOf(subscription.customer)),
    subscription,
    currency: subscription.currency,
    automatic_tax: subscription.automatic_tax.enabled,
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** One line per item, for its current period. */
export function itemLines(world: World, subscription: Stripe.Subscription): LineFields[] {
  return subscription.items.data.map((item) => ({
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    description: `${item.quantity} × ${productOf(world, item.price).name} (at $${((item.price.unit_amount ?? 0) / 100).toFixed(2)} / ${item.price.recurring?.interval})`,
    price: item.price,
    quantity: item.quantity ?? 1,
    period: { start: item.current_period_start, end: item.current_period_end },
    subscription_item: item.id,
    pending: null,
  }));
}
