import { creditsOf, type LedgerDraft, type WalletState } from '../wallet/ledger.ts';
import { applyAll, giveBack, grant, owedOf, setFrozen, takeBack } from '../wallet/ledger-commands.ts';
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
 *
 * @param expired credits of this payment that have expired unused
 * @returns the ledger entries, the payment afterwards, and how many of its credits will be taken when their reservation ends
 */
export function settlePayment(
  before: WalletState,
  payment: PaymentRecord,
  money: PaymentMoney,
  expired: number,
  now: Date,
): { drafts: LedgerDraft[]; payment: PaymentRecord; owed: number } {
  const { id, revision, expires_at } = payment;
  const is_disputed = money.open_disputes.length > 0;
  const due = creditsDue(payment, money.refunded + money.lost);
  const drafts: LedgerDraft[] = [];
  let wallet = before;
  const add = (added: LedgerDraft[]) => {
    drafts.push(...added);
    wallet = applyAll(wallet, added);
    return added.reduce((sum, draft) => sum + creditsOf(draft), 0);
  };
  const entry = <K extends string>(kind: K) => ({ id: `${kind}:${id}:${revision}`, kind, payment: id });
  let { credits_taken } = payment;

  if (!is_disputed) add(setFrozen(wallet, entry('unfreeze')));
  const missing = due - credits_taken - owedOf(wallet, id);
  if (due > payment.credits_due) {
    const kind = money.lost > payment.lost ? 'clawback' : 'refund';
    // What could not be taken earlier stays forgiven.
    const credits = Math.min(missing, due - payment.credits_due);
    credits_taken += add(takeBack(wallet, { ...entry(kind), credits, expired }));
  }
  if (missing < 0) {
    const credits = Math.max(0, credits_taken - due);
    const released = -missing - credits;
    add(giveBack(wallet, { ...entry('refund_reversal'), credits, released, expires_at }, now));
    credits_taken -= credits;
  }
  if (is_disputed) add(setFrozen(wallet, entry('freeze')));
  return {
    drafts,
    payment: {
      ...payment,
      ...money,
      credits_due: due,
      credits_taken,
      credits_expired: expired,
      revision: revision + 1,
    },
    owed: owedOf(wallet, id),
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
