import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { toInstant } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { Dossier } from './application-driver.ts';

export type RememberedAnswer = Dossier['answers'][number];

export type AnswersRepository = ReturnType<typeof answersRepository>;

/** The user's own words, remembered by topic. */
export function answersRepository(db: Firestore) {
  const answers = (uid: string) => db.collection('users').doc(uid).collection('answers');

  return {
    async list(uid: string): Promise<RememberedAnswer[]> {
      const snapshot = await answers(uid).get();
      return snapshot.docs.map((doc) => {
        const { topic, value, label, answered_at } = doc.data();
        return { topic, value, label, answered_at: toInstant(answered_at) };
      });
    },

    remember(tx: Tx, uid: string, answer: { topic: string; value: string; label: string; at: Date }): void {
      const { at, ...words } = answer;
      // Topics hold characters that ids cannot.
      tx.set(answers(uid).doc(encodeURIComponent(answer.topic)), {
        ...words,
        answered_at: Timestamp.fromDate(at),
      });
    },
  };
}
