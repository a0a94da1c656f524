import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Clock } from './clock.ts';
import { digest } from './hash.ts';

export type Revocation = {
  why: 'suspended' | 'deleted' | 'signed_out';
  /** Tokens from sign-ins before this (ms since 1970) are rejected. */
  since: number;
};

export type RevocationList = {
  /** Null for nearly everyone. */
  find(uid: string): Promise<Revocation | null>;
  revoke(uid: string, why: Revocation['why']): Promise<void>;
  /** Ends a suspension. */
  restore(uid: string): Promise<void>;
};

/** An identity token lives for an hour; after that Identity Platform itself refuses to renew it. */
const TOKEN_LIFETIME_MS = 65 * 60_000;
/** Maximum delay until an instance learns of a revocation. */
const FRESH_MS = 10_000;

type Entries = Record<string, Revocation & { until: number }>;

/**
 * Accounts suspended, deleted or signed out everywhere within the last hour, whose tokens still look valid. One small
 * document, read by each instance a few times a minute, instead of a call to Identity Platform per request. Accounts
 * are stored as hashes.
 */
export function revocationList(db: Firestore, clock: Clock): RevocationList {
  const doc = db.collection('access').doc('revocations');
  let known: { entries: Entries; at: number } | null = null;
  let reading: Promise<Entries> | null = null;

  async function read(): Promise<Entries> {
    const entries: Entries = (await doc.get()).data()?.entries ?? {};
    known = { entries, at: clock().getTime() };
    return entries;
  }

  async function entries(): Promise<Entries> {
    if (known && clock().getTime() - known.at < FRESH_MS) return known.entries;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  async function write(changes: Record<string, Entries[string] | FieldValue>): Promise<void> {
    const now = clock().getTime();
    const outdated = Object.entries(await entries())
      .filter(([, { until }]) => until <= now)
      .map(([key]) => [key, FieldValue.delete()] as const);
    await doc.set({ entries: { ...Object.fromEntries(outdated), ...changes } }, { merge: true });
    known = null;
  }

  return {
    async find(uid) {
      const entry = (await entries())[digest(uid)];
      return entry && entry.until > clock().getTime() ? { why: entry.why, since: entry.since } : null;
    },
    async revoke(uid, why) {
      const since = clock().getTime();
      await write({ [digest(uid)]: { why, since, until: since + TOKEN_LIFETIME_MS } });
    },
    restore: (uid) => write({ [digest(uid)]: FieldValue.delete() }),
  };
}
