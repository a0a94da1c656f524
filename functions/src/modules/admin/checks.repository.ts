import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock.ts';

/** Result of a check: what was done, or what went wrong. */
export type CheckAnswer = { ok: boolean; detail: string };

/** Unread answers are deleted after this. */
const RETENTION_MS = 3600_000;

export type ChecksRepository = ReturnType<typeof checksRepository>;

/** Answers of functions to checks that the API requested. */
export function checksRepository(db: Firestore, clock: Clock) {
  const checks = db.collection('checks');
  return {
    async save(id: string, { ok, detail }: CheckAnswer): Promise<void> {
      const expire_at = Timestamp.fromMillis(clock().getTime() + RETENTION_MS);
      await checks.doc(id).set({ ok, detail, expire_at });
    },

    async find(id: string): Promise<CheckAnswer | null> {
      const data = (await checks.doc(id).get()).data();
      return data ? { ok: data.ok, detail: data.detail } : null;
    },

    async remove(id: string): Promise<void> {
      await checks.doc(id).delete();
    },
  };
}
