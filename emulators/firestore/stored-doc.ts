import type { Timestamp } from 'firebase-admin/firestore';
import type { NativeMap } from './values.ts';

/** One version of a document. Immutable; a write creates a new version. */
export type StoredDoc = {
  /** Relative to `/documents`, e.g. `users/ada`. */
  path: string;
  id: string;
  /** Path of the collection that holds it. */
  collection: string;
  data: NativeMap;
  createTime: Timestamp;
  updateTime: Timestamp;
  /** `updateTime` in microseconds of the epoch; tells versions of one document apart. */
  version: number;
};

/** What a commit did to one document. */
export type Change = { path: string; before: StoredDoc | undefined; after: StoredDoc | undefined };

export const micros = (time: Timestamp) => time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000);

/** The last segment of a path, and everything before it. */
export function splitPath(path: string): { parent: string; id: string } {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? { parent: '', id: path } : { parent: path.slice(0, slash), id: path.slice(slash + 1) };
}
