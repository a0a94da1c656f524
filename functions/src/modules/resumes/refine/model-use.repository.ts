import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { TokenUse } from '../../../integrations/language-model.ts';
import type { Tx } from '../../../platform/transaction.ts';

/** What a language model was used for on one day. */
export type ModelUse = {
  /** Resumes that this user had checked. */
  own: number;
  /** Tokens for everyone together. */
  tokens: number;
};

export type ModelUseRepository = ReturnType<typeof modelUseRepository>;

/** All Firestore access to `model_use`, by day, and to each user's own count of it. Days are `2026-11-23`, in UTC. */
export function modelUseRepository(db: Firestore) {
  const total = (day: string) => db.collection('model_use').doc(day);
  const counter = (uid: string) => db.collection('users').doc(uid).collection('counters').doc('refinements');

  return {
    async find(tx: Tx, uid: string, day: string): Promise<ModelUse> {
      const [all, mine] = [(await tx.get(total(day))).data(), (await tx.get(counter(uid))).data()];
      return {
        own: mine?.day === day ? Number(mine.calls) : 0,
        tokens: Number(all?.input ?? 0) + Number(all?.output ?? 0),
      };
    },

    countCall(tx: Tx, uid: string, day: string, { own }: ModelUse): void {
      tx.set(counter(uid), { day, calls: own + 1 });
    },

    /** It turned out that nobody had to be asked. */
    takeBackCall(tx: Tx, uid: string, day: string, { own }: ModelUse): void {
      if (own > 0) tx.set(counter(uid), { day, calls: own - 1 });
    },

    countTokens(tx: Tx, day: string, { input, output }: TokenUse): void {
      const fields = { calls: 1, input, output };
      const added = Object.entries(fields).map(([name, more]) => [name, FieldValue.increment(more)]);
      tx.set(total(day), Object.fromEntries(added), { merge: true });
    },
  };
}
