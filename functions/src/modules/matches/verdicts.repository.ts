import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { DismissReason, PostingVerdict, Verdict } from '../../contract/matches.ts';

/** A user's verdict on a posting, with the data for treating similar ones alike. */
export type VerdictRecord = {
  /** When it was given. */
  at: Date;
  posting_id: string;
  verdict: Verdict;
  reason: DismissReason | null;
  company: string;
  /** Normalized title. */
  title: string;
};

export type NewVerdict = Omit<VerdictRecord, 'at'>;

export type VerdictsRepository = ReturnType<typeof verdictsRepository>;

/** Verdicts stored per user; the oldest are dropped. In total they stay far below the maximum document size. */
export const MAX_VERDICTS = 1000;
const MAX_NAME_LENGTH = 200;

/** What of a user's choices may order other jobs. */
export type Learning = {
  learns: boolean;
  /** Choices made before count no more. */
  since: Date | null;
};

type Stored = Omit<VerdictRecord, 'posting_id' | 'at'> & { at: Timestamp };

const savedFirst = (a: Stored, b: Stored) => Number(b.verdict === 'saved') - Number(a.verdict === 'saved');

/**
 * All Firestore access to a user's verdicts. They are one document, `users/{uid}/verdicts/all`, keyed by posting: every
 * page of matches needs all of them, and separate documents would cost a thousand reads per page.
 */
export function verdictsRepository(db: Firestore) {
  const all = (uid: string) => db.collection('users').doc(uid).collection('verdicts').doc('all');
  // Only `change` writes it.
  const read = (doc: DocumentSnapshot) => (doc.data()?.by_posting ?? {}) as Record<string, Stored>;
  const learningOf = (doc: DocumentSnapshot): Learning => {
    const { off = false, since = null } = doc.data()?.learning ?? {};
    return { learns: !off, since: since?.toDate() ?? null };
  };
  const recordsOf = (doc: DocumentSnapshot): VerdictRecord[] =>
    Object.entries(read(doc)).map(([posting_id, { at, ...record }]) => ({
      posting_id,
      ...record,
      at: at.toDate(),
    }));

  /** Saved ones first, then newest first: what is beyond the limit is forgotten, and never a saved job for dismissed ones. */
  const change = <T>(uid: string, apply: (stored: Map<string, Stored>) => T): Promise<T> =>
    db.runTransaction(async (tx) => {
      const stored = new Map(Object.entries(read(await tx.get(all(uid)))));
      const result = apply(stored);
      const newest = [...stored]
        .sort(([, a], [, b]) => savedFirst(a, b) || b.at.toMillis() - a.at.toMillis())
        .slice(0, MAX_VERDICTS);
      tx.set(all(uid), { by_posting: Object.fromEntries(newest) }, { mergeFields: ['by_posting'] });
      return result;
    });

  const toStored = ({ posting_id: _, ...record }: NewVerdict, at: Date): Stored => ({
    ...record,
    company: record.company.slice(0, MAX_NAME_LENGTH),
    title: record.title.slice(0, MAX_NAME_LENGTH),
    at: Timestamp.fromDate(at),
  });

  return {
    async all(uid: string): Promise<VerdictRecord[]> {
      return recordsOf(await all(uid).get());
    },

    /** All verdicts, and what of them may order other jobs: one read. */
    async withLearning(uid: string): Promise<{ records: VerdictRecord[]; learning: Learning }> {
      const doc = await all(uid).get();
      return { records: recordsOf(doc), learning: learningOf(doc) };
    },

    async setLearning(uid: string, { learns, since }: { learns: boolean; since?: Date }): Promise<void> {
      const learning = { off: !learns, ...(since && { since: Timestamp.fromDate(since) }) };
      await all(uid).set({ learning }, { merge: true });
    },

    async find(uid: string, posting_id: string): Promise<Pick<VerdictRecord, 'verdict' | 'reason'> | null> {
      return read(await all(uid).get())[posting_id] ?? null;
    },

    async set(uid: string, record: NewVerdict, at: Date): Promise<void> {
      await change(uid, (stored) => stored.set(record.posting_id, toStored(record, at)));
    },

    /** Sets some and removes others in one write. Returns what these postings had before. */
    async setAll(
      uid: string,
      records: readonly NewVerdict[],
      removed: readonly string[],
      at: Date,
    ): Promise<PostingVerdict[]> {
      return change(uid, (stored) => {
        const ids = [...records.map(({ posting_id }) => posting_id), ...removed];
        const before = ids.map((posting_id) => ({
          posting_id,
          verdict: stored.get(posting_id)?.verdict ?? null,
          reason: stored.get(posting_id)?.reason ?? null,
        }));
        for (const record of records) stored.set(record.posting_id, toStored(record, at));
        for (const posting_id of removed) stored.delete(posting_id);
        return before;
      });
    },

    async remove(uid: string, posting_id: string): Promise<void> {
      await change(uid, (stored) => stored.delete(posting_id));
    },
  };
}
