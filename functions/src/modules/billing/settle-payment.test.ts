import { expect, it } from 'vitest';
import { EMPTY_WALLET, totalsOf, type WalletState } from '../wallet/ledger.ts';
import { applyAll, endReservation, expire, grant, reserve } from '../wallet/ledger-commands.ts';
import { creditsMissing, type PaymentMoney, type PaymentRecord } from './payment-record.ts';
import { bucketOf, grantForPayment, settlePayment } from './settle-payment.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const APPLICATION = {
  id: 'a1',
  title: 'Nurse',
  company: 'Acme',
  status: 'queued',
  hand_over_reason: null,
} as const;
const PAID: PaymentMoney = { refunded: 0, lost: 0, open_disputes: [] };

function paymentOf(changes: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id: 'cs_1',
    uid: 'u1',
    product: 'pack_25',
    amount: 900,
    currency: 'USD',
    credits: 25,
    expires_at: null,
    payment_intent: 'pi_1',
    invoice_id: null,
    invoice_number: null,
    checkout: null,
    paid_at: NOW,
    ...PAID,
    credits_due: 0,
    credits_taken: 0,
    credits_expired: 0,
    revision: 0,
    ...changes,
  };
}

const reserved = (wallet: WalletState, id: string) =>
  applyAll(wallet, reserve(wallet, id, APPLICATION) ?? []);
const ended = (wallet: WalletState, bucket: string, kind: 'spend' | 'return', now = NOW) =>
  endReservation(wallet, { id: 'end:a1:1', kind, bucket, application: APPLICATION }, now);

function play(
  wallet: WalletState,
  payment: PaymentRecord,
  money: Partial<PaymentMoney>,
  expired = 0,
  now = NOW,
) {
  const { drafts, ...after } = settlePayment(wallet, payment, { ...PAID, ...money }, expired, now);
  return { ...after, drafts, wallet: applyAll(wallet, drafts) };
}

it('a refund that fails gives back what was taken, and no longer claims what was set aside', () => {
  const payment = paymentOf();
  let wallet = applyAll(EMPTY_WALLET, grantForPayment(payment));
  for (const id of ['r1', 'r2', 'r3', 'r4', 'r5']) wallet = reserved(wallet, id);
  const refunded = play(wallet, payment, { refunded: 900 });
  expect(refunded).toMatchObject({ payment: { credits_taken: 20 }, owed: 5 });
  const failed = play(refunded.wallet, refunded.payment, {});
  expect(failed).toMatchObject({ payment: { credits_taken: 0, credits_due: 0 }, owed: 0 });
  const back = applyAll(failed.wallet, ended(failed.wallet, bucketOf('cs_1'), 'return'));
  expect(totalsOf(back)).toMatchObject({ available: 21, reserved: 4 });
});

it('a credit that is taken when it comes back names its payment', () => {
  const payment = paymentOf();
  const wallet = reserved(applyAll(EMPTY_WALLET, grantForPayment(payment)), 'r1');
  const refunded = play(wallet, payment, { refunded: 900 });
  const [, taken] = ended(refunded.wallet, bucketOf('cs_1'), 'return');
  expect(taken).toMatchObject({ kind: 'clawback', payment: 'cs_1' });
});

it('an owed credit that is spent is taken from others', () => {
  const payment = paymentOf();
  const pack = grant({ id: 'p', kind: 'purchase', credits: 3, expires_at: null, payment: 'cs_2', note: '' });
  const paid = reserved(applyAll(EMPTY_WALLET, grantForPayment(payment)), 'r1');
  const refunded = play(applyAll(paid, pack), payment, { refunded: 900 });
  expect(totalsOf(refunded.wallet)).toMatchObject({ available: 3, reserved: 1 });
  const after = applyAll(refunded.wallet, ended(refunded.wallet, bucketOf('cs_1'), 'spend'));
  expect(totalsOf(after)).toMatchObject({ available: 2, reserved: 0, spent: 1 });
});

it('nothing is taken elsewhere for credits that expired unused', () => {
  const payment = paymentOf({
    product: 'premium_monthly',
    credits: 300,
    amount: 3500,
    expires_at: inDays(30),
  });
  const pack = grant({
    id: 'p',
    kind: 'purchase',
    credits: 100,
    expires_at: null,
    payment: 'cs_2',
    note: '',
  });
  const paid = applyAll(EMPTY_WALLET, [...grantForPayment(payment), ...pack]);
  const one = reserved(paid, 'r1');
  const spent = applyAll(one, ended(one, bucketOf('cs_1'), 'spend'));
  const expired = applyAll(spent, expire(spent, inDays(31)));
  const lost = play(expired, payment, { lost: 3500 }, 299, inDays(40));
  expect(totalsOf(lost.wallet).available).toBe(99);
  expect(creditsMissing(lost.payment)).toBe(0);
  // Should the bank change its mind, what was taken can be used, although the month is over.
  const won = play(lost.wallet, lost.payment, {}, 299, inDays(41));
  const later = applyAll(won.wallet, expire(won.wallet, inDays(47)));
  expect(totalsOf(later).available).toBe(100);
});

it('a hold covers every credit of the payment, also one that comes back after its bucket has expired', () => {
  const payment = paymentOf({ product: 'premium_monthly', credits: 300, expires_at: inDays(1) });
  const paid = reserved(applyAll(EMPTY_WALLET, grantForPayment(payment)), 'r1');
  const disputed = play(paid, payment, { open_disputes: ['dp_1'] });
  const expired = applyAll(disputed.wallet, expire(disputed.wallet, inDays(2)));
  const late = applyAll(expired, ended(expired, bucketOf('cs_1'), 'return', inDays(2)));
  expect(totalsOf(late)).toMatchObject({ available: 0, frozen: 1 });
  const won = play(late, disputed.payment, {}, 299, inDays(3));
  expect(totalsOf(won.wallet)).toMatchObject({ available: 1, frozen: 0 });
});

it('credits given again while the payment is disputed are on hold too', () => {
  const payment = paymentOf();
  const refunded = play(applyAll(EMPTY_WALLET, grantForPayment(payment)), payment, { refunded: 450 });
  const disputed = play(refunded.wallet, refunded.payment, { refunded: 450, open_disputes: ['dp_1'] });
  const failed = play(disputed.wallet, disputed.payment, { open_disputes: ['dp_1'] });
  expect(totalsOf(failed.wallet)).toMatchObject({ available: 0, frozen: 25 });
});
