import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Tx } from './transaction.ts';

/**
 * What a user has going on, in one small document that the activity dock polls: `users/{uid}/counters/activity`. It is
 * written in the transactions that change the work itself, without being read there, so that work of one user does not
 * wait for other work of theirs. It names work; what the work looks like is read from its own documents.
 */
export type Activity = {
  /** Applications by status; a status that none has may be 0. */
  by_status: Record<string, number>;
  /** Ids of applications that run now. */
  running: string[];
  /** The last applications that stopped, with when. Of those that stop in the same second one may be missing. */
  stopped: { id: string; at: Date }[];
  /** The newest search; `ended_at` is null while it runs. */
  search: { id: string; ended_at: Date | null } | null;
};

/** How many applications that stopped are remembered; the dock shows those of the last minute. */
const STOPPED_LIMIT = 20;

const documentOf = (db: Firestore, uid: string): DocumentReference =>
  db.collection('users').doc(uid).collection('counters').doc('activity');

export async function readActivity(db: Firestore, uid: string): Promise<Activity> {
  const stored = (await documentOf(db, uid).get()).data() ?? {}; // written by the functions below alone
  const stopped = Object.values((stored.stopped ?? {}) as Record<string, { id: string; at: Timestamp }>);
  return {
    by_status: stored.by_status ?? {},
    running: Object.keys(stored.running ?? {}),
    stopped: stopped.map(({ id, at }) => ({ id, at: at.toDate() })),
    search: stored.search
      ? { id: stored.search.id, ended_at: stored.search.ended_at?.toDate() ?? null }
      : null,
  };
}

/** Notes that an application came from one status (null: it is new) to another. */
export function recordTransition(
  db: Firestore,
  tx: Tx,
  uid: string,
  application: { id: string; from: string | null; to: string; runs: boolean; at: Date },
): void {
  const { id, from, to, runs } = application;
  const by_status: Record<string, FieldValue> = { [to]: FieldValue.increment(1) };
  if (from !== null) by_status[from] = FieldValue.increment(-1);
  const at = Timestamp.fromDate(application.at);
  const changes = runs
    ? { by_status, running: { [id]: true } }
    : {
        by_status,
        running: { [id]: FieldValue.delete() },
        stopped: { [String(at.seconds % STOPPED_LIMIT)]: { id, at } },
      };
  tx.set(documentOf(db, uid), changes, { merge: true });
}

/** Notes that the newest search began, or ended. */
export function recordSearch(
  db: Firestore,
  tx: Tx,
  uid: string,
  search: { id: string; ended_at: Timestamp | null },
): void {
  tx.set(documentOf(db, uid), { search }, { merge: true });
}
