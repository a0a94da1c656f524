import { strictEqual } from 'node:assert/strict';
import { AppError } from '../../../platform/app-error.ts';
import type { LedgerDraft } from '../../wallet/ledger.ts';
import { planExpiry } from '../../wallet/plan-credits.ts';
import { endReservation, reserveCredit } from '../../wallet/reserve-credit.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { handleStripeEvent } from '../handle-stripe-event.ts';
import { memoryBilling } from './memory-billing.ts';
import {
  CUSTOMER,
  memoryStripe,
  newCharge,
  refundedOf,
  type StripeWorld,
  SUBSCRIPTION,
} from './memory-stripe.ts';
import { APPLICATIONS, type PaymentStep } from './payment-history.ts';
import { checkAlways, checkEnd, checkNothingLost } from './payment-invariants.ts';

const UID = 'u1';
const DAY_MS = 86_400_000;

class Killed extends Error {}

/**
 * Plays a history and checks after each step what must always hold; in the end delivers what was not delivered and
 * checks that what is stored is what Stripe says. Returns the ledger.
 */
export async function playPaymentHistory(history: readonly PaymentStep[]): Promise<LedgerDraft[]> {
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
    lease: null,
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

  async function play(step: PaymentStep): Promise<void> {
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
        now = new Date(now.getTime() + step.days * DAY_MS);
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
    checkAlways(stored, UID, charges);
  }
  for (const id of told.toReversed()) await deliver(id);
  checkEnd(stored, UID, world);
  // Then all of it turns out to be paid, and the work that is under way to be in vain: nobody may have lost anything.
  for (const { id, refunds, dispute } of charges) {
    for (const refund of refunds) refund.failed = true;
    if (dispute) dispute.status = 'won';
    tell('charge.refunded', id);
    await deliver(told.at(-1)!);
  }
  for (const id of APPLICATIONS) await play({ type: 'end', application: id, how: 'return' });
  checkEnd(stored, UID, world);
  checkNothingLost(stored, UID, charges);
  strictEqual(stored.payments.size, charges.length, 'a payment was stored twice');
  return stored.memory.accountOf(UID).ledger;
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
