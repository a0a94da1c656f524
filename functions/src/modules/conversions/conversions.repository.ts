import { type DocumentData, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import type { ConversionState, RedditEventType } from '../../contract/conversions.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { Attempt, ConversionRecord } from './conversion-record.ts';

/** Kept this long; the platform then removes the document by its `expire_at`. */
const KEPT_MS = 90 * 24 * 3600_000;
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
    /** False if there is one under this id already: the first write wins. */
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
      return toRecord(id, (await conversions.doc(id).get()).data());
    },

    /** Those of these conversions that exist, in any order. */
    async findInTx(tx: Tx, ids: readonly string[]): Promise<ConversionRecord[]> {
      if (ids.length === 0) return [];
      const found = await tx.getAll(...ids.map((id) => conversions.doc(id)));
      return found.flatMap((doc) => toRecord(doc.id, doc.data()) ?? []);
    },

    create(tx: Tx, record: ConversionRecord): void {
      tx.create(conversions.doc(record.id), toData(record));
    },

    save(tx: Tx, record: ConversionRecord): void {
      tx.set(conversions.doc(record.id), toData(record));
    },

    /** Ids of conversions of one shard that somebody should take up by now, the longest waiting first. */
    async due(shard: number, now: Date, limit: number): Promise<string[]> {
      const query = conversions.where('shard', '==', shard).where('due_at', '<=', Timestamp.fromDate(now));
      const snapshot = await query.orderBy('due_at').limit(limit).select().get();
      return snapshot.docs.map((doc) => doc.id);
    },

    /** Newest first; `after` is the last one of the previous page. */
    async page(
      filter: ConversionFilter,
      after: { created_at: Date; id: string } | null,
      limit: number,
    ): Promise<ConversionRecord[]> {
      let query = filtered(conversions, filter).orderBy('created_at', 'desc').orderBy('__name__', 'desc');
      if (after) query = query.startAfter(Timestamp.fromDate(after.created_at), conversions.doc(after.id));
      const snapshot = await query.limit(limit).get();
      return snapshot.docs.flatMap((doc) => toRecord(doc.id, doc.data()) ?? []);
    },

    async count(filter: ConversionFilter): Promise<number> {
      return (await filtered(conversions, filter).count().get()).data().count;
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
  const { id: _, event_at, due_at, created_at, updated_at, attempts, ...fields } = record;
  return {
    ...fields,
    attempts: attempts.map((attempt) => ({ ...attempt, at: Timestamp.fromDate(attempt.at) })),
    event_at: Timestamp.fromDate(event_at),
    due_at: due_at && Timestamp.fromDate(due_at),
    created_at: Timestamp.fromDate(created_at),
    updated_at: Timestamp.fromDate(updated_at),
    expire_at: Timestamp.fromMillis(created_at.getTime() + KEPT_MS),
  };
}

type Dates = 'id' | 'event_at' | 'due_at' | 'created_at' | 'updated_at' | 'attempts';

function toRecord(id: string, data: DocumentData | undefined): ConversionRecord | null {
  if (!data) return null;
  const { event_at, due_at, created_at, updated_at, expire_at: _, attempts, ...fields } = data;
  return {
    // Only `toData` writes these documents.
    ...(fields as Omit<ConversionRecord, Dates>),
    id,
    attempts: attempts.map((attempt: Attempt & { at: Timestamp }) => ({
      ...attempt,
      at: attempt.at.toDate(),
    })),
    event_at: event_at.toDate(),
    due_at: due_at?.toDate() ?? null,
    created_at: created_at.toDate(),
    updated_at: updated_at.toDate(),
  };
}
