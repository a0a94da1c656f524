import { type DocumentSnapshot, FieldPath, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { SourceName } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import { versionOf } from '../../platform/document-version.ts';
import { groupTerm } from './directory/posting-groups.ts';
import { firestorePostingIndex } from './firestore-posting-index.ts';
import { newestFirst } from './newest-first.ts';
import { openPostingsCount } from './open-postings-count.ts';
import type { Origin, PostingContent, PostingRecord, StoredPosting } from './posting.ts';
import { type PostingHead, toDocument, toHead, toRecord } from './posting-document.ts';
import { postingList } from './posting-list.ts';

/** One change made by ingest, atomic for the posting and its text. */
export type PostingWrite =
  | { kind: 'create'; record: PostingRecord; content: PostingContent; embedding: number[] }
  | { kind: 'replace'; record: PostingRecord; content: PostingContent; embedding: number[] }
  | { kind: 'origins'; id: string; origins: Origin[]; primary: Origin; status: 'open' | 'closed' }
  | { kind: 'missed'; id: string; last_seen_at: string };

/** A posting as of a version. */
export type PostingState = {
  record: PostingRecord;
  content: Pick<PostingContent, 'description_text'>;
  version: number;
};

/** What a company's page is computed from. */
export type CompanyPosting = Pick<
  PostingRecord,
  'title' | 'company' | 'workplace' | 'salary' | 'posted_at' | 'first_seen_at' | 'last_seen_at'
> & { features: Pick<PostingRecord['features'], 'title' | 'places'> };
const COMPANY_FIELDS = [
  'title',
  'company',
  'workplace',
  'salary',
  'posted_at',
  'first_seen_at',
  'last_seen_at',
  'features.title',
  'features.places',
];

/** Postings read at once while all that state their pay are counted. */
const PAY_ROUND = 1000;

export type PostingsRepository = ReturnType<typeof postingsRepository>;

/** All Firestore access to `postings/{id}`, `postings/{id}/content/main` and `corpus/open_postings`. */
export function postingsRepository(db: Firestore, clock: Clock) {
  const postings = db.collection('postings');
  const contentOf = (id: string) => postings.doc(id).collection('content').doc('main');
  const open = () => postings.where('status', '==', 'open');

  async function get(id: string): Promise<PostingRecord | null> {
    const [record] = await getMany([id]);
    return record ?? null;
  }

  /** The postings that exist, in the order requested. */
  async function getMany(ids: readonly string[]): Promise<PostingRecord[]> {
    if (ids.length === 0) return [];
    const snapshots = await db.getAll(...ids.map((id) => postings.doc(id)));
    return snapshots.flatMap((doc) => {
      const data = doc.data();
      return data ? [toRecord(doc.id, data, clock())] : [];
    });
  }

  async function getContent(id: string): Promise<PostingContent | null> {
    const data = (await contentOf(id).get()).data();
    if (!data) return null;
    return {
      description_html: String(data.description_html),
      description_text: String(data.description_text),
    };
  }

  /** Open postings after this id, in the order of ids, each with its text and as of which version. Two reads each. */
  async function statesAfter(id: string | null, limit: number): Promise<PostingState[]> {
    const query = open().orderBy(FieldPath.documentId()).limit(limit);
    const { docs } = await (id === null ? query : query.startAfter(id)).get();
    return withContents(docs);
  }

  /** The states of those postings that exist. */
  async function statesOf(ids: readonly string[]): Promise<PostingState[]> {
    if (ids.length === 0) return [];
    return withContents(await db.getAll(...ids.map((id) => postings.doc(id))));
  }

  async function withContents(docs: readonly DocumentSnapshot[]): Promise<PostingState[]> {
    if (docs.length === 0) return [];
    const contents = await db.getAll(...docs.map(({ id }) => contentOf(id)), {
      fieldMask: ['description_text'],
    });
    return docs.flatMap((doc, at) => {
      const data = doc.data();
      if (!data || !doc.updateTime) return [];
      const description_text = String(contents[at]?.data()?.description_text ?? '');
      const content = { description_text };
      return [{ record: toRecord(doc.id, data, clock()), content, version: versionOf(doc.updateTime) }];
    });
  }

  /** What ingest needs to know of those postings that exist. */
  async function getHeads(ids: readonly string[]): Promise<Map<string, PostingHead>> {
    if (ids.length === 0) return new Map();
    const fieldMask = ['source', 'origins', 'status', 'first_seen_at', 'reposts'];
    const snapshots = await db.getAll(...ids.map((id) => postings.doc(id)), { fieldMask });
    const heads = snapshots.flatMap((doc) => {
      const data = doc.data();
      return data ? [toHead(doc.id, data)] : [];
    });
    return new Map(heads.map((head) => [head.id, head]));
  }

  /**
   * Adds writes to a batch. A `create` of a posting that another board has stored meanwhile fails the whole batch with
   * ALREADY_EXISTS (gRPC code 6).
   */
  function stage(batch: WriteBatch, writes: readonly PostingWrite[]): void {
    for (const write of writes) {
      switch (write.kind) {
        case 'create':
          batch.create(
            postings.doc(write.record.id),
            toDocument(write.record, write.content, write.embedding),
          );
          batch.set(contentOf(write.record.id), write.content);
          break;
        case 'replace':
          batch.set(postings.doc(write.record.id), toDocument(write.record, write.content, write.embedding));
          batch.set(contentOf(write.record.id), write.content);
          break;
        case 'origins':
          batch.update(postings.doc(write.id), {
            origins: write.origins,
            source: write.primary.source,
            url: write.primary.url,
            apply: write.primary.apply,
            status: write.status,
            missed: write.status === 'closed' ? 2 : 0,
          });
          break;
        case 'missed':
          batch.update(postings.doc(write.id), { missed: 1, last_seen_at: write.last_seen_at });
          break;
      }
    }
  }

  /** Postings of one status under a company's name, the most recently posted first. One read each. */
  async function ofCompany(
    slug: string,
    { status, limit }: { status: 'open' | 'closed'; limit: number },
  ): Promise<CompanyPosting[]> {
    const query = postings
      .where('status', '==', status)
      .where('terms', 'array-contains', groupTerm('company', slug));
    const { docs } = await newestFirst(query)
      .select(...COMPANY_FIELDS)
      .limit(limit)
      .get();
    return docs.map((doc) => doc.data() as CompanyPosting); // only toDocument writes it
  }

  /** What every open posting that states its pay says about it, newest first. One read a posting. */
  async function* openWithPay(): AsyncGenerator<Pick<StoredPosting, 'title' | 'company' | 'features'>> {
    const query = open()
      .where('has_salary', '==', true)
      .orderBy('posted_at', 'desc')
      .orderBy(FieldPath.documentId(), 'desc')
      .select('title', 'company', 'features', 'posted_at')
      .limit(PAY_ROUND);
    let { docs } = await query.get();
    while (docs.length > 0) {
      for (const doc of docs) {
        const { title, company, features } = doc.data();
        yield { title, company, features };
      }
      const last = docs.at(-1);
      if (!last || docs.length < PAY_ROUND) return;
      ({ docs } = await query.startAfter(last).get());
    }
  }

  async function countOpenOf(source: SourceName): Promise<number> {
    return (await open().where('source', '==', source).count().get()).data().count;
  }

  return {
    get,
    getMany,
    getContent,
    getHeads,
    statesAfter,
    statesOf,
    stage,
    ofCompany,
    openWithPay,
    countOpenOf,
    ...postingList(db, clock),
    ...openPostingsCount(db),
    index: firestorePostingIndex(db, clock),
  };
}
