import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { RedditEventType } from '../../contract/conversion-ids.ts';
import { ConversionState } from '../../contract/conversions-admin.ts';
import { leaseToData } from '../../platform/lease.ts';
import type { Tx } from '../../platform/transaction.ts';
import { type ConversionRecord, goesAlone } from './conversion-record.ts';
import { MAX_EVENT_AGE_MS } from './to-reddit-event.ts';

/** Retention; the platform then deletes the document by its `expire_at`. */
const RETENTION_MS = 90 * 24 * 3600_000;
const ALREADY_EXISTS = 6;

export type ConversionFilter = {
  type?: RedditEventType | undefined;
  state?: ConversionState | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

export type ConversionsRepository = ReturnType<typeof conversionsRepository>;

export function conversionsRepository(db: Firestore) {
  const conversions = db.collection('conversions');

  return {
    /** False if one exists under this id: the first write wins. */
    async createOnce(record: ConversionRecord): Promise<boolean> {
      try {
        await conversions.doc(record.id).create(toData(record));
        return true;
      } catch (error) {
        if (Object(error).code === ALREADY_EXISTS) return false;
        throw error;
      }
    },

    async find(id: string): Promise<ConversionRecord | null> {
      return toRecord(await conversions.doc(id).get());
    },

    /** Those of these conversions that exist, in any order, and ids of documents that cannot be parsed. */
    async findInTx(
      tx: Tx,
      ids: readonly string[],
    ): Promise<{ records: ConversionRecord[]; unreadable: string[] }> {
      if (ids.length === 0) return { records: [], unreadable: [] };
      const docs = (await tx.getAll(...ids.map((id) => conversions.doc(id)))).filter(({ exists }) => exists);
      const records = docs.flatMap((doc) => toRecord(doc) ?? []);
      const readable = new Set(records.map(({ id }) => id));
      return { records, unreadable: docs.map(({ id }) => id).filter((id) => !readable.has(id)) };
    },

    /** Removes an unreadable document from the queue, so that it does not block others. */
    setAside(tx: Tx, id: string, now: Date): void {
      const reason = 'The stored record can’t be read';
      const updated_at = Timestamp.fromDate(now);
      tx.update(conversions.doc(id), { state: 'failed', reason, lease: null, due_at: null, updated_at });
    },

    create(tx: Tx, record: ConversionRecord): void {
      tx.create(conversions.doc(record.id), toData(record));
    },

    save(tx: Tx, record: ConversionRecord): void {
      tx.set(conversions.doc(record.id), toData(record));
    },

    /** Conversions of one shard that are due, the longest overdue first. */
    async due(shard: number, now: Date, limit: number): Promise<{ id: string; alone: boolean }[]> {
      const query = conversions.where('shard', '==', shard).where('due_at', '<=', Timestamp.fromDate(now));
      const snapshot = await query.orderBy('due_at').limit(limit).select('crashes', 'state').get();
      // Whoever claims it finds out that it is unreadable.
      return snapshot.docs.map((doc) => ({ id: doc.id, alone: goesAlone(doc.data() as ConversionRecord) }));
    },

    /** Ids of a user's conversions that still have match keys, because Reddit has not accepted them. */
    async idsOf(external_id: string): Promise<string[]> {
      const snapshot = await conversions.where('match.external_id', '==', external_id).select().get();
      return snapshot.docs.map((doc) => doc.id);
    },

    /** Ids of conversions whose match keys are no longer needed. */
    async findWithExpiredKeys(now: Date, limit: number): Promise<string[]> {
      const query = conversions.where('forget_at', '<=', Timestamp.fromDate(now)).orderBy('forget_at');
      const snapshot = await query.limit(limit).select().get();
      return snapshot.docs.map((doc) => doc.id);
    },

    /** Newest first; `after` is the last entry of the previous page. */
    async page(
      filter: ConversionFilter,
      after: { created_at: Date; id: string } | null,
      limit: number,
    ): Promise<ConversionRecord[]> {
      let query = filtered(conversions, filter).orderBy('created_at', 'desc').orderBy('__name__', 'desc');
      if (after) query = query.startAfter(Timestamp.fromDate(after.created_at), conversions.doc(after.id));
      const snapshot = await query.limit(limit).get();
      return snapshot.docs.flatMap((doc) => toRecord(doc) ?? []);
    },

    async count(filter: ConversionFilter): Promise<number> {
      // Ordered like the pages, so that both use the same indexes.
      const query = filtered(conversions, filter).orderBy('created_at', 'desc');
      return (await query.count().get()).data().count;
    },
  };
}

function filtered(conversions: Query, { type, state, from, to }: ConversionFilter): Query {
  let query = conversions;
  if (type) query = query.where('type', '==', type);
  if (state) query = query.where('state', '==', state);
  if (from) query = query.where('created_at', '>=', Timestamp.fromDate(from));
  if (to) query = query.where('created_at', '<=', Timestamp.fromDate(to));
  return query;
}

function toData(record: ConversionRecord): DocumentData {
  const { id: _, lease, event_at, due_at, created_at, updated_at, attempts, ...fields } = record;
  const holds_keys = Object.keys(record.match).length > 0;
  return {
    ...fields,
    attempts: attempts.map((attempt) => ({ ...attempt, at: Timestamp.fromDate(attempt.at) })),
    lease: leaseToData(lease),
    event_at: Timestamp.fromDate(event_at),
    due_at: due_at && Timestamp.fromDate(due_at),
    created_at: Timestamp.fromDate(created_at),
    updated_at: Timestamp.fromDate(updated_at),
    // Reddit no longer accepts it, so its match keys are useless.
    forget_at: holds_keys ? Timestamp.fromMillis(event_at.getTime() + MAX_EVENT_AGE_MS) : null,
    expire_at: Timestamp.fromMillis(created_at.getTime() + RETENTION_MS),
  };
}

const instant = z.instanceof(Timestamp).transform((at) => at.toDate());

/** The timestamps of a document and what the relay decides by; `toData` alone writes the rest. */
const Stored = z.looseObject({
  state: ConversionState,
  type: RedditEventType,
  conversion_id: z.string(),
  match: z.record(z.string(), z.union([z.string(), z.number()])),
  shard: z.int(),
  tries: z.int(),
  crashes: z.int(),
  attempts: z.array(z.looseObject({ at: instant })),
  lease: z.object({ holder: z.string(), expires_at: instant }).nullable().default(null),
  event_at: instant,
  due_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

/** Null if there is none, or it cannot be parsed. */
function toRecord(doc: DocumentSnapshot): ConversionRecord | null {
  const stored = Stored.safeParse(doc.data());
  if (!stored.success) return null;
  const { expire_at: _, forget_at: __, ...fields } = stored.data;
  return { ...(fields as unknown as Omit<ConversionRecord, 'id'>), id: doc.id };
}
