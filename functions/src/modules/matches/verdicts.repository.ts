import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { DismissReason, Verdict } from '../../contract/matches.ts';

/** A user's verdict on a posting, with the data for treating similar ones alike. */
export type VerdictRecord = {
  posting_id: string;
  verdict: Verdict;
  reason: DismissReason | null;
  company: string;
  /** Normalized title. */
  title: string;
};

export type VerdictsRepository = ReturnType<typeof verdictsRepository>;

/** Verdicts stored per user; the oldest are dropped. In total they stay far below the maximum document size. */
export const MAX_VERDICTS = 1000;
const MAX_NAME_LENGTH = 200;

type Stored = Omit<VerdictRecord, 'posting_id'> & { at: Timestamp };

/**
 * All Firestore access to a user's verdicts. They are one document, `users/{uid}/verdicts/all`, keyed by posting: every
 * page of matches needs all of them, and separate documents would cost a thousand reads per page.
 */
export function verdictsRepository(db: Firestore) {
  const all = (uid: string) => db.collection('users').doc(uid).collection('verdicts').doc('all');
  // Only `change` writes it.
  const read = (doc: DocumentSnapshot) => (doc.data()?.by_posting ?? {}) as Record<string, Stored>;

  /** Newest first, as stored and as returned. */
  const change = (uid: string, apply: (stored: Map<string, Stored>) => void) =>
    db.runTransaction(async (tx) => {
      const stored = new Map(Object.entries(read(await tx.get(all(uid)))));
      apply(stored);
      const newest = [...stored]
        .sort(([, a], [, b]) => b.at.toMillis() - a.at.toMillis())
        .slice(0, MAX_VERDICTS);
      tx.set(all(uid), { by_posting: Object.fromEntries(newest) });
    });

  return {
    async all(uid: string): Promise<VerdictRecord[]> {
      return Object.entries(read(await all(uid).get())).map(([posting_id, { at: _, ...record }]) => ({
        posting_id,
        ...record,
      }));
    },

    async find(uid: string, posting_id: string): Promise<Pick<VerdictRecord, 'verdict' | 'reason'> | null> {
      return read(await all(uid).get())[posting_id] ?? null;
    },

    async set(uid: string, { posting_id, ...record }: VerdictRecord, at: Date): Promise<void> {
      const company = record.company.slice(0, MAX_NAME_LENGTH);
      const title = record.title.slice(0, MAX_NAME_LENGTH);
      await change(uid, (stored) =>
        stored.set(posting_id, { ...record, company, title, at: Timestamp.fromDate(at) }),
      );
    },

    async remove(uid: string, posting_id: string): Promise<void> {
      await change(uid, (stored) => stored.delete(posting_id));
    },
  };
}
