import type { LedgerApplication, LedgerKind } from '../../contract/wallet.ts';

/** Kinds that bring credits into a wallet, each entry as a bucket of its own. */
export const GRANT_KINDS = [
  'sign_up_grant',
  'purchase',
  'subscription_grant',
  'admin_grant',
  'refund_reversal',
] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

/** Credits that came together, and so expire together. Its id is that of the entry that brought them. */
export type Bucket = {
  id: string;
  kind: GrantKind | 'return';
  /** The payment that paid for them: id of the Stripe invoice or checkout session. Null if none did. */
  payment: string | null;
  /** Neither used nor set aside. */
  left: number;
  /** Set aside for applications in progress. */
  reserved: number;
  /** Of those set aside, how many are taken back when their reservation ends: their payment was refunded. */
  owed: number;
  /** Null: never. */
  expires_at: Date | null;
  /** On hold while the payment is disputed: what is left cannot be used. */
  frozen: boolean;
};

/** A wallet as the fold of its ledger. Buckets without credits are dropped. */
export type WalletState = { buckets: readonly Bucket[]; spent: number };

export const EMPTY_WALLET: WalletState = { buckets: [], spent: 0 };

export type Totals = { available: number; reserved: number; frozen: number; spent: number };

/** Credits of one bucket that an entry moves. */
export type Move = {
  bucket: string;
  credits: number;
  /** Change of the bucket's `owed`. */
  owed?: number;
};

/** What an entry does. Everything else about it is for its readers. */
export type LedgerChange = {
  id: string;
  kind: LedgerKind;
  moves: readonly Move[];
  /**
   * When the credits that the entry brings expire. For `return`: set if they come back as a bucket of their own, because
   * the one they came from has expired.
   */
  expires_at: Date | null;
  /** The payment behind it: id of the Stripe invoice or checkout session. A bucket that the entry brings belongs to it. */
  payment: string | null;
};

/** A change with what its readers are told. */
export type LedgerDraft = LedgerChange & {
  application: LedgerApplication | null;
  /** What an administrator wrote with a grant; empty for other entries. */
  note: string;
};

/** Credits moved by a change. */
export function creditsOf({ moves }: Pick<LedgerChange, 'moves'>): number {
  return moves.reduce((sum, { credits }) => sum + credits, 0);
}

export function totalsOf({ buckets, spent }: WalletState): Totals {
  const sum = (of: (bucket: Bucket) => number) => buckets.reduce((total, bucket) => total + of(bucket), 0);
  return {
    available: sum(({ left, frozen }) => (frozen ? 0 : left)),
    reserved: sum(({ reserved }) => reserved),
    frozen: sum(({ left, frozen }) => (frozen ? left : 0)),
    spent,
  };
}

export function isExpired({ expires_at }: Pick<Bucket, 'expires_at'>, now: Date): boolean {
  return expires_at !== null && expires_at <= now;
}

/** Buckets in the order in which they are used: what expires first, then what came first. */
export function inSpendingOrder(buckets: readonly Bucket[]): Bucket[] {
  const end = ({ expires_at }: Bucket) => expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
  return [...buckets].sort((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)));
}

/** The wallet after a change; throws if any part of it would fall below zero. */
export function applyChange(wallet: WalletState, change: LedgerChange): WalletState {
  return change.moves.reduce((state, move) => applyMove(state, change, move), wallet);
}

/** The wallet that these changes, oldest first, add up to. */
export function foldLedger(changes: Iterable<LedgerChange>, start: WalletState = EMPTY_WALLET): WalletState {
  let wallet = start;
  for (const change of changes) wallet = applyChange(wallet, change);
  return wallet;
}

function applyMove(wallet: WalletState, change: LedgerChange, move: Move): WalletState {
  const { kind, expires_at, payment } = change;
  const { bucket: id, credits } = move;
  const moved_owed = move.owed ?? 0;
  switch (kind) {
    case 'sign_up_grant':
    case 'purchase':
    case 'subscription_grant':
    case 'admin_grant':
      return addBucket(wallet, { id, kind, payment, left: credits, expires_at });
    case 'refund_reversal':
      return id === change.id
        ? addBucket(wallet, { id, kind, payment, left: credits, expires_at })
        : changeBucket(wallet, id, ({ owed }) => ({ owed: owed + moved_owed }));
    case 'reserve':
      return changeBucket(wallet, id, ({ left, reserved }) => ({
        left: left - credits,
        reserved: reserved + credits,
      }));
    case 'spend': {
      const after = changeBucket(wallet, id, ({ reserved, owed }) => ({
        reserved: reserved - credits,
        owed: Math.min(owed, reserved - credits),
      }));
      return { ...after, spent: after.spent + credits };
    }
    case 'return': {
      const after = changeBucket(wallet, id, ({ left, reserved }) => ({
        left: expires_at ? left : left + credits,
        reserved: reserved - credits,
      }));
      if (!expires_at) return after;
      const from = wallet.buckets.find((bucket) => bucket.id === id);
      const { payment: paid_by = null, frozen = false } = from ?? {};
      return addBucket(after, { id: change.id, kind, payment: paid_by, left: credits, expires_at, frozen });
    }
    case 'expiry':
      return changeBucket(wallet, id, ({ left }) => ({ left: left - credits }));
    case 'refund':
    case 'clawback':
      return changeBucket(wallet, id, ({ left, owed }) => ({
        left: left - credits,
        owed: owed + moved_owed,
      }));
    case 'freeze':
    case 'unfreeze':
      return changeBucket(wallet, id, () => ({ frozen: kind === 'freeze' }));
  }
}

function addBucket(
  wallet: WalletState,
  brought: Omit<Bucket, 'reserved' | 'owed' | 'frozen'> & { frozen?: boolean },
): WalletState {
  const { id, kind, left } = brought;
  if (left <= 0) throw new Error(`A ${kind} brings ${left} credits`);
  if (wallet.buckets.some((bucket) => bucket.id === id)) throw new Error(`The bucket ${id} already exists`);
  const bucket: Bucket = { frozen: false, ...brought, reserved: 0, owed: 0 };
  return { ...wallet, buckets: [...wallet.buckets, bucket] };
}

function changeBucket(
  wallet: WalletState,
  id: string,
  change: (bucket: Bucket) => Partial<Bucket>,
): WalletState {
  const buckets = wallet.buckets.map((bucket) =>
    bucket.id === id ? { ...bucket, ...change(bucket) } : bucket,
  );
  const changed = buckets.find((bucket) => bucket.id === id);
  if (!changed) throw new Error(`There is no bucket ${id}`);
  if (changed.left < 0 || changed.reserved < 0 || changed.owed < 0) {
    throw new Error(`The bucket ${id} would be overdrawn`);
  }
  return { ...wallet, buckets: buckets.filter(({ left, reserved }) => left + reserved > 0) };
}
