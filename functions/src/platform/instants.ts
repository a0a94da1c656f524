import { Timestamp } from 'firebase-admin/firestore';

/** A stored instant in the contract's format. */
export function toInstant(stored: Timestamp): string {
  return stored.toDate().toISOString();
}

export function toInstantOrNull(stored: Timestamp | null | undefined): string | null {
  return stored ? toInstant(stored) : null;
}

/** An instant as Firestore stores it. */
export function toTimestamp(instant: Date | string): Timestamp {
  return Timestamp.fromDate(typeof instant === 'string' ? new Date(instant) : instant);
}
