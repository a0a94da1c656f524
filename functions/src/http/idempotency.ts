import { randomUUID } from 'node:crypto';
import {
  type DocumentData,
  type Firestore,
  Timestamp,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import { digest } from '../platform/hash.ts';
import {
  claimLease,
  holdsLease,
  isLeased,
  leaseFromData,
  leaseToData,
  whileLeased,
} from '../platform/lease.ts';

export type KeyedCall = {
  /** Owner of the key: keys of different callers never collide. */
  owner: string;
  endpoint: string;
  key: string;
  /** The request; the same key with another request is rejected. */
  request: unknown;
};

/**
 * Runs a call once per key. A repeated call gets the first response; one that arrives while the first is running is
 * told to wait. A failed call leaves no trace, so its key may be reused.
 */
export type Idempotency = {
  once(call: KeyedCall, run: () => Promise<unknown>): Promise<unknown>;
};

const RETENTION_MS = 24 * 3600_000;
/** Renewed while a call runs. After this a call whose instance died, or was cut off, may run again. */
const LEASE_MS = 6_000;

export function firestoreIdempotency(db: Firestore, clock: Clock): Idempotency {
  return {
    async once(call, run) {
      const doc = db.collection('idempotency').doc(digest(call.owner, call.endpoint, call.key));
      const request_hash = digest(JSON.stringify(call.request) ?? '');
      const holder = randomUUID();
      const now = clock().getTime();
      const earlier = await db.runTransaction(async (tx) => {
        const stored = (await tx.get(doc)).data();
        const expired = stored && stored.expire_at.toMillis() <= now;
        const running = stored && isLeased({ lease: leaseFromData(stored.lease) }, new Date(now));
        // A call that died left nothing that could be mistaken for another request's response.
        if (stored && !expired && (running || stored.state === 'done')) {
          if (stored.request_hash !== request_hash) throw reused();
          if (stored.state === 'done') return { answer: stored.answer as string };
          throw stillRunning();
        }
        tx.set(doc, {
          // Finds the responses to delete with their owner's account.
          owner: call.owner,
          state: 'running',
          request_hash,
          lease: leaseToData(claimLease(holder, new Date(now), LEASE_MS)),
          expire_at: Timestamp.fromMillis(now + RETENTION_MS),
        });
        return null;
      });
      if (earlier) return JSON.parse(earlier.answer);

      let lease_ends = now + LEASE_MS;
      /** Changes this call's record, unless another call has replaced it, which it cannot within the lease. */
      const change = async (alone: () => Promise<unknown>, write: (tx: Transaction) => void) => {
        if (clock().getTime() < lease_ends) return alone();
        return db.runTransaction(async (tx) => {
          const lease = leaseFromData((await tx.get(doc)).data()?.lease);
          if (holdsLease({ lease }, holder)) write(tx);
        });
      };
      const update = (fields: UpdateData<DocumentData>) =>
        change(
          () => doc.update(fields),
          (tx) => tx.update(doc, fields),
        );
      const renew = async () => {
        const lease = claimLease(holder, clock(), LEASE_MS);
        await update({ lease: leaseToData(lease) });
        lease_ends = lease.expires_at.getTime();
      };

      let answer: unknown;
      try {
        answer = await whileLeased(LEASE_MS, renew, run);
      } catch (error) {
        await change(
          () => doc.delete(),
          (tx) => tx.delete(doc),
        ).catch(() => undefined); // the call's own error matters more
        throw error;
      }
      // As text: a response may contain nested arrays and empty names, which documents cannot.
      const done = { state: 'done', answer: JSON.stringify(answer ?? null), lease: null };
      // The work is done: failing to record that must not turn its response into an error.
      await update(done).catch(() => undefined);
      return answer;
    },
  };
}

function reused(): AppError {
  return new AppError(
    'idempotency_key_reused',
    'This Idempotency-Key was already used for a different request. Use a new key.',
  );
}

function stillRunning(): AppError {
  return new AppError('conflict', 'This request is still being processed. Try again in a few seconds.', {
    retry_after_seconds: 2,
  });
}
