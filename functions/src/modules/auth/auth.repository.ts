import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { LoginType } from '../../contract/auth.ts';

export type LoginEvent = { uid: string; login_type: LoginType; happened_at: string; received_at: Date };

export type AuthRepository = ReturnType<typeof authRepository>;

/** Sign-ins are kept for a year. */
const RETENTION_MS = 365 * 24 * 3600_000;

export function authRepository(db: Firestore) {
  return {
    async addLoginEvent(event: LoginEvent): Promise<void> {
      await db.collection('login_events').add({
        uid: event.uid,
        login_type: event.login_type,
        happened_at: Timestamp.fromDate(new Date(event.happened_at)),
        received_at: Timestamp.fromDate(event.received_at),
        expire_at: Timestamp.fromMillis(event.received_at.getTime() + RETENTION_MS),
      });
    },
  };
}
