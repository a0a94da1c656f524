import type { Firestore } from 'firebase-admin/firestore';
import type { Tx } from '../../platform/transaction.ts';

/** Credits that an administrator granted, or that a user was granted by any of them, on the day of the last grant. */
type GrantedOnDay = { day: string; credits: number };

export type GrantAllowances = ReturnType<typeof grantAllowancesRepository>;

export function grantAllowancesRepository(db: Firestore) {
  const counters = (uid: string) => db.collection('users').doc(uid).collection('counters');
  const byAdmin = (uid: string) => counters(uid).doc('credits_granted_as_admin');
  const toUser = (uid: string) => counters(uid).doc('credits_granted_by_admins');

  return {
    /** What was granted on this UTC day. */
    async read(
      tx: Tx,
      day: string,
      admin_uid: string,
      uid: string,
    ): Promise<{ admin: number; user: number }> {
      const [admin = 0, user = 0] = (await tx.getAll(byAdmin(admin_uid), toUser(uid))).map((doc) =>
        doc.get('day') === day ? (doc.get('credits') as number) : 0,
      );
      return { admin, user };
    },

    save(
      tx: Tx,
      day: string,
      admin_uid: string,
      uid: string,
      granted: { admin: number; user: number },
    ): void {
      tx.set(byAdmin(admin_uid), { day, credits: granted.admin } satisfies GrantedOnDay);
      tx.set(toUser(uid), { day, credits: granted.user } satisfies GrantedOnDay);
    },
  };
}
