import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { versionOf } from '../../../platform/document-version.ts';
import type { IndexDocument } from './index-document.ts';

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
      const packed: unknown = change.data()?.packed;
      if (!change.updateTime || !(packed instanceof Uint8Array)) return null;
      const text = (await promisify(gunzip)(packed)).toString('utf8');
      return { documents: JSON.parse(text), version: versionOf(change.updateTime) };
    },

    async remove(id: string): Promise<void> {
      await changes.doc(id).delete();
    },

    /** Changes that the index should have been told before `until`, oldest first. */
    async waiting(until: Date, limit: number): Promise<string[]> {
      const query = changes
        .where('created_at', '<', Timestamp.fromDate(until))
        .orderBy('created_at')
        .select();
      return (await query.limit(limit).get()).docs.map(({ id }) => id);
    },
  };
}
