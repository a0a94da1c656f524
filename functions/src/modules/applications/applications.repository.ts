import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Application, ApplicationStatus } from '../../contract/applications.ts';
import { recordRemoval, recordTransition } from '../../platform/activity.ts';
import { toInstant } from '../../platform/instants.ts';
import { leaseFromData, leaseToData } from '../../platform/lease.ts';
import { APPLICATION_SHARDS, inEveryShard, shardOf } from '../../platform/shards.ts';
import type { Tx } from '../../platform/transaction.ts';
import type {
  ApplicationRecord,
  SubmitIntent,
  Transition,
  UndoPoint,
} from './lifecycle/application-record.ts';
import { isRunning } from './lifecycle/status-transitions.ts';

export type ApplicationsRepository = ReturnType<typeof applicationsRepository>;

/** An application as caps see it. `own`: the user sent it without Huntwell; the link may be empty. */
export type CapEntry = {
  status: ApplicationStatus;
  sent_at: Date | null;
  own: { title: string; url: string | null } | null;
};

/** Applications that say what somebody applies to: a read each, in every search. */
const RECENT = 20;

/** Firestore accepts at most 30 values in one `in`. */
const IN_LIMIT = 30;

export function applicationsRepository(db: Firestore) {
  const applications = db.collection('applications');
  const of = (uid: string): Query => applications.where('uid', '==', uid);

  const eventDoc = (id: string, count: number) =>
    applications.doc(id).collection('events').doc(String(count).padStart(6, '0'));

  async function capEntries(tx: Tx, query: Query): Promise<CapEntry[]> {
    const snapshot = await tx.get(query.select('status', 'sent_at', 'own', 'posting.title'));
    return snapshot.docs.map((doc) => ({
      status: doc.data().status,
      sent_at: doc.data().sent_at?.toDate() ?? null,
      own: doc.data().own ? { title: doc.get('posting.title'), url: doc.data().own.url } : null,
    }));
  }

  return {
    async find(id: string): Promise<ApplicationRecord | null> {
      return toRecord(id, (await applications.doc(id).get()).data());
    },

    async findInTx(tx: Tx, id: string): Promise<ApplicationRecord | null> {
      return toRecord(id, (await tx.get(applications.doc(id))).data());
    },

    /** All transitions, oldest first. */
    async events(id: string): Promise<Application['events']> {
      const snapshot = await applications.doc(id).collection('events').orderBy('at').get();
      return snapshot.docs
        .sort((a, b) => a.id.localeCompare(b.id))
        .map((doc) => {
          const { at, actor, from, to, note } = doc.data();
          return { at: toInstant(at), actor, from, to, note };
        });
    },

    create(tx: Tx, record: ApplicationRecord, transition: Transition): void {
      tx.create(applications.doc(record.id), toData(record));
      this.saveEvent(tx, record, transition);
    },

    /** Writes the application, and its transition if there was one. */
    save(tx: Tx, record: ApplicationRecord, transition: Transition | null): void {
      tx.set(applications.doc(record.id), toData(record));
      if (transition) this.saveEvent(tx, record, transition);
    },

    saveEvent(tx: Tx, record: ApplicationRecord, transition: Transition): void {
      tx.create(eventDoc(record.id, record.transition_count), {
        ...transition,
        at: Timestamp.fromDate(transition.at),
        // Lets the admin numbers leave out what Huntwell has no part in.
        own: record.own !== null,
      });
      const { from, to, at } = transition;
      recordTransition(db, tx, record.uid, { id: record.id, from, to, runs: isRunning(to), at });
    },

    /** Removes the application with its transitions. */
    remove(tx: Tx, record: ApplicationRecord): void {
      const { id, uid, status, transition_count } = record;
      for (let count = 1; count <= transition_count; count += 1) tx.delete(eventDoc(id, count));
      tx.delete(applications.doc(id));
      recordRemoval(db, tx, uid, { id, from: status });
    },

    /** Those of these applications that exist. */
    async findMany(ids: readonly string[]): Promise<ApplicationRecord[]> {
      if (ids.length === 0) return [];
      const docs = await db.getAll(...ids.map((id) => applications.doc(id)));
      return docs.flatMap((doc) => toRecord(doc.id, doc.data()) ?? []);
    },

    /** Last changed first; `after` is the last entry of the previous page. */
    async page(
      uid: string,
      filter: { status?: ApplicationStatus | undefined },
      after: { updated_at: Date; id: string } | null,
      limit: number,
    ): Promise<ApplicationRecord[]> {
      let query = of(uid);
      if (filter.status) query = query.where('status', '==', filter.status);
      query = query.orderBy('updated_at', 'desc').orderBy(FieldPath.documentId(), 'desc');
      if (after) query = query.startAfter(Timestamp.fromDate(after.updated_at), applications.doc(after.id));
      return records(await query.limit(limit).get());
    },

    /** The jobs applied to that changed last: what was never sent is no choice of a job yet, and what was withdrawn no more. */
    async recentlyAppliedTo(
      uid: string,
    ): Promise<{ posting_id: string; title: string; company: string; at: Date }[]> {
      const query = of(uid).orderBy('updated_at', 'desc').limit(RECENT);
      const { docs } = await query
        .select('status', 'sent_at', 'created_at', 'posting.id', 'posting.title', 'posting.company')
        .get();
      return docs
        .filter((doc) => doc.get('sent_at') && doc.get('status') !== 'withdrawn')
        .map((doc) => ({
          posting_id: doc.get('posting.id'),
          title: doc.get('posting.title'),
          company: doc.get('posting.company'),
          at: doc.get('created_at').toDate(),
        }));
    },

    async withStatus(
      uid: string,
      statuses: readonly ApplicationStatus[],
      limit: number,
    ): Promise<ApplicationRecord[]> {
      const query = of(uid).where('status', 'in', statuses).orderBy('updated_at', 'desc').limit(limit);
      return records(await query.get());
    },

    /**
     * Applications of all users with this status, last changed first; `after` is the last entry of the previous page.
     */
    async pageByStatus(
      status: ApplicationStatus,
      after: { updated_at: Date; id: string } | null,
      limit: number,
    ): Promise<ApplicationRecord[]> {
      const shards = await inEveryShard(APPLICATION_SHARDS, async (shard) => {
        let query = applications
          .where('shard', '==', shard)
          .where('status', '==', status)
          .orderBy('updated_at', 'desc')
          .orderBy('__name__', 'desc');
        if (after) query = query.startAfter(Timestamp.fromDate(after.updated_at), applications.doc(after.id));
        return records(await query.limit(limit).get());
      });
      return shards.flat().sort(lastChangedFirst).slice(0, limit);
    },

    /** The user's applications to this company since then. */
    toCompanySince(tx: Tx, uid: string, company_key: string, since: Date): Promise<CapEntry[]> {
      const company = of(uid).where('company_key', '==', company_key);
      return capEntries(tx, company.where('queued_at', '>=', Timestamp.fromDate(since)));
    },

    queuedSince(tx: Tx, uid: string, since: Date): Promise<CapEntry[]> {
      return capEntries(tx, of(uid).where('queued_at', '>=', Timestamp.fromDate(since)));
    },

    /** How many applications the user added themselves. */
    async countOwnInTx(tx: Tx, uid: string): Promise<number> {
      // Only these never involved a credit.
      return (await tx.get(of(uid).where('credit', '==', null).count())).data().count;
    },

    /** Ids of applications that are due, the longest overdue first as far as one shard does not hold most of them. */
    async due(now: Date, limit: number): Promise<string[]> {
      const most = Math.ceil((2 * limit) / APPLICATION_SHARDS);
      const shards = await inEveryShard(APPLICATION_SHARDS, async (shard) => {
        const due = applications
          .where('shard', '==', shard)
          .where('due_at', '<=', Timestamp.fromDate(now))
          .orderBy('due_at')
          .limit(most);
        return (await due.select('due_at').get()).docs;
      });
      return shards
        .flat()
        .sort((a, b) => a.get('due_at').toMillis() - b.get('due_at').toMillis())
        .slice(0, limit)
        .map((doc) => doc.id);
    },

    /** Which of these postings the user has applied to, by posting id; those withdrawn unsent only if `withdrawn`. */
    async idsByPosting(
      uid: string,
      posting_ids: readonly string[],
      { withdrawn }: { withdrawn: boolean },
    ): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      const chunks = Array.from({ length: Math.ceil(posting_ids.length / IN_LIMIT) }, (_, at) =>
        posting_ids.slice(at * IN_LIMIT, (at + 1) * IN_LIMIT),
      );
      await Promise.all(
        chunks.map(async (chunk) => {
          const snapshot = await of(uid)
            .where('posting.id', 'in', chunk)
            .select('posting.id', 'status', 'sent_at')
            .get();
          for (const doc of snapshot.docs) {
            const left_out = doc.get('status') === 'withdrawn' && !doc.get('sent_at');
            if (withdrawn || !left_out) found.set(doc.get('posting.id'), doc.id);
          }
        }),
      );
      return found;
    },
  };
}

