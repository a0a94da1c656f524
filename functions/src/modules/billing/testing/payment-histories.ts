import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { creditsOfProduct } from '../../../contract/pricing.ts';
import { AppError } from '../../../platform/app-error.ts';
import { creditsOf, foldLedger, GRANT_KINDS, type LedgerDraft, totalsOf } from '../../wallet/ledger.ts';
import { planExpiry } from '../../wallet/plan-credits.ts';
import { endReservation, reserveCredit } from '../../wallet/reserve-credit.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { handleStripeEvent } from '../handle-stripe-event.ts';
import { creditsDue, type PaymentRecord } from '../payment-record.ts';
import { bucketOf } from '../settle-payment.ts';
import { memoryBilling } from './memory-billing.ts';
import {
  type Charge,
  CUSTOMER,
  memoryStripe,
  refundedOf,
  type StripeWorld,
  SUBSCRIPTION,
} from './memory-stripe.ts';

const UID = 'u1';
const DAY = 86_400;
const PRICE = { premium_monthly: 3500, pack_25: 900, pack_100: 2900 } as const;

/** Something that happens to a customer. Numbers choose among what exists, so small ones often meet the same thing. */
type Happening =
  | { type: 'buy'; product: 'premium_monthly' | 'pack_25' | 'pack_100' }
  | { type: 'refund'; charge: number; share: number }
  | { type: 'refund_fails'; charge: number }
  | { type: 'close_subscription' }
  | { type: 'dispute'; charge: number }
  | { type: 'decide'; charge: number; how: 'won' | 'lost' }
  /** `dies_at`: the worker is killed at this step, 0 never; `overtaken`: another event is handled in the middle of it. */
  | { type: 'deliver'; event: number; dies_at: number; overtaken: number | null }
  | { type: 'reserve'; application: number }
  | { type: 'end'; application: number; how: 'spend' | 'return' }
  | { type: 'days'; days: number }
  | { type: 'sweep' };

const one = <T extends string>(type: T) => fc.constant(type);
const some = fc.nat(5);
// Mostly what was told last: credits that are in use then meet what has just happened to their payment.
const event = fc.oneof({ weight: 2, arbitrary: fc.nat(1) }, fc.nat(11));
const APPLICATIONS = [0, 1, 2, 3, 4, 5, 6];
const application = fc.constantFrom(...APPLICATIONS);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: one('buy'),
      product: fc.constantFrom('premium_monthly', 'pack_25', 'pack_100'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: one('refund'), charge: some, share: fc.integer({ min: 1, max: 4 }) }),
  },
  fc.record({ type: one('refund_fails'), charge: some }),
  fc.record({ type: one('close_subscription') }),
  fc.record({ type: one('dispute'), charge: some }),
  fc.record({ type: one('decide'), charge: some, how: fc.constantFrom('won', 'lost') }),
  {
    weight: 8,
    arbitrary: fc.record({
      type: one('deliver'),
      event,
      dies_at: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 24 })),
      overtaken: fc.option(event, { freq: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: one('reserve'), application }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: one('end'), application, how: fc.constantFrom('spend', 'return') }),
  },
  { weight: 2, arbitrary: fc.record({ type: one('days'), days: fc.integer({ min: 1, max: 35 }) }) },
  fc.record({ type: one('sweep') }),
);

export const paymentHistory = fc.array(happening, { maxLength: 50, size: 'max' });

class Killed extends Error {}

/**
 * Plays a history and checks after each step what must always hold; in the end delivers what was not delivered and
 * checks that what is stored is what Stripe says. Returns the ledger.
 */
