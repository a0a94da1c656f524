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

const PLAIN = { expires_at: null, application: null, payment: null, note: '' } as const;

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
    .map(({ id, left, payment }) => ({
      ...PLAIN,
      id: `expiry:${id}`,
      kind: 'expiry',
      payment,
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
 * stays usable for some days. If its payment was refunded meanwhile, it is taken back, or if it was spent, another one.
 */
export function endReservation(
  wallet: WalletState,
  end: { id: string; kind: 'spend' | 'return'; bucket: string; application: LedgerApplication },
  now: Date,
): LedgerDraft[] {
  const { id, kind, application } = end;
  const moves = [{ bucket: end.bucket, credits: 1 }];
  const bucket = findBucket(wallet, end.bucket);
  const clawback = {
    ...PLAIN,
    id: `clawback:${id}`,
    kind: 'clawback',
    payment: bucket?.payment ?? null,
  } as const;
  if (kind === 'spend') {
    const spent: LedgerDraft = { ...PLAIN, id, kind, moves, application };
    const owed_by = bucket?.owed === bucket?.reserved ? clawback.payment : null;
    const taken = owed_by ? takeOthers(wallet, owed_by, 1) : [];
    return taken.length > 0 ? [spent, { ...clawback, moves: taken }] : [spent];
  }
  if (bucket && bucket.owed > 0) {
    const taken = [{ bucket: bucket.id, credits: 1, owed: -1 }];
    return [
      { ...PLAIN, id, kind, moves, application },
      { ...clawback, moves: taken },
    ];
  }
  const late = bucket !== null && isExpired(bucket, now);
  const expires_at = late ? lateExpiry(now) : null;
  return [{ ...PLAIN, id, kind, moves, expires_at, application }];
}

export type TakeBack = {
  id: string;
  kind: 'refund' | 'clawback';
  /** The payment that was refunded or disputed. */
  payment: string;
  credits: number;
  /** Of these, credits that have expired unused. Nothing else is taken in their place. */
  expired: number;
};

/**
 * Takes back credits of a payment: first its own, then others in place of those that were spent, soonest to expire first,
 * and never more than there are. Those of its own that are set aside are owed: they are taken when their reservation ends.
 * An entry is made even if nothing is left to take, so that the history says what happened.
 */
export function takeBack(
  wallet: WalletState,
  { id, kind, payment, credits, expired }: TakeBack,
): LedgerDraft[] {
  const own = bucketsOf(wallet, payment);
  const taken = new Map<string, number>();
  let missing = credits;
  for (const { id: bucket, left } of own) {
    const some = Math.min(left, missing);
    taken.set(bucket, some);
    missing -= some;
  }
  const owed = new Map<string, number>();
  for (const { id: bucket, reserved, owed: already } of own) {
    const some = Math.min(reserved - already, missing);
    owed.set(bucket, some);
    missing -= some;
  }
  const moves = own.map(({ id: bucket }) => move(bucket, taken.get(bucket) ?? 0, owed.get(bucket) ?? 0));
  moves.push(...takeOthers(wallet, payment, missing - expired));
  return [{ ...PLAIN, id, kind, moves: moves.filter(changesSomething), payment }];
}

/** Credits that another payment, or none, paid for and that can be used, soonest to expire first. */
function takeOthers(wallet: WalletState, payment: string, credits: number): Move[] {
  const moves: Move[] = [];
  let missing = credits;
  for (const { id, left, payment: paid_by, frozen } of inSpendingOrder(wallet.buckets)) {
    if (paid_by === payment || frozen || left === 0 || missing <= 0) continue;
    const some = Math.min(left, missing);
    moves.push(move(id, some, 0));
    missing -= some;
  }
  return moves;
}

export type GiveBack = {
  /** Also that of the bucket that holds the credits. */
  id: string;
  payment: string;
  /** Credits that were taken and are given again. */
  credits: number;
  /** Credits set aside that are no longer owed. */
  released: number;
  expires_at: Date | null;
};

/** Undoes a refund or a part of one, because it failed. */
export function giveBack(
  wallet: WalletState,
  { id, payment, credits, released, expires_at }: GiveBack,
  now: Date,
): LedgerDraft[] {
  const moves: Move[] = credits > 0 ? [move(id, credits, 0)] : [];
  let left = released;
  for (const { id: bucket, owed } of bucketsOf(wallet, payment)) {
    const some = Math.min(left, owed);
    if (some > 0) moves.push(move(bucket, 0, -some));
    left -= some;
  }
  // What was taken may have been usable for longer than what it stood in for.
  const expires = expires_at && new Date(Math.max(expires_at.getTime(), lateExpiry(now).getTime()));
  return moves.length > 0
    ? [{ ...PLAIN, id, kind: 'refund_reversal', moves, expires_at: expires, payment }]
    : [];
}

/** Credits of a payment that are taken if they are returned. */
export function owedOf(wallet: WalletState, payment: string): number {
  return bucketsOf(wallet, payment).reduce((sum, { owed }) => sum + owed, 0);
}

/** Puts what is left of a disputed payment's credits on hold, or makes it usable again. */
export function setFrozen(
  wallet: WalletState,
  { id, kind, payment }: { id: string; kind: 'freeze' | 'unfreeze'; payment: string },
): LedgerDraft[] {
  const buckets = bucketsOf(wallet, payment).filter(({ frozen }) => frozen !== (kind === 'freeze'));
  if (buckets.length === 0) return [];
  return [
    { ...PLAIN, id, kind, moves: buckets.map(({ id: bucket, left }) => move(bucket, left, 0)), payment },
  ];
}

/** The wallet after these changes. */
export function applyAll(wallet: WalletState, drafts: readonly LedgerDraft[]): WalletState {
  return drafts.reduce(applyChange, wallet);
}

/** Credits that a refund or a lost dispute asked for and did not find. */
export function shortfall(asked: number, drafts: readonly LedgerDraft[]): number {
  return asked - drafts.reduce((sum, draft) => sum + creditsOf(draft), 0);
}

function lateExpiry(now: Date): Date {
  return new Date(now.getTime() + LATE_RETURN_DAYS * DAY_MS);
}

function move(bucket: string, credits: number, owed: number): Move {
  return owed === 0 ? { bucket, credits } : { bucket, credits, owed };
}

function changesSomething({ credits, owed }: Move): boolean {
  return credits > 0 || owed !== undefined;
}

function bucketsOf({ buckets }: WalletState, payment: string): Bucket[] {
  return buckets.filter((bucket) => bucket.payment === payment);
}

function findBucket(wallet: WalletState, id: string): Bucket | null {
  return wallet.buckets.find((bucket) => bucket.id === id) ?? null;
}
