import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { World } from './world.ts';

export type BalanceFields = {
  /** In the account's favor when positive. */
  amount: number;
  fee: number;
  currency: string;
  source: string;
  type: 'charge' | 'refund' | 'adjustment';
  reporting_category?: string;
  created: number;
  description: string | null;
};

export function addBalanceTransaction(world: World, fields: BalanceFields): Stripe.BalanceTransaction {
  const { amount, fee, currency, source, type, created, description } = fields;
  return world.state.add('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + 2 * 86_400,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: fields.reporting_category ?? type,
    source,
    status: 'pending',
    type,
  });
}
