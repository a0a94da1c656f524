import type { Timestamp } from 'firebase-admin/firestore';

/** When a document was last changed, in microseconds since 1970: a later state of it has a higher version. */
export const versionOf = ({ seconds, nanoseconds }: Pick<Timestamp, 'seconds' | 'nanoseconds'>): number =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
