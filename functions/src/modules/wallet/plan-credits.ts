import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/transaction.ts';
import { applyChange, creditsOf, type LedgerDraft, totalsOf, type WalletState } from './ledger.ts';
import { applyAll, expire } from './ledger-commands.ts';
import type { NewLedgerEntry, StoredEntry, WalletRepository } from './wallet.repository.ts';

/** Adds credits to those that were taken back for a refunded payment. */
export type CountTaken = (tx: Tx, payment: string, credits: number) => void;

export type CreditDeps = { wallets: WalletRepository; countTaken: CountTaken; clock: Clock };
/** What changing credits needs of that. */
export type ChangeDeps = {
  wallets: Pick<WalletRepository, 'read' | 'append' | 'expiredOf'>;
  countTaken: CountTaken;
  clock: Clock;
};

/** The writes of a credit change. Call it after the transaction's last read. */
export type CreditWrite = () => void;

/** A command on a wallet in which nothing has expired. `earlier` holds the ledger entries that were asked for. */
export type CreditCommand = (
  wallet: WalletState,
  now: Date,
  earlier: ReadonlyMap<string, StoredEntry>,
) => LedgerDraft[];

/**
 * Changes credits in the caller's transaction, together with what they pay for. `id` is the idempotency key and the id
 * of the entry: a command whose entry exists does nothing. A wallet never goes below zero.
 *
 * @param needs ids of further ledger entries that the command looks at
 */
export async function planCredits(
  tx: Tx,
  deps: ChangeDeps,
  uid: string,
  { id, needs = [] }: { id: string; needs?: string[] },
  command: CreditCommand,
): Promise<CreditWrite> {
  const { wallet, entries, found } = await deps.wallets.read(tx, uid, [id, ...needs]);
  if (found.has(id)) return () => undefined;
  const now = deps.clock();
  const expired = expire(wallet, now);
  const current = applyAll(wallet, expired);
  const drafts = command(current, now, found);
  const write = planWrites(tx, deps, uid, { wallet, entries, now }, [...expired, ...drafts]);
  return () => {
    write();
    // Credits that were owed when their payment was refunded; a settlement counts what it takes itself.
    for (const draft of drafts) {
      if (draft.kind === 'clawback' && draft.payment) deps.countTaken(tx, draft.payment, creditsOf(draft));
    }
  };
}

/**
 * Settles credits with the money that paid for them, in the caller's transaction, which makes sure that it happens once.
 * The command is told how many credits of this payment have expired unused.
 */
export async function planSettlement(
  tx: Tx,
  deps: ChangeDeps,
  uid: string,
  payment: string,
  command: (wallet: WalletState, now: Date, expired: number) => LedgerDraft[],
): Promise<CreditWrite> {
  const { wallet, entries } = await deps.wallets.read(tx, uid, []);
  const before = await deps.wallets.expiredOf(tx, uid, payment);
  const now = deps.clock();
  const expiring = expire(wallet, now);
  const expired = expiring.filter((draft) => draft.payment === payment).reduce(addCredits, before);
  const drafts = command(applyAll(wallet, expiring), now, expired);
  return planWrites(tx, deps, uid, { wallet, entries, now }, [...expiring, ...drafts]);
}

function addCredits(sum: number, draft: LedgerDraft): number {
  return sum + creditsOf(draft);
}

/** Writes off what has expired in one wallet. */
export async function planExpiry(tx: Tx, deps: ChangeDeps, uid: string): Promise<CreditWrite> {
  const { wallet, entries } = await deps.wallets.read(tx, uid, []);
  const now = deps.clock();
  return planWrites(tx, deps, uid, { wallet, entries, now }, expire(wallet, now));
}

function planWrites(
  tx: Tx,
  deps: ChangeDeps,
  uid: string,
  before: { wallet: WalletState; entries: number; now: Date },
  drafts: LedgerDraft[],
): CreditWrite {
  let { wallet, entries } = before;
  const lines: NewLedgerEntry[] = [];
  for (const draft of drafts) {
    const after = applyChange(wallet, draft);
    entries += 1;
    lines.push(lineOf(draft, wallet, after, entries, before.now));
    wallet = after;
  }
  return () => {
    if (lines.length > 0) deps.wallets.append(tx, uid, { wallet, entries }, lines, before.now);
  };
}

function lineOf(
  draft: LedgerDraft,
  before: WalletState,
  after: WalletState,
  seq: number,
  at: Date,
): NewLedgerEntry {
  const [from, to] = [totalsOf(before), totalsOf(after)];
  return {
    ...draft,
    seq,
    credits: creditsOf(draft),
    available_change: to.available - from.available,
    reserved_change: to.reserved - from.reserved,
    available_after: to.available,
    at,
  };
}