function lastChangedFirst(a: ApplicationRecord, b: ApplicationRecord): number {
  return b.updated_at.getTime() - a.updated_at.getTime() || (a.id < b.id ? 1 : -1);
}

function records(snapshot: FirebaseFirestore.QuerySnapshot): ApplicationRecord[] {
  return snapshot.docs.flatMap((doc) => toRecord(doc.id, doc.data()) ?? []);
}

const TIMES = [
  'sent_at',
  'replied_at',
  'ended_at',
  'due_at',
  'queued_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof ApplicationRecord)[];
const UNDO_TIMES = ['sent_at', 'replied_at', 'ended_at'] as const satisfies (keyof UndoPoint)[];

function toData(record: ApplicationRecord): DocumentData {
  const { id: _, lease, submit_intent, undo, ...fields } = record;
  return {
    ...timesToData(fields, TIMES),
    shard: shardOf(record.id, APPLICATION_SHARDS),
    lease: leaseToData(lease),
    submit_intent: submit_intent && timesToData(submit_intent, ['at']),
    undo: undo && timesToData(undo, UNDO_TIMES),
  };
}

type HandOver = NonNullable<ApplicationRecord['hand_over']>;

function toRecord(id: string, data: DocumentData | undefined): ApplicationRecord | null {
  if (!data) return null;
  const { lease, submit_intent, undo, shard: _, ...fields } = data;
  return {
    // Only `toData` writes these documents.
    ...(timesFromData(fields, TIMES) as Omit<ApplicationRecord, 'id' | 'lease' | 'submit_intent' | 'undo'>),
    id,
    // Missing in older ones.
    own: fields.own ?? null,
    known_share: fields.known_share ?? null,
    last_call: fields.last_call ?? null,
    hand_over: withFiles(fields.hand_over),
    lease: leaseFromData(lease),
    submit_intent: submit_intent && (timesFromData(submit_intent, ['at']) as SubmitIntent),
    undo: undo && ({ ...timesFromData(undo, UNDO_TIMES), hand_over: withFiles(undo.hand_over) } as UndoPoint),
  };
}

/** Older hand-overs name no files. */
function withFiles(stored: Omit<HandOver, 'files'> | null): HandOver | null {
  return stored && { files: [], ...stored };
}

/** The same with these fields as timestamps of Firestore. */
function timesToData<F extends string>(from: Record<F, Date | null>, names: readonly F[]): DocumentData {
  const times = names.map((name) => [name, from[name] && Timestamp.fromDate(from[name])]);
  return { ...from, ...Object.fromEntries(times) };
}

/** The same with these fields as dates. */
function timesFromData(data: DocumentData, names: readonly string[]): DocumentData {
  return { ...data, ...Object.fromEntries(names.map((name) => [name, data[name]?.toDate() ?? null])) };
}
