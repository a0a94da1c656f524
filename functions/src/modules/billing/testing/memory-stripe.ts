import type Stripe from 'stripe';
import type { ProductId } from '../../../contract/pricing.ts';

/** Money at Stripe, as far as credits depend on it. */
export type Charge = {
  id: string;
  intent: string;
  product: ProductId;
  amount: number;
  refunds: { id: string; amount: number; failed: boolean }[];
  dispute: { id: string; status: 'needs_response' | 'won' | 'lost' } | null;
  /** The checkout session of a pack, the invoice of a period of Premium. */
  source: string;
  period_end: number;
};

export type StripeWorld = { charges: Charge[]; subscription_status: 'active' | 'canceled' };

/** In cents. */
const PRICE = { premium_monthly: 3500, pack_25: 900, pack_100: 2900 } as const;

export const CUSTOMER = 'cus_1';
export const SUBSCRIPTION = 'sub_1';

/** What buying `product` at `now` leaves at Stripe; `n` makes its ids unique. Premium is paid for 30 days. */
export function newCharge(n: number, product: Charge['product'], now: Date): Charge {
  return {
    id: `ch_${n}`,
    intent: `pi_${n}`,
    product,
    amount: PRICE[product],
    refunds: [],
    dispute: null,
    source: product === 'premium_monthly' ? `in_${n}` : `cs_${n}`,
    period_end: Math.floor(now.getTime() / 1000) + 30 * 86_400,
  };
}

/** Cents that were refunded and have not come back. */
export function refundedOf({ refunds }: Charge): number {
  return refunds.reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0);
}

/**
 * The parts of Stripe's API that events lead to, over charges in memory. `step` is awaited before and after each request,
 * so that a test can end the worker there, or let another one overtake it.
 */
export function memoryStripe(
  uid: string,
  { charges, subscription_status }: StripeWorld,
  step: () => Promise<void>,
): Stripe {
  const find = (matches: (charge: Charge) => boolean): Charge => {
    const charge = charges.find(matches);
    if (!charge) throw new Error('No such object');
    return charge;
  };
  const asked =
    <A extends unknown[], R>(answer: (...args: A) => R) =>
    async (...args: A): Promise<R> => {
      await step();
      const found = answer(...args);
      await step();
      return found;
    };
  const metadata = (charge: Charge) => ({ uid, product: charge.product });
  const disputeOf = ({ dispute, id, amount }: Charge) =>
    dispute ? [{ id: dispute.id, status: dispute.status, amount, charge: id }] : [];
  const period = (charge: Charge) => [{ period: { end: charge.period_end } }];

  const api = {
    checkout: {
      sessions: {
        retrieve: asked((id: string) => {
          const charge = find(({ source }) => source === id);
          return {
            id,
            mode: 'payment',
            status: 'complete',
            payment_status: 'paid',
            metadata: metadata(charge),
            amount_total: charge.amount,
            currency: 'usd',
            payment_intent: charge.intent,
            invoice: null,
            created: 0,
            customer_details: null,
          };
        }),
        list: asked(({ payment_intent }: { payment_intent: string }) => ({
          data: charges
            .filter(({ intent, source }) => intent === payment_intent && source.startsWith('cs_'))
            .map(({ source }) => ({ id: source })),
        })),
      },
    },
    invoices: {
      retrieve: asked((id: string) => {
        const charge = find(({ source }) => source === id);
        return {
          id,
          status: 'paid',
          billing_reason: 'subscription_cycle',
          parent: { subscription_details: { subscription: SUBSCRIPTION, metadata: metadata(charge) } },
          lines: { data: period(charge) },
          amount_paid: charge.amount,
          currency: 'usd',
          number: id,
          created: 0,
          status_transitions: { paid_at: 0 },
          payments: { data: [{ status: 'paid', payment: { payment_intent: charge.intent } }] },
        };
      }),
    },
    invoicePayments: {
      list: asked(({ payment }: { payment: { payment_intent: string } }) => ({
        data: charges
          .filter(({ intent }) => intent === payment.payment_intent)
          .map(({ source }) => ({ invoice: source })),
      })),
    },
    charges: {
      retrieve: asked((id: string) => {
        const charge = find((one) => one.id === id);
        return { id, payment_intent: charge.intent, amount_refunded: refundedOf(charge) };
      }),
    },
    refunds: {
      retrieve: asked((id: string) => ({
        charge: find(({ refunds }) => refunds.some((refund) => refund.id === id)).id,
      })),
      list: asked(({ charge: id }: { charge: string }) => ({
        data: find((charge) => charge.id === id).refunds.map(({ amount, failed }) => ({
          amount,
          status: failed ? 'failed' : 'succeeded',
        })),
      })),
    },
    disputes: {
      retrieve: asked((id: string) => ({ charge: find(({ dispute }) => dispute?.id === id).id })),
      list: asked(({ charge: id }: { charge: string }) => ({
        data: disputeOf(find((charge) => charge.id === id)),
      })),
    },
    subscriptions: {
      retrieve: asked((id: string) => ({
        id,
        customer: CUSTOMER,
        status: subscription_status,
        metadata: { uid, product: 'premium_monthly' },
        items: {
          data: [
            {
              price: { lookup_key: 'premium_monthly', unit_amount: 3500, currency: 'usd' },
              current_period_end: Math.max(0, ...charges.map(({ period_end }) => period_end)),
            },
          ],
        },
        cancel_at: null,
        cancel_at_period_end: false,
        default_payment_method: null,
        start_date: 0,
        ended_at: null,
      })),
    },
  };
  // Only what the events need; anything else would fail loudly.
  return api as unknown as Stripe;
}
