import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { AppError } from '../../../platform/app-error.ts';
import { grantCredits, grantSignUpCredits } from '../grant-credits.ts';
import { creditsOf, foldLedger, GRANT_KINDS, type GrantKind, totalsOf } from '../ledger.ts';
import * as commands from '../ledger-commands.ts';
import { planCredits, planExpiry } from '../plan-credits.ts';
import { endReservation, reserveCredit } from '../reserve-credit.ts';
import type { NewLedgerEntry } from '../wallet.repository.ts';
import { memoryWallets } from './memory-wallets.ts';

const DAY_MS = 24 * 3_600_000;
const UID = 'u1';

/** Something that happens to a wallet. Small numbers, so that the same thing often happens twice. */
type Happening = { lost: boolean } & (
  | { type: 'sign_up' }
  | { type: 'admin_grant'; key: number; credits: number }
  | { type: 'payment'; kind: 'purchase' | 'subscription_grant'; key: number; credits: number; days: number }
  | { type: 'reserve'; application: number }
  | { type: 'end'; application: number; how: 'spend' | 'return' }
  | { type: 'take_back'; kind: 'refund' | 'clawback'; payment: number; key: number; credits: number }
  | { type: 'freeze' | 'unfreeze'; payment: number; key: number }
  | { type: 'expiry' }
  | { type: 'days'; days: number }
);

const small = fc.integer({ min: 1, max: 4 });
const credits = fc.integer({ min: 1, max: 6 });
const lost = fc.nat(7).map((n) => n === 7);
const application = fc.integer({ min: 1, max: 6 });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ type: fc.constant('sign_up' as const), lost }),
  fc.record({ type: fc.constant('admin_grant' as const), key: small, credits, lost }),
  fc.record({
    type: fc.constant('payment' as const),
    kind: fc.constantFrom('purchase' as const, 'subscription_grant' as const),
    key: small,
    credits,
    days: fc.integer({ min: 1, max: 40 }),
    lost,
  }),
  { weight: 4, arbitrary: fc.record({ type: fc.constant('reserve' as const), application, lost }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('end' as const),
      application,
      how: fc.constantFrom('spend' as const, 'return' as const),
      lost,
    }),
  },
  fc.record({
    type: fc.constant('take_back' as const),
    kind: fc.constantFrom('refund' as const, 'clawback' as const),
    payment: small,
    key: small,
    credits,
    lost,
  }),
  fc.record({
    type: fc.constantFrom('freeze' as const, 'unfreeze' as const),
    payment: small,
    key: small,
    lost,
  }),
  fc.record({ type: fc.constant('expiry' as const), lost }),
  fc.record({
    type: fc.constant('days' as const),
    days: fc.integer({ min: 1, max: 20 }),
    lost: fc.constant(false),
  }),
);

export const ledgerHistory = fc.array(happening, { maxLength: 60, size: 'max' });

