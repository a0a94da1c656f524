/**
 * What may happen to a wallet, each as the ledger changes it consists of. Pure: nothing here reads, writes, or knows the
 * time.
 */
import type { LedgerApplication } from '../../contract/wallet.ts';
import {
  applyChange,
  type Bucket,
  creditsOf,
  type GrantKind,
  inSpendingOrder,
  isExpired,
  type LedgerDraft,
  type Move,
  type WalletState,
} from './ledger.ts';

const DAY_MS = 24 * 3_600_000;
/** A credit that comes back after its bucket has expired can be used this much longer. */
export const LATE_RETURN_DAYS = 7;

const PLAIN = { expires_at: null, owed: 0, application: null, payment: null, note: '' } as const;

export type Grant = {
  /** Its id is also that of the bucket. */
  id: string;
  kind: GrantKind;
  credits: number;
  expires_at: Date | null;
  payment: string | null;
  note: string;
};

export function grant({ id, kind, credits, expires_at, payment, note }: Grant): LedgerDraft[] {
  return [{ ...PLAIN, id, kind, moves: [{ bucket: id, credits }], expires_at, payment, note }];
}

/** What has expired by now, one entry per bucket. Precedes every other command. */
export function expire(wallet: WalletState, now: Date): LedgerDraft[] {
  return wallet.buckets
    .filter((bucket) => bucket.left > 0 && isExpired(bucket, now))
    .map(({ id, left }) => ({
      ...PLAIN,
      id: `expiry:${id}`,
      kind: 'expiry',
      moves: [{ bucket: id, credits: left }],
    }));
}

/** Sets one credit aside, of those that expire first. Null if there is none. */
export function reserve(
  wallet: WalletState,
  id: string,
  application: LedgerApplication,
): LedgerDraft[] | null {
  const [bucket] = inSpendingOrder(wallet.buckets).filter(({ left, frozen }) => left > 0 && !frozen);
  return bucket
    ? [{ ...PLAIN, id, kind: 'reserve', moves: [{ bucket: bucket.id, credits: 1 }], application }]
    : null;
}

/**
 * Spends or returns the credit that was set aside from this bucket. One that is returned after its bucket has expired
 * stays usable for some days; one whose payment was refunded meanwhile is taken back.
 */
export function endReservation(
  wallet: WalletState,
  end: { id: string; kind: 'spend' | 'return'; bucket: string; application: LedgerApplication },
  now: Date,
): LedgerDraft[] {
  const { id, kind, application } = end;
  const moves = [{ bucket: end.bucket, credits: 1 }];
  if (kind === 'spend') return [{ ...PLAIN, id, kind, moves, application }];
  const bucket = findBucket(wallet, end.bucket);
  if (bucket && bucket.owed > 0) {
    const taken = { ...PLAIN, id: `clawback:${id}`, kind: 'clawback', moves, owed: -1 } as const;
    return [{ ...PLAIN, id, kind, moves, application }, taken];
  }
  const late = bucket !== null && isExpired(bucket, now);
  const expires_at = late ? new Date(now.getTime() + LATE_RETURN_DAYS * DAY_MS) : null;
  return [{ ...PLAIN, id, kind, moves, expires_at, application }];
}

export type TakeBack = {
  id: string;
  kind: 'refund' | 'clawback';
  /** The bucket that the refunded or disputed payment paid for. */
  bucket: string;
  credits: number;
  payment: string;
};

/**
 * Takes credits back: first those of the payment, then the others, soonest to expire first, and never more than there
 * are. Those of the payment that are set aside are taken if they are returned. An entry is made even if nothing is left
 * to take, so that the history says what happened.
 */
export function takeBack(
  wallet: WalletState,
  { id, kind, bucket, credits, payment }: TakeBack,
): LedgerDraft[] {
  const own = findBucket(wallet, bucket);
  const others = inSpendingOrder(wallet.buckets).filter((other) => other.id !== bucket && !other.frozen);
  const moves: Move[] = [];
  let missing = credits;
  for (const from of own ? [own, ...others] : others) {
    const taken = Math.min(from.left, missing);
    if (taken > 0 || from === own) moves.push({ bucket: from.id, credits: taken });
    missing -= taken;
  }
  const owed = own ? Math.min(missing, own.reserved - own.owed) : 0;
  return [{ ...PLAIN, id, kind, moves, owed, payment }];
}

/** Puts what is left of a disputed payment's credits on hold, or makes it usable again. */
export function setFrozen(
  wallet: WalletState,
  change: { id: string; kind: 'freeze' | 'unfreeze'; bucket: string; payment: string },
): LedgerDraft[] {
  const bucket = findBucket(wallet, change.bucket);
  if (!bucket || bucket.frozen === (change.kind === 'freeze')) return [];
  const { id, kind, payment } = change;
  return [{ ...PLAIN, id, kind, moves: [{ bucket: bucket.id, credits: bucket.left }], payment }];
}

/** The wallet after these changes. */
export function applyAll(wallet: WalletState, drafts: readonly LedgerDraft[]): WalletState {
  return drafts.reduce(applyChange, wallet);
}

/** Credits that a refund or a lost dispute asked for and did not find. */
export function shortfall(asked: number, drafts: readonly LedgerDraft[]): number {
  return asked - drafts.reduce((sum, draft) => sum + creditsOf(draft), 0);
}

function findBucket(wallet: WalletState, id: string): Bucket | null {
  return wallet.buckets.find((bucket) => bucket.id === id) ?? null;
}
