import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Tx } from './transaction.ts';

/**
 * What a user has going on, in one small document that the activity dock polls: `users/{uid}/counters/activity`. It is
 * written, but not read, in the transactions that change the work itself, so that a user's operations do not contend
 * for it. It lists ids; details are read from their own documents.
 */
export type Activity = {
  /** Applications by status; may be 0 for a status that none has. */
  by_status: Record<string, number>;
  /** Ids of applications in progress. */
  running: string[];
  /** The last applications that stopped, with when. If several stop in the same second, one may be missing. */
  stopped: { id: string; at: Date }[];
  /** The newest search; `ended_at` is null while it runs. */
  search: { id: string; ended_at: Date | null } | null;
  /** When the user was last seen on the dashboard; null before the first time. */
  visit: Visit | null;
};

/** The user's newest visit to the dashboard. */
export type Visit = {
  /** When they were last seen before it; null on the first visit. */
  before: Date | null;
  seen_at: Date;
};

/** How many stopped applications are listed; the dock shows those of the last minute. */
const STOPPED_LIMIT = 20;

const documentOf = (db: Firestore, uid: string): DocumentReference =>
  db.collection('users').doc(uid).collection('counters').doc('activity');

export async function readActivity(db: Firestore, uid: string): Promise<Activity> {
  const stored = (await documentOf(db, uid).get()).data() ?? {}; // only the functions below write it
  const stopped = Object.values((stored.stopped ?? {}) as Record<string, { id: string; at: Timestamp }>);
  return {
    by_status: stored.by_status ?? {},
    running: Object.keys(stored.running ?? {}),
    stopped: stopped.map(({ id, at }) => ({ id, at: at.toDate() })),
    search: stored.search
      ? { id: stored.search.id, ended_at: stored.search.ended_at?.toDate() ?? null }
      : null,
    visit: stored.visit
      ? { before: stored.visit.before?.toDate() ?? null, seen_at: stored.visit.seen_at.toDate() }
      : null,
  };
}

/** Records that an application moved from one status (null if new) to another. */
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

/** Records that an application that had this status exists no longer. */
export function recordRemoval(
  db: Firestore,
  tx: Tx,
  uid: string,
  { id, from }: { id: string; from: string },
): void {
  const by_status = { [from]: FieldValue.increment(-1) };
  tx.set(documentOf(db, uid), { by_status, running: { [id]: FieldValue.delete() } }, { merge: true });
}

/** Records that the newest search started or ended. */
export function recordSearch(
  db: Firestore,
  tx: Tx,
  uid: string,
  search: { id: string; ended_at: Timestamp | null },
): void {
  tx.set(documentOf(db, uid), { search }, { merge: true });
}

/** Stores the newest visit. */
export async function storeVisit(db: Firestore, uid: string, { before, seen_at }: Visit): Promise<void> {
  const visit = { before: before && Timestamp.fromDate(before), seen_at: Timestamp.fromDate(seen_at) };
  await documentOf(db, uid).set({ visit }, { merge: true });
}