export async function playPaymentHistory(history: readonly Happening[]): Promise<LedgerDraft[]> {
  const stored = memoryBilling();
  const world: StripeWorld = { charges: [], subscription_status: 'active' };
  const { charges } = world;
  const told: string[] = [];
  let now = new Date('2026-01-01T00:00:00Z');
  const clock = () => now;
  stored.accounts.set(UID, {
    uid: UID,
    customer_id: CUSTOMER,
    subscription: null,
    renewal_consent: null,
    revision: 0,
  });

  /** Stripe tells about an object. */
  function tell(type: string, object_id: string): void {
    const id = `evt_${told.length}`;
    const at = now.toISOString();
    told.push(id);
    stored.events.set(id, {
      id,
      type,
      object_id,
      state: 'received',
      attempts: 0,
      error: null,
      created_at: at,
      received_at: at,
      finished_at: null,
    });
  }

  /** Handles one event with a worker that may be killed or overtaken. */
  async function deliver(id: string, dies_at = 0, overtaken_by: string | null = null): Promise<void> {
    // A duplicate of one that is done: what a replay does.
    const log = stored.events.get(id)!;
    stored.events.set(id, { ...log, state: 'received' });
    let steps = 0;
    let overtaking: Promise<void> | null = null;
    const step = async () => {
      steps += 1;
      if (dies_at > 0 && steps >= dies_at) throw new Killed();
      if (!overtaken_by || steps !== 4) return;
      overtaking = deliver(overtaken_by);
      await overtaking;
    };
    const deps = {
      ...stored.repositories,
      credits: creditDeps(),
      conversions: NO_ADS,
      stripe: async () => memoryStripe(UID, world, step),
      runTransaction: async (work: Parameters<typeof stored.runTransaction>[0]) => {
        await step();
        const result = await stored.runTransaction(work);
        await step();
        return result;
      },
      clock,
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    } as unknown as BillingDeps;
    await handleStripeEvent(deps, id).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    // The other worker lives on when this one is killed; transactions in memory must not run at the same time.
    await overtaking;
  }

  async function play(step: Happening): Promise<void> {
    const charge = 'charge' in step ? charges[step.charge] : undefined;
    switch (step.type) {
      case 'buy': {
        if (step.product === 'premium_monthly' && world.subscription_status === 'canceled') return;
        charges.push(newCharge(charges.length, step.product, now));
        const { source } = charges.at(-1)!;
        tell(step.product === 'premium_monthly' ? 'invoice.paid' : 'checkout.session.completed', source);
        return;
      }
      case 'refund': {
        if (!charge || charge.dispute) return;
        const left = charge.amount - refundedOf(charge);
        if (left === 0) return;
        const amount = Math.min(left, Math.ceil((charge.amount * step.share) / 4));
        const id = `re_${charge.id}_${charge.refunds.length}`;
        charge.refunds.push({ id, amount, failed: false });
        tell('charge.refunded', charge.id);
        tell('refund.created', id);
        return;
      }
      case 'refund_fails': {
        const refund = charge?.refunds.find(({ failed }) => !failed);
        if (!refund) return;
        refund.failed = true;
        tell('refund.failed', refund.id);
        return;
      }
      case 'close_subscription':
        world.subscription_status = 'canceled';
        tell('customer.subscription.deleted', SUBSCRIPTION);
        return;
      case 'dispute':
        if (!charge || charge.dispute || charge.refunds.length > 0) return;
        charge.dispute = { id: `dp_${charge.id}`, status: 'needs_response' };
        tell('charge.dispute.created', charge.dispute.id);
        return;
      case 'decide':
        if (charge?.dispute?.status !== 'needs_response') return;
        charge.dispute.status = step.how;
        tell('charge.dispute.closed', charge.dispute.id);
        return;
      case 'deliver': {
        const id = told.at(-1 - step.event);
        const other = step.overtaken === null ? undefined : told.at(-1 - step.overtaken);
        if (id) await deliver(id, step.dies_at, other && other !== id ? other : null);
        return;
      }
      case 'days':
        now = new Date(now.getTime() + step.days * DAY * 1000);
        return;
      case 'sweep':
        return stored.memory.commit((tx) => planExpiry(tx, creditDeps(), UID));
      case 'reserve':
        return stored.memory
          .commit((tx) => reserveCredit(tx, creditDeps(), reservation(step.application)))
          .catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
      case 'end':
        return stored.memory
          .commit((tx) => endReservation(tx, creditDeps(), reservation(step.application), step.how))
          .catch((error: unknown) => {
            if (!String(error).includes('nothing was reserved')) throw error;
          });
    }
  }
  const creditDeps = () => ({
    wallets: stored.memory.wallets,
    countTaken: stored.repositories.payments.countTaken,
    clock,
  });

  for (const step of history) {
    await play(step);
    check(stored, charges);
  }
  for (const id of told.toReversed()) await deliver(id);
  checkEnd(stored, world);
  // Then all of it turns out to be paid, and the work that is under way to be in vain: nobody may have lost anything.
  for (const { id, refunds, dispute } of charges) {
    for (const refund of refunds) refund.failed = true;
    if (dispute) dispute.status = 'won';
    tell('charge.refunded', id);
    await deliver(told.at(-1)!);
  }
  for (const id of APPLICATIONS) await play({ type: 'end', application: id, how: 'return' });
  checkEnd(stored, world);
  checkNothingLost(stored, charges);
  strictEqual(stored.payments.size, charges.length, 'a payment was stored twice');
  return stored.memory.accountOf(UID).ledger;
}

/** What holds once every event was worked on: what is stored is what Stripe says. */
function checkEnd(
  stored: ReturnType<typeof memoryBilling>,
  { charges, subscription_status }: StripeWorld,
): void {
  check(stored, charges);
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
    checkReturned(stored, payment);
  }
  const { subscription } = stored.accounts.get(UID)!;
  if (subscription_status === 'canceled') strictEqual(subscription?.stripe_status, 'canceled');
}

/** What holds if every payment is paid: its credits are there, except those that were spent or have expired. */
function checkNothingLost({ memory }: ReturnType<typeof memoryBilling>, charges: readonly Charge[]): void {
  const { wallet, ledger } = memory.accountOf(UID);
  ok(
    wallet.buckets.every(({ owed }) => owed === 0),
    'credits are still owed',
  );
  const { available, frozen, reserved, spent } = totalsOf(wallet);
  strictEqual(frozen, 0, 'credits are still on hold');
  const given = charges.reduce((all, { product }) => all + creditsOfProduct(product), 0);
  strictEqual(available + reserved, given - spent - sumOf(ledger, ['expiry']), 'credits are missing');
}

function check({ memory, payments }: ReturnType<typeof memoryBilling>, charges: readonly Charge[]): void {
  const { wallet, ledger } = memory.accountOf(UID);
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

/** What a payment may have cost once its money was returned. */
function checkReturned({ memory }: ReturnType<typeof memoryBilling>, payment: PaymentRecord): void {
  const { wallet, ledger } = memory.accountOf(UID);
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

function newCharge(n: number, product: Charge['product'], now: Date): Charge {
  return {
    id: `ch_${n}`,
    intent: `pi_${n}`,
    product,
    amount: PRICE[product],
    refunds: [],
    dispute: null,
    source: product === 'premium_monthly' ? `in_${n}` : `cs_${n}`,
    period_end: Math.floor(now.getTime() / 1000) + 30 * DAY,
  };
}

function reservation(application: number) {
  const id = `a${application}`;
  return {
    uid: UID,
    attempt: 1,
    application: { id, title: 'Nurse', company: 'Acme', status: 'queued' as const, hand_over_reason: null },
  };
}

/** Nobody here came from an ad, so no conversion is raised. */
const NO_ADS = {
  attributions: { findInTx: async () => null },
  clock: () => new Date(0),
  runTransaction: (work: (tx: unknown) => unknown) => work({}),
};
