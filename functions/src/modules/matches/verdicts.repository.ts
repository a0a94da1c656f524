import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { DismissReason, Verdict } from '../../contract/matches.ts';

/** A user's word on a posting, with what is needed to treat similar ones alike. */
export type VerdictRecord = {
  posting_id: string;
  verdict: Verdict;
  reason: DismissReason | null;
  company: string;
  /** Normalised title. */
  title: string;
};

export type VerdictsRepository = ReturnType<typeof verdictsRepository>;

/** More verdicts than this are not looked at: the newest count. */
const MOST = 2000;

/** All Firestore access to `users/{uid}/verdicts/{posting_id}`. */
export function verdictsRepository(db: Firestore) {
  const verdicts = (uid: string) => db.collection('users').doc(uid).collection('verdicts');

  return {
    async all(uid: string): Promise<VerdictRecord[]> {
      const { docs } = await verdicts(uid).orderBy('at', 'desc').limit(MOST).get();
      return docs.map((doc) => {
        const { verdict, reason, company, title } = doc.data();
        return { posting_id: doc.id, verdict, reason, company, title };
      });
    },

    async find(uid: string, posting_id: string): Promise<Pick<VerdictRecord, 'verdict' | 'reason'> | null> {
      const data = (await verdicts(uid).doc(posting_id).get()).data();
      return data ? { verdict: data.verdict, reason: data.reason } : null;
    },

    async set(uid: string, { posting_id, ...record }: VerdictRecord, at: Date): Promise<void> {
      await verdicts(uid)
        .doc(posting_id)
        .set({ ...record, at: Timestamp.fromDate(at) });
    },

    async remove(uid: string, posting_id: string): Promise<void> {
      await verdicts(uid).doc(posting_id).delete();
    },
  };
}