/** Plays a history, and checks after each step what must always hold; returns the ledger. */
export async function playLedgerHistory(history: readonly Happening[]): Promise<NewLedgerEntry[]> {
  const memory = memoryWallets();
  let now = new Date('2026-01-01T00:00:00Z');
  const deps = { wallets: memory.wallets, countTaken: () => undefined, clock: () => now };

  async function play(step: Happening): Promise<void> {
    if (step.type === 'days') {
      now = new Date(now.getTime() + step.days * DAY_MS);
      return;
    }
    await memory.commit((tx) => {
      switch (step.type) {
        case 'sign_up':
          return grantSignUpCredits(tx, deps, UID);
        case 'admin_grant':
          return grantCredits(tx, deps, {
            uid: UID,
            credits: step.credits,
            key: String(step.key),
            note: '',
          });
        case 'payment': {
          const { kind } = step;
          const id = `payment:${step.key}`;
          const expires_at =
            kind === 'subscription_grant' ? new Date(now.getTime() + step.days * DAY_MS) : null;
          return planCredits(tx, deps, UID, { id }, () =>
            commands.grant({ id, kind, credits: step.credits, expires_at, payment: id, note: '' }),
          );
        }
        case 'reserve':
          return reserveCredit(tx, deps, reservation(step.application));
        case 'end':
          return endReservation(tx, deps, reservation(step.application), step.how);
        case 'take_back': {
          const id = `${step.kind}:${step.key}`;
          const payment = `payment:${step.payment}`;
          return planCredits(tx, deps, UID, { id }, (wallet) =>
            commands.takeBack(wallet, {
              id,
              kind: step.kind,
              credits: step.credits,
              payment,
              expired: 0,
            }),
          );
        }
        case 'freeze':
        case 'unfreeze': {
          const id = `${step.type}:${step.key}`;
          const payment = `payment:${step.payment}`;
          return planCredits(tx, deps, UID, { id }, (wallet) =>
            commands.setFrozen(wallet, { id, kind: step.type, payment }),
          );
        }
        case 'expiry':
          return planExpiry(tx, deps, UID);
      }
    }, step.lost);
  }

  for (const step of history) {
    const before = memory.accountOf(UID).ledger.length;
    let refused = false;
    try {
      await play(step);
    } catch (error) {
      // Only these two may be refused: no credit, or the end of what was never reserved.
      const expected =
        (step.type === 'reserve' && error instanceof AppError && error.code === 'insufficient_credits') ||
        (step.type === 'end' && error instanceof Error && error.message.includes('nothing was reserved'));
      if (!expected) throw error;
      refused = true;
    }
    const account = memory.accountOf(UID);
    if (refused || step.lost) strictEqual(account.ledger.length, before, 'what did not happen left a trace');
    checkAccount(account, now);
    if (step.type === 'reserve') checkOrder(account.ledger.slice(before), account);
  }
  return memory.accountOf(UID).ledger;
}

type Account = ReturnType<ReturnType<typeof memoryWallets>['accountOf']>;

function checkAccount({ wallet, entries, ledger }: Account, now: Date): void {
  strictEqual(entries, ledger.length);
  const totals = totalsOf(wallet);
  for (const [name, value] of Object.entries(totals)) ok(value >= 0, `${name} is ${value}`);
  for (const { id, left, reserved, owed } of wallet.buckets) {
    ok(left >= 0 && reserved >= 0 && owed >= 0 && owed <= reserved, `bucket ${id}`);
  }
  deepStrictEqual(foldLedger(ledger), wallet, 'the wallet is the fold of its ledger');

  const sum = (kinds: readonly string[]) =>
    ledger.filter(({ kind }) => kinds.includes(kind)).reduce((all, line) => all + creditsOf(line), 0);
  const gone = sum(['expiry', 'refund', 'clawback']);
  const held = totals.available + totals.frozen + totals.reserved;
  strictEqual(held + totals.spent, sum(GRANT_KINDS) - gone, 'credits came from nowhere or vanished');
  strictEqual(totals.spent, sum(['spend']));

  const available = ledger.reduce((all, line) => all + line.available_change, 0);
  strictEqual(available, totals.available, 'the changes that users see add up to what they have');
  strictEqual(ledger.at(-1)?.available_after ?? 0, totals.available);

  const ids = ledger.map(({ id }) => id);
  strictEqual(new Set(ids).size, ids.length, 'an entry exists twice');
  for (const { kind, expires_at, at } of ledger) {
    if (GRANT_KINDS.includes(kind as GrantKind) && expires_at) ok(expires_at > at);
  }
  ok(ledger.every(({ at }) => at <= now));
}

/** A reservation takes what expires first, and never what has expired. */
function checkOrder(added: Account['ledger'], { ledger, wallet }: Account): void {
  const reserved = added.find(({ kind }) => kind === 'reserve');
  if (!reserved) return;
  const from = reserved.moves[0]?.bucket;
  const brought = ledger.find(({ id }) => id === from);
  const end = brought?.expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
  ok(end > reserved.at.getTime(), 'an expired credit was used');
  for (const { left, expires_at, frozen } of wallet.buckets) {
    if (left > 0 && !frozen && expires_at) ok(expires_at.getTime() >= end, 'a later credit was used first');
  }
}

function reservation(application: number) {
  const id = `a${application}`;
  return {
    uid: UID,
    attempt: 1,
    application: { id, title: 'Nurse', company: 'Acme', status: 'queued' as const, hand_over_reason: null },
  };
}
