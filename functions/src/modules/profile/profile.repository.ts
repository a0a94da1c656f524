import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Profile } from '../../contract/profile.ts';
import { toInstant } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';
import { type StoredProfile, toProfile } from './profile-rules.ts';

export type ProfileRepository = ReturnType<typeof profileRepository>;

export function profileRepository(db: Firestore) {
  const doc = (uid: string) => db.collection('users').doc(uid);

  return {
    async find(uid: string): Promise<Profile | null> {
      return read(uid, (await doc(uid).get()).data());
    },

    async findInTx(tx: Tx, uid: string): Promise<Profile | null> {
      return read(uid, (await tx.get(doc(uid))).data());
    },

    create(tx: Tx, uid: string, profile: StoredProfile, at: Date): Profile {
      const stored_at = Timestamp.fromDate(at);
      tx.create(doc(uid), { ...profile, created_at: stored_at, updated_at: stored_at });
      const instant = at.toISOString();
      return toProfile(uid, { ...profile, created_at: instant, updated_at: instant });
    },

    update(tx: Tx, uid: string, changes: Partial<StoredProfile>, at: Date): void {
      tx.update(doc(uid), { ...changes, updated_at: Timestamp.fromDate(at) });
    },
  };
}

function read(uid: string, data: DocumentData | undefined): Profile | null {
  if (!data) return null;
  const { created_at, updated_at, ...stored } = data;
  // Only this repository writes the document, and it writes a whole StoredProfile.
  const profile = stored as StoredProfile;
  return toProfile(uid, {
    ...profile,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  });
}
