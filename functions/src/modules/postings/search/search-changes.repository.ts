import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { versionOf } from '../../../platform/document-version.ts';
import type { IndexDocument } from './index-document.ts';

/** A change that waits, with the version of its postings. */
type Waiting = { id: string; version: number };

/** When the postings changed: kept beside a change that was written since. */
const stagedAt = (kept: unknown, updated: Timestamp): number =>
  typeof kept === 'number' ? kept : versionOf(updated);

export type SearchChangesRepository = ReturnType<typeof searchChangesRepository>;

/**
 * All Firestore access to `search_changes/{id}`: what the search index has yet to be told. A change is written with the postings
 * that it is about, in one batch, so it exists if and only if they changed, and has their update time.
 */
export function searchChangesRepository(db: Firestore) {
  const changes = db.collection('search_changes');
  return {
    /** Adds the change to the batch; returns its id. */
    stage(batch: WriteBatch, documents: readonly IndexDocument[], now: Date): string {
      const change = changes.doc();
      // Compressed: a hundred postings are half a megabyte of words.
      const packed = gzipSync(JSON.stringify(documents));
      batch.create(change, { packed, created_at: Timestamp.fromDate(now) });
      return change.id;
    },

    /** Null if the index was told. */
    async read(id: string): Promise<{ documents: IndexDocument[]; version: number } | null> {
      const change = await changes.doc(id).get();
      const packed: unknown = change.get('packed');
      if (!change.updateTime || !(packed instanceof Uint8Array)) return null;
      const text = (await promisify(gunzip)(packed)).toString('utf8');
      return { documents: JSON.parse(text), version: stagedAt(change.get('version'), change.updateTime) };
    },

    async remove(id: string): Promise<void> {
      await changes.doc(id).delete();
    },

    /** Changes that the index should have been told before `until`, those that wait longest first. */
    async waiting(until: Date, limit: number): Promise<Waiting[]> {
      const query = changes
        .where('created_at', '<', Timestamp.fromDate(until))
        .orderBy('created_at')
        .select('version');
      return (await query.limit(limit).get()).docs.map((change) => ({
        id: change.id,
        version: stagedAt(change.get('version'), change.updateTime),
      }));
    },

    /** Has changes wait from now on, behind others. */
    async waitAgain(waiting: readonly Waiting[], now: Date): Promise<void> {
      const writer = db.bulkWriter();
      // One that the index was told meanwhile is gone.
      writer.onWriteError(() => false);
      const created_at = Timestamp.fromDate(now);
      for (const { id, version } of waiting)
        writer.update(changes.doc(id), { created_at, version }).catch(() => {});
      await writer.close();
    },
  };
}
