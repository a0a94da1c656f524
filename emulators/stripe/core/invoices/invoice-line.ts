import type Stripe from 'stripe';
import { productOf } from '../catalog.ts';
import { newId } from '../ids.ts';
import type { PendingLine } from '../state.ts';
import { decimal, type World } from '../world.ts';

export type LineFields = {
  amount: number;
  description: string;
  price: Stripe.Price;
  quantity: number;
  period: { start: number; end: number };
  /** The item of the subscription that it bills; null for a sale without one. */
  subscription_item: string | null;
  /** An amount carried over from a change in the middle of a period. */
  pending: PendingLine | null;
};

export function invoiceLine(
  world: World,
  invoice: string,
  line: LineFields,
  currency: string,
  subscription: string | null,
): Stripe.InvoiceLineItem {
  const { price, pending, subscription_item } = line;
  const proration = pending !== null;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency,
    description: line.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: world.livemode,
    metadata: {},
    parent:
      subscription_item === null
        ? {
            invoice_item_details: {
              invoice_item: pending?.invoice_item ?? newId('ii'),
              proration,
              proration_details: { credited_items: null },
              subscription,
            },
            subscription_item_details: null,
            type: 'invoice_item_details',
          }
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration,
              proration_details: { credited_items: null },
              subscription,
              subscription_item,
            },
            type: 'subscription_item_details',
          },
    period: { ...line.period },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: productOf(world, price).id },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: decimal(line.quantity),
    subscription,
    subtotal: line.amount,
    taxes: [],
  };
}
