import { enqueueRelay } from '../conversions/conversion-deps.ts';
import { recordId } from '../conversions/conversion-record.ts';
import { planServerConversion, type ServerConversion } from '../conversions/record-server-conversion.ts';
import { planCredits, planSettlement } from '../wallet/plan-credits.ts';
import type { BillingDeps } from './billing-deps.ts';
import { creditsMissing, type PaymentMoney, type PaymentRecord } from './payment-record.ts';
import { bucketOf, grantForPayment, moneyChanged, settlePayment } from './settle-payment.ts';

type NewPayment = Omit<
  PaymentRecord,
  'refunded' | 'lost' | 'open_disputes' | 'credits_due' | 'credits_taken' | 'credits_expired' | 'revision'
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
    credits_expired: 0,
    revision: 0,
  };
  const { stored, raised } = await deps.runTransaction(async (tx) => {
    const before = await deps.payments.findInTx(tx, payment.id);
    if (before) {
      // The invoice of a new subscription may be paid before its session is known.
      if (payment.checkout && !before.checkout)
        deps.payments.save(tx, { ...before, checkout: payment.checkout });
      return { stored: false, raised: false };
    }
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
 * Makes a payment's credits follow its money. Throws `OutOfDate` if the payment has changed since `seen`, which has to be
 * read before Stripe is asked.
 */
export async function settle(deps: BillingDeps, seen: PaymentRecord, money: PaymentMoney): Promise<void> {
  const settled = await deps.runTransaction(async (tx) => {
    const payment = await deps.payments.findInTx(tx, seen.id);
    if (payment?.revision !== seen.revision) throw new OutOfDate(`Payment ${seen.id} has changed`);
    if (!moneyChanged(payment, money)) return null;
    if (!(await deps.accounts.findInTx(tx, payment.uid))) {
      // The account is deleted, and its credits with it. The payment is kept for accounting.
      deps.payments.save(tx, { ...payment, ...money, revision: payment.revision + 1 });
      return { before: payment, after: payment, owed: 0 };
    }
    let result = { payment, owed: 0 };
    const write = await planSettlement(tx, deps.credits, payment.uid, payment.id, (wallet, now, expired) => {
      const { drafts, ...after } = settlePayment(wallet, payment, money, expired, now);
      result = after;
      return drafts;
    });
    deps.payments.save(tx, result.payment);
    write();
    return { before: payment, after: result.payment, owed: result.owed };
  });
  if (!settled) return;
  const { before, after, owed } = settled;
  deps.logger.info('Billing: payment settled', { payment: after.id, ...money });
  const missing = creditsMissing(after) - owed;
  if (missing > 0 && after.credits_due > before.credits_due) {
    deps.logger.error('Billing: credits of a returned payment had been used', {
      alarm: 'refund_credits_missing',
      payment: after.id,
      missing,
    });
  }
}
