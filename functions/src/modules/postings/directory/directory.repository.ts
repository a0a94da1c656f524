import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { versionOf } from '../../../platform/document-version.ts';
import type { CountedPosting } from './count-groups.ts';
import type { Directory, PostingAddress } from './directory.ts';

/** Lists are stored as text: Firestore would index each of their elements. */
type Stored = { open: number; counted_at: Timestamp; groups: string; parts: number };

export type DirectoryRepository = ReturnType<typeof directoryRepository>;

/** All Firestore access to `corpus/job_directory` and `corpus/job_addresses-N`. */
export function directoryRepository(db: Firestore) {
  const corpus = db.collection('corpus');
  const directory = corpus.doc('job_directory');
  const part = (number: number) => corpus.doc(`job_addresses-${number}`);

  /** Null before the first count. One read. */
  async function read(): Promise<Directory | null> {
    const stored = (await directory.get()).data() as Stored | undefined; // only save writes it
    if (!stored) return null;
    const groups = JSON.parse(stored.groups) as Pick<Directory, 'places' | 'titles'> &
      Partial<Pick<Directory, 'companies'>>;
    // A count from before companies were counted has none.
    const { places, titles, companies = [] } = groups;
    const { open, parts } = stored;
    return { open, counted_at: stored.counted_at.toDate(), places, titles, companies, parts };
  }

  /** Addresses of the parts that exist, in order: one read per part. */
  async function readAddresses(numbers: readonly number[]): Promise<PostingAddress[]> {
    if (numbers.length === 0) return [];
    const documents = await db.getAll(...numbers.map(part));
    return documents.flatMap((doc) => {
      const lines = String(doc.data()?.lines ?? '').split('\n');
      return lines.filter(Boolean).map((line) => {
        const [changed = '', id = ''] = line.split(/ (.*)/s);
        return { id, changed };
      });
    });
  }

  async function saveAddresses(number: number, addresses: readonly PostingAddress[]): Promise<void> {
    await part(number).set({ lines: addresses.map(({ id, changed }) => `${changed} ${id}`).join('\n') });
  }

  /** Stores the directory, last of all, and removes parts that an earlier count needed. */
  async function save(
    { places, titles, companies, counted_at, open, parts }: Directory,
    before: number,
  ): Promise<void> {
    const groups = JSON.stringify({ places, titles, companies });
    const stored: Stored = { open, counted_at: Timestamp.fromDate(counted_at), groups, parts };
    await directory.set(stored);
    for (let number = parts; number < before; number += 1) await part(number).delete();
  }

  /** All open postings in the order of their ids, each as of which version. One read each. */
  async function* openPostings(): AsyncGenerator<CountedPosting & { version: number }> {
    const fields = [
      'title',
      'company',
      'posted_at',
      'first_seen_at',
      'thin',
      'features.title',
      'features.places',
    ];
    const query = db.collection('postings').where('status', '==', 'open').orderBy(FieldPath.documentId());
    for await (const doc of query
      .select(...fields)
      .stream() as AsyncIterable<FirebaseFirestore.QueryDocumentSnapshot>) {
      const data = doc.data();
      const day = String(data.posted_at ?? data.first_seen_at).slice(0, 10);
      yield {
        id: doc.id,
        version: versionOf(doc.updateTime),
        title: String(data.title),
        company: String(data.company),
        changed: day,
        thin: data.thin === true,
        features: data.features,
      };
    }
  }

  return { read, readAddresses, saveAddresses, save, openPostings };
}
