import type { LedgerDraft, WalletState } from '../wallet/ledger.ts';
import { applyAll, grant, setFrozen, shortfall, takeBack } from '../wallet/ledger-commands.ts';
import { creditsDue, type PaymentMoney, type PaymentRecord } from './payment-record.ts';

/** The bucket of a payment's credits, and the ledger entry that brought them. */
export function bucketOf(payment_id: string): string {
  return `payment:${payment_id}`;
}

/** The credits of a new payment. */
export function grantForPayment(payment: PaymentRecord): LedgerDraft[] {
  const { id, product, credits, expires_at } = payment;
  const kind = product === 'premium_monthly' ? 'subscription_grant' : 'purchase';
  return grant({ id: bucketOf(id), kind, credits, expires_at, payment: id, note: '' });
}

/**
 * What a payment's money now means for its credits: those of money that was returned are taken back in proportion, those
 * of disputed money are on hold, those of a refund that failed are given again. Only the difference to what was done
 * before is done, so it does not matter how often or in which order this is called.
 */
export function settlePayment(
  wallet: WalletState,
  payment: PaymentRecord,
  money: PaymentMoney,
): { drafts: LedgerDraft[]; payment: PaymentRecord } {
  const { id, revision } = payment;
  const bucket = bucketOf(id);
  const was_disputed = payment.open_disputes.length > 0;
  const is_disputed = money.open_disputes.length > 0;
  const due = creditsDue(payment, money.refunded + money.lost);
  const drafts: LedgerDraft[] = [];
  let { credits_taken } = payment;

  if (was_disputed && !is_disputed) {
    const entry = { id: `unfreeze:${id}:${revision}`, kind: 'unfreeze', bucket, payment: id } as const;
    drafts.push(...setFrozen(wallet, entry));
  }
  if (due > payment.credits_due) {
    const kind = money.lost > payment.lost ? 'clawback' : 'refund';
    const credits = due - payment.credits_due;
    const entry = { id: `${kind}:${id}:${revision}`, kind, bucket, credits, payment: id } as const;
    const taken = takeBack(applyAll(wallet, drafts), entry);
    drafts.push(...taken);
    credits_taken += credits - shortfall(credits, taken);
  }
  if (credits_taken > due) {
    const credits = credits_taken - due;
    const entry = { id: `refund_reversal:${id}:${revision}`, kind: 'refund_reversal', credits } as const;
    drafts.push(...grant({ ...entry, expires_at: payment.expires_at, payment: id, note: '' }));
    credits_taken = due;
  }
  if (is_disputed && !was_disputed) {
    const entry = { id: `freeze:${id}:${revision}`, kind: 'freeze', bucket, payment: id } as const;
    drafts.push(...setFrozen(applyAll(wallet, drafts), entry));
  }
  return {
    drafts,
    payment: { ...payment, ...money, credits_due: due, credits_taken, revision: revision + 1 },
  };
}

/** Whether anything about the money has changed. */
export function moneyChanged(payment: PaymentRecord, money: PaymentMoney): boolean {
  return (
    payment.refunded !== money.refunded ||
    payment.lost !== money.lost ||
    payment.open_disputes.join() !== money.open_disputes.join()
  );
}
