import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { RememberedAnswer } from '../../../contract/applications-answers.ts';
import { toInstant } from '../../../platform/instants.ts';
import type { Tx } from '../../../platform/transaction.ts';

/** An answer as stored: `answered_at` is a Firestore timestamp, and its uses are counted elsewhere. */
export type StoredAnswer = Omit<RememberedAnswer, 'answered_at' | 'used'> & { at: Date };

/** What forms are filled from. */
export type KnownAnswer = Omit<RememberedAnswer, 'used'>;

type Uses = Record<string, RememberedAnswer['used']>;

export type AnswersRepository = ReturnType<typeof answersRepository>;

/** All Firestore access to `users/{uid}/answers/{topic}`: the user's own words by topic. */
export function answersRepository(db: Firestore) {
  const answers = (uid: string) => db.collection('users').doc(uid).collection('answers');
  // Topics contain characters that ids cannot.
  const doc = (uid: string, topic: string) => answers(uid).doc(encodeURIComponent(topic));
  // Apart from those that forms are filled from; Firestore removes them by `expire_at`.
  const deletedDoc = (uid: string, topic: string) =>
    db.collection('users').doc(uid).collection('deleted_answers').doc(encodeURIComponent(topic));

  /** By topic, how many applications were sent with an answer to it. */
  const usesDoc = (uid: string) => db.collection('users').doc(uid).collection('counters').doc('answer_uses');

  return {
    /** Newest first. */
    async list(uid: string): Promise<KnownAnswer[]> {
      const snapshot = await answers(uid).orderBy('answered_at', 'desc').get();
      return snapshot.docs.map((found) => toAnswer(found.data()));
    },

    async uses(uid: string): Promise<Uses> {
      const topics: DocumentData = (await usesDoc(uid).get()).data()?.topics ?? {};
      const uses = Object.entries(topics).map(([topic, { applications, last_at }]) => [
        topic,
        { applications, last_at: toInstant(last_at) },
      ]);
      return Object.fromEntries(uses);
    },

    /** Counts one application that was sent with answers to these topics. */
    countUse(tx: Tx, uid: string, topics: readonly string[], at: Date): void {
      if (topics.length === 0) return;
      const last_at = Timestamp.fromDate(at);
      const counts = [...new Set(topics)].map((topic) => [
        topic,
        { applications: FieldValue.increment(1), last_at },
      ]);
      tx.set(usesDoc(uid), { topics: Object.fromEntries(counts) }, { merge: true });
    },

    async findInTx(tx: Tx, uid: string, topic: string): Promise<KnownAnswer | null> {
      const data = (await tx.get(doc(uid, topic))).data();
      return data ? toAnswer(data) : null;
    },

    /** Keeps what was asked and answered, not where in a form it stood. */
    remember(tx: Tx, uid: string, answer: StoredAnswer): void {
      const { topic, label, value, kind, options, legal, pay, asked_by, at } = answer;
      const words = { topic, label, value, kind, options, legal, pay, asked_by };
      tx.set(doc(uid, topic), { ...words, answered_at: Timestamp.fromDate(at) });
    },

    /** Deletes an answer; until then it can be restored. Deleting a missing one is no error. */
    async remove(tx: Tx, uid: string, topic: string, restorable_until: Date): Promise<void> {
      const data = (await tx.get(doc(uid, topic))).data();
      if (!data) return;
      tx.set(deletedDoc(uid, topic), { ...data, expire_at: Timestamp.fromDate(restorable_until) });
      tx.delete(doc(uid, topic));
    },

    /** The deleted answer, remembered again; null if it cannot be restored any more. */
    async restore(tx: Tx, uid: string, topic: string, now: Date): Promise<KnownAnswer | null> {
      const deleted = (await tx.get(deletedDoc(uid, topic))).data();
      if (!deleted || deleted.expire_at.toDate() <= now) return null;
      const { expire_at: _, ...data } = deleted;
      tx.set(doc(uid, topic), data);
      tx.delete(deletedDoc(uid, topic));
      return toAnswer(data);
    },
  };
}

function toAnswer(data: DocumentData): KnownAnswer {
  // The first answers were stored without the form's wording.
  const {
    topic,
    label,
    value,
    kind = 'text',
    options = [],
    legal = false,
    pay = null,
    asked_by = null,
    answered_at,
  } = data;
  return { topic, label, value, kind, options, legal, pay, asked_by, answered_at: toInstant(answered_at) };
}
