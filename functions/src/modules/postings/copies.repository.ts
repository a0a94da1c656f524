import type { Firestore } from 'firebase-admin/firestore';
import type { Origin, PostingRecord } from './posting.ts';
import type { Copy } from './text/copies.ts';

/** Values that one query may ask for. */
const MOST_VALUES = 30;
/** Postings read per query: more of one title in one place hardly ever help. */
const MOST_FOUND = 60;

const COPY_FIELDS = [
  'company',
  'title',
  'locations',
  'workplace',
  'country',
  'origins',
  'sketch',
  'copy_keys',
  'for_client',
];

export type StoredCopy = Copy & { id: string; origins: Origin[]; copy_keys: string[] };
export type CopiesRepository = ReturnType<typeof copiesRepository>;

function* inParts<T>(values: readonly T[]): Generator<T[]> {
  const all = [...new Set(values)];
  for (let at = 0; at < all.length; at += MOST_VALUES) yield all.slice(at, at + MOST_VALUES);
}

/** Finds postings that may be the same job as another, in `postings/{id}`. */
export function copiesRepository(db: Firestore) {
  const postings = db.collection('postings');

  /** Open postings under any of these keys. */
  async function under(keys: readonly string[]): Promise<StoredCopy[]> {
    const found = new Map<string, StoredCopy>();
    const read = async (some: string[]) => {
      const query = postings.where('status', '==', 'open').where('copy_keys', 'array-contains-any', some);
      const { docs } = await query
        .select(...COPY_FIELDS)
        .limit(MOST_FOUND)
        .get();
      for (const doc of docs) found.set(doc.id, { id: doc.id, ...doc.data() } as StoredCopy); // only toDocument writes it
    };
    await Promise.all([...inParts(keys)].map(read));
    return [...found.values()];
  }

  /** How often jobs with these fingerprints were published before and closed. */
  async function publishedBefore(fingerprints: readonly string[]): Promise<Map<string, number>> {
    const times = new Map<string, number>();
    for (const some of inParts(fingerprints)) {
      const query = postings.where('status', '==', 'closed').where('fingerprint', 'in', some);
      const { docs } = await query.select('fingerprint', 'reposts').get();
      for (const doc of docs) {
        const { fingerprint, reposts = 0 } = doc.data() as Pick<PostingRecord, 'fingerprint' | 'reposts'>; // see above
        times.set(fingerprint, (times.get(fingerprint) ?? 0) + reposts + 1);
      }
    }
    return times;
  }

  return { under, publishedBefore };
}
