import { enqueueRelay } from '../conversions/conversion-deps.ts';
import { recordId } from '../conversions/conversion-record.ts';
import { planServerConversion, type ServerConversion } from '../conversions/record-server-conversion.ts';
import { planCredits } from '../wallet/plan-credits.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { PaymentMoney, PaymentRecord } from './payment-record.ts';
import { bucketOf, grantForPayment, moneyChanged, settlePayment } from './settle-payment.ts';

type NewPayment = Omit<
  PaymentRecord,
  'refunded' | 'lost' | 'open_disputes' | 'credits_due' | 'credits_taken' | 'revision'
>;

/**
 * Stores a payment, gives its credits, and raises its conversion, all or nothing, and once however often it is called.
 * False if it was stored before.
 */
export async function recordPayment(
  deps: BillingDeps,
  paid: NewPayment,
  conversion: ServerConversion | null,
): Promise<boolean> {
  const payment: PaymentRecord = {
    ...paid,
    refunded: 0,
    lost: 0,
    open_disputes: [],
    credits_due: 0,
    credits_taken: 0,
    revision: 0,
  };
  const { stored, raised } = await deps.runTransaction(async (tx) => {
    if (await deps.payments.findInTx(tx, payment.id)) return { stored: false, raised: false };
    const raise = conversion && (await planServerConversion(tx, deps.conversions, conversion));
    const id = bucketOf(payment.id);
    const give = await planCredits(tx, deps.credits, payment.uid, { id }, () => grantForPayment(payment));
    deps.payments.save(tx, payment);
    give();
    raise?.();
    return { stored: true, raised: Boolean(raise) };
  });
  if (raised && conversion) await enqueueRelay(deps.conversions, recordId(conversion));
  return stored;
}

/** A payment was changed while Stripe was asked about it: the answer may be older than the change. */
export class OutOfDate extends Error {
  override readonly name = 'OutOfDate';
}

/**
 * Brings a payment's credits in line with its money. Throws `OutOfDate` if the payment has changed since `seen`, which
 * has to be read before Stripe is asked.
 */
export async function settle(deps: BillingDeps, seen: PaymentRecord, money: PaymentMoney): Promise<void> {
  const settled = await deps.runTransaction(async (tx) => {
    const payment = await deps.payments.findInTx(tx, seen.id);
    if (payment?.revision !== seen.revision) throw new OutOfDate(`Payment ${seen.id} has changed`);
    if (!moneyChanged(payment, money)) return null;
    let after = payment;
    const id = `settle:${payment.id}:${payment.revision}`;
    const change = await planCredits(tx, deps.credits, payment.uid, { id }, (wallet) => {
      const result = settlePayment(wallet, payment, money);
      after = result.payment;
      return result.drafts;
    });
    deps.payments.save(tx, after);
    change();
    return { before: payment, after };
  });
  if (!settled) return;
  const { before, after } = settled;
  const missing = after.credits_due - after.credits_taken;
  deps.logger.info('Billing: payment settled', { payment: after.id, ...money });
  if (missing > before.credits_due - before.credits_taken) {
    deps.logger.error('Billing: credits of a returned payment had been used', {
      alarm: 'refund_credits_missing',
      payment: after.id,
      missing,
    });
  }
}
