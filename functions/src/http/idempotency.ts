import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import { digest } from '../platform/hash.ts';

export type KeyedCall = {
  /** Whose key it is: keys of different callers never meet. */
  owner: string;
  endpoint: string;
  key: string;
  /** What was asked for; the same key with another request is refused. */
  request: unknown;
};

/**
 * Runs a call once per key. A repetition gets the first answer; one that comes while the first still runs is told
 * to wait. A call that failed leaves no trace, so the same key may try again.
 */
export type Idempotency = {
  once(call: KeyedCall, run: () => Promise<unknown>): Promise<unknown>;
};

const KEPT_MS = 24 * 3600_000;
/** After this the first call is taken for dead and a repetition runs it again. */
const RUNNING_MS = 60_000;

export function firestoreIdempotency(db: Firestore, clock: Clock): Idempotency {
  return {
    async once(call, run) {
      const doc = db.collection('idempotency').doc(digest(call.owner, call.endpoint, call.key));
      const request_hash = digest(JSON.stringify(call.request) ?? '');
      const now = clock().getTime();
      const earlier = await db.runTransaction(async (tx) => {
        const stored = (await tx.get(doc)).data();
        const expired = stored && stored.expire_at.toMillis() <= now;
        if (stored && !expired) {
          if (stored.request_hash !== request_hash) throw reused();
          if (stored.state === 'done') return { answer: stored.answer as string };
          if (stored.started_at.toMillis() + RUNNING_MS > now) throw stillRunning();
        }
        tx.set(doc, {
          // By it the answers are found when their owner's account is deleted.
          owner: call.owner,
          state: 'running',
          request_hash,
          started_at: Timestamp.fromMillis(now),
          expire_at: Timestamp.fromMillis(now + KEPT_MS),
        });
        return null;
      });
      if (earlier) return JSON.parse(earlier.answer);

      let answer: unknown;
      try {
        answer = await run();
      } catch (error) {
        await doc.delete().catch(() => undefined); // the error of the call matters more
        throw error;
      }
      // As text: an answer may hold arrays in arrays and empty names, which documents cannot.
      // The work is done: failing to note it must not turn its answer into an error.
      await doc.update({ state: 'done', answer: JSON.stringify(answer ?? null) }).catch(() => undefined);
      return answer;
    },
  };
}

function reused(): AppError {
  return new AppError(
    'idempotency_key_reused',
    'This Idempotency-Key was used for something else. Use a new key for a new request.',
  );
}

function stillRunning(): AppError {
  return new AppError('conflict', 'The same request is still being worked on. Try again in a few seconds.', {
    retry_after_seconds: 2,
  });
}
