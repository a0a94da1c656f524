/** What must hold of payments, their credits, and the wallet. Each check throws an assertion error that names what is broken. */
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { creditsOfProduct } from '../../../contract/pricing.ts';
import { creditsOf, foldLedger, GRANT_KINDS, type LedgerDraft, totalsOf } from '../../wallet/ledger.ts';
import { creditsDue, type PaymentRecord } from '../payment-record.ts';
import { bucketOf } from '../settle-payment.ts';
import type { MemoryBilling } from './memory-billing.ts';
import { type Charge, refundedOf, type StripeWorld } from './memory-stripe.ts';

/** What holds at any time. */
export function checkAlways(
  { memory, payments }: MemoryBilling,
  uid: string,
  charges: readonly Charge[],
): void {
  const { wallet, ledger } = memory.accountOf(uid);
  const totals = totalsOf(wallet);
  for (const [name, value] of Object.entries(totals)) ok(value >= 0, `${name} is ${value}`);
  deepStrictEqual(foldLedger(ledger), wallet, 'the wallet is the fold of its ledger');
  const sum = (kinds: readonly string[]) => sumOf(ledger, kinds);
  const held = totals.available + totals.frozen + totals.reserved + totals.spent;
  strictEqual(held, sum(GRANT_KINDS) - sum(['expiry', 'refund', 'clawback']), 'credits came from nowhere');
  strictEqual(totals.spent, sum(['spend']));
  for (const [id, payment] of payments) {
    const grants = ledger.filter((line) => line.id === bucketOf(id));
    strictEqual(grants.length, 1, 'a payment without its credits, or with them twice');
    strictEqual(creditsOf(grants[0]!), creditsOfProduct(payment.product));
    const own = ledger.filter((line) => line.payment === id);
    const taken = sumOf(own, ['refund', 'clawback']) - sumOf(own, ['refund_reversal']);
    strictEqual(taken, payment.credits_taken, 'the ledger and the payment disagree about what was taken');
    for (const bucket of wallet.buckets.filter((one) => one.payment === id)) {
      strictEqual(bucket.frozen, payment.open_disputes.length > 0, 'credits are on hold just while disputed');
    }
  }
  const bought = sum(['purchase', 'subscription_grant']);
  const paid = charges.reduce((all, { product }) => all + creditsOfProduct(product), 0);
  ok(bought <= paid, 'more was given than was paid for');
}

/** What holds once every event was handled: what is stored is what Stripe says. */
export function checkEnd(
  stored: MemoryBilling,
  uid: string,
  { charges, subscription_status }: StripeWorld,
): void {
  checkAlways(stored, uid, charges);
  for (const charge of charges) {
    const payment = stored.payments.get(charge.source);
    ok(payment, 'a payment was lost');
    const lost = charge.dispute?.status === 'lost' ? charge.amount : 0;
    deepStrictEqual(
      [payment.refunded, payment.lost, payment.open_disputes.length],
      [refundedOf(charge), lost, charge.dispute?.status === 'needs_response' ? 1 : 0],
      'a payment is not what Stripe says',
    );
    strictEqual(payment.credits_due, creditsDue(payment, payment.refunded + payment.lost));
    ok(payment.credits_taken <= payment.credits_due);
    checkReturned(stored, uid, payment);
  }
  const { subscription } = stored.accounts.get(uid)!;
  if (subscription_status === 'canceled') strictEqual(subscription?.stripe_status, 'canceled');
}

/** What holds if every payment is paid: its credits are there, except those that were spent or have expired. */
export function checkNothingLost({ memory }: MemoryBilling, uid: string, charges: readonly Charge[]): void {
  const { wallet, ledger } = memory.accountOf(uid);
  ok(
    wallet.buckets.every(({ owed }) => owed === 0),
    'credits are still owed',
  );
  const { available, frozen, reserved, spent } = totalsOf(wallet);
  strictEqual(frozen, 0, 'credits are still on hold');
  const given = charges.reduce((all, { product }) => all + creditsOfProduct(product), 0);
  strictEqual(available + reserved, given - spent - sumOf(ledger, ['expiry']), 'credits are missing');
}

/** What a payment may have cost once its money was returned. */
function checkReturned({ memory }: MemoryBilling, uid: string, payment: PaymentRecord): void {
  const { wallet, ledger } = memory.accountOf(uid);
  if (payment.credits_due === payment.credits) {
    const usable = wallet.buckets.filter((bucket) => bucket.payment === payment.id);
    for (const { left, reserved, owed } of usable) {
      deepStrictEqual([left, owed], [0, reserved], 'credits of a returned payment can still be used');
    }
  }
  const own = ledger.filter((line) => line.payment === payment.id);
  if (own.some(({ kind }) => kind === 'refund_reversal')) return;
  // Buckets of the payment, with those of credits that came back late.
  const buckets = new Set([bucketOf(payment.id)]);
  for (const { id, kind, moves, expires_at } of ledger) {
    if (kind === 'return' && expires_at && buckets.has(moves[0]!.bucket)) buckets.add(id);
  }
  const others = ledger.filter((line) => line.payment !== payment.id);
  const creditsIn = (lines: readonly LedgerDraft[], kinds: readonly string[], inside: boolean) =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ moves }) => moves.filter(({ bucket }) => buckets.has(bucket) === inside))
      .reduce((all, { credits }) => all + credits, 0);
  const from_others = creditsIn(own, ['refund', 'clawback'], false);
  // Spent, or taken in place of what was spent of other payments.
  const used = creditsIn(others, ['spend', 'refund', 'clawback'], true);
  ok(from_others <= used, 'more was taken elsewhere than had been used');
}

function sumOf(ledger: readonly LedgerDraft[], kinds: readonly string[]): number {
  return ledger.filter(({ kind }) => kinds.includes(kind)).reduce((all, line) => all + creditsOf(line), 0);
}
