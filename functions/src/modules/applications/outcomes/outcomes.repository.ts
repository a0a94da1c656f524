import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Outcome } from '../../../contract/applications-outcomes.ts';
import { toInstant } from '../../../platform/instants.ts';
import type { Tx } from '../../../platform/transaction.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';

export type OutcomesRepository = ReturnType<typeof outcomesRepository>;

/**
 * All Firestore access to `users/{uid}/outcomes/{quarter}`: what became of each application that was sent, one small
 * document for each quarter of a year. Charts over hundreds of applications then cost two reads.
 */
export function outcomesRepository(db: Firestore) {
  const doc = (uid: string, quarter: string) =>
    db.collection('users').doc(uid).collection('outcomes').doc(quarter);

  return {
    /** Stores the current status of a sent application. One that was not sent is left out. */
    record(tx: Tx, { id, uid, sent_at, ...application }: ApplicationRecord): void {
      if (!sent_at) return;
      const { status, score, replied_at, ended_at } = application;
      const outcome = {
        company: application.posting.company,
        status,
        score,
        sent_at: Timestamp.fromDate(sent_at),
        replied_at: replied_at && Timestamp.fromDate(replied_at),
        ended_at: ended_at && Timestamp.fromDate(ended_at),
      };
      tx.set(doc(uid, quarterOf(sent_at)), { by_application: { [id]: outcome } }, { merge: true });
    },

    /** Removes the outcome of an application that was not sent at this time after all. */
    forget(tx: Tx, { id, uid }: Pick<ApplicationRecord, 'id' | 'uid'>, sent_at: Date): void {
      tx.set(
        doc(uid, quarterOf(sent_at)),
        { by_application: { [id]: FieldValue.delete() } },
        { merge: true },
      );
    },

    /** Applications sent in the quarters of these two dates and between them, the last sent first. */
    async between(uid: string, from: Date, to: Date): Promise<Outcome[]> {
      const docs = await db.getAll(...quartersBetween(from, to).map((quarter) => doc(uid, quarter)));
      return docs
        .flatMap((found) => Object.entries<DocumentData>(found.data()?.by_application ?? {}))
        .map(([application_id, outcome]) => toOutcome(application_id, outcome))
        .sort((a, b) => b.sent_at.localeCompare(a.sent_at));
    },
  };
}

/** `2026-Q4`, in UTC. */
function quarterOf(date: Date): string {
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

function quartersBetween(from: Date, to: Date): string[] {
  const quarters = [quarterOf(from)];
  const next = new Date(Date.UTC(from.getUTCFullYear(), Math.floor(from.getUTCMonth() / 3) * 3 + 3));
  return next > to ? quarters : [...quarters, ...quartersBetween(next, to)];
}

function toOutcome(application_id: string, stored: DocumentData): Outcome {
  const { company, status, score, sent_at, replied_at, ended_at } = stored;
  return {
    application_id,
    company,
    status,
    score,
    sent_at: toInstant(sent_at),
    replied_at: replied_at && toInstant(replied_at),
    ended_at: ended_at && toInstant(ended_at),
  };
}
