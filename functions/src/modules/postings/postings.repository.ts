import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { EmploymentType, Seniority, Workplace } from '../../contract/common.ts';
import type { PostingSummary, SourceName } from '../../contract/postings.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { EMBEDDING_MODEL } from '../matches/embedding/embedding-model.ts';
import type { Origin, PostingContent, PostingRecord, StoredPosting } from './posting.ts';
import {
  type PostingHead,
  RANKING_FIELDS,
  SUMMARY_SELECTION,
  toDocument,
  toHead,
  toRecord,
  toStored,
  toSummary,
} from './posting-document.ts';
import { queryTerms, skillTerm } from './text/search-terms.ts';

/** One change that ingest makes; each is atomic for the posting together with its text. */
export type PostingWrite =
  | { kind: 'create'; record: PostingRecord; content: PostingContent; embedding: number[] }
  | { kind: 'replace'; record: PostingRecord; content: PostingContent; embedding: number[] }
  | { kind: 'origins'; id: string; origins: Origin[]; primary: Origin; status: 'open' | 'closed' }
  | { kind: 'missed'; id: string; last_seen_at: string };

export type ListFilters = {
  q?: string | undefined;
  workplace?: Workplace | undefined;
  seniority?: Seniority | undefined;
  employment_type?: EmploymentType | undefined;
  has_salary?: boolean | undefined;
};

export type CandidateQuery = {
  /** Unit vectors of what the person looks for; one nearest-neighbour query each. */
  vectors: readonly (readonly number[])[];
  /** As in `features.title_terms`; pass the pairs ("registered nurse") and only such single words as select something. */
  title_terms: readonly string[];
  /** Skills as the user writes them. */
  skills: readonly string[];
  /** Most postings of each query; at most 1,000. */
  limit: number;
};

/** Firestore takes at most 30 values in one `array-contains-any`. */
const ANY_LIMIT = 30;
/** Nearest-neighbour queries answer at most this many. */
const NEAREST_LIMIT = 1000;
/** How many rounds a word search over the public list makes before it answers a shorter page. */
const LIST_ROUNDS = 4;
/** Postings read in one such round. */
const WORD_ROUND = 150;

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Where a page of the public list ended. */
type Position = { posted_at: string | null; id: string };

const encodePosition = (position: Position | null): string | null =>
  position ? encodeCursor([position.posted_at ?? '', position.id]) : null;

function decodePosition(cursor: string | undefined): Position | null {
  const values = decodeCursor(cursor, 2);
  return values ? { posted_at: String(values[0]) || null, id: String(values[1]) } : null;
}

export type PostingsRepository = ReturnType<typeof postingsRepository>;

/** All Firestore access to `postings/{id}` and `postings/{id}/content/main`. */
export function postingsRepository(db: Firestore) {
  const postings = db.collection('postings');
  const contentOf = (id: string) => postings.doc(id).collection('content').doc('main');
  const open = () => postings.where('status', '==', 'open');

  async function get(id: string): Promise<PostingRecord | null> {
    const [record] = await getMany([id]);
    return record ?? null;
  }

  /** The postings that exist, in the order asked for. */
  async function getMany(ids: readonly string[]): Promise<PostingRecord[]> {
    if (ids.length === 0) return [];
    const snapshots = await db.getAll(...ids.map((id) => postings.doc(id)));
    return snapshots.flatMap((doc) => {
      const data = doc.data();
      return data ? [toRecord(doc.id, data)] : [];
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

  /** What ingest must know of those postings that are there already. */
  async function getHeads(ids: readonly string[]): Promise<Map<string, PostingHead>> {
    if (ids.length === 0) return new Map();
    const fieldMask = ['source', 'origins', 'status', 'first_seen_at'];
    const snapshots = await db.getAll(...ids.map((id) => postings.doc(id)), { fieldMask });
    const heads = snapshots.flatMap((doc) => {
      const data = doc.data();
      return data ? [toHead(doc.id, data)] : [];
    });
    return new Map(heads.map((head) => [head.id, head]));
  }

  /**
   * Commits all writes or none. A `create` of a posting that another source stored in the meantime fails the whole
   * batch with ALREADY_EXISTS (gRPC code 6).
   */
  async function commit(writes: readonly PostingWrite[]): Promise<void> {
    if (writes.length === 0) return;
    const batch = db.batch();
    for (const write of writes) {
      switch (write.kind) {
        case 'create':
          batch.create(postings.doc(write.record.id), toDocument(write.record, write.embedding));
          batch.set(contentOf(write.record.id), write.content);
          break;
        case 'replace':
          batch.set(postings.doc(write.record.id), toDocument(write.record, write.embedding));
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
    await batch.commit();
  }

  /** Open postings, newest first. A page can be short, even empty, while `next_cursor` says that more follow. */
  async function list(
    filters: ListFilters,
    page: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: PostingSummary[]; next_cursor: string | null }> {
    let query: Query = open();
    if (filters.workplace) query = query.where('workplace', '==', filters.workplace);
    if (filters.seniority) query = query.where('seniority', '==', filters.seniority);
    if (filters.employment_type) query = query.where('employment_type', '==', filters.employment_type);
    if (filters.has_salary !== undefined) query = query.where('has_salary', '==', filters.has_salary);
    const [word, ...others] = queryTerms(filters.q ?? '');
    if (filters.q && word === undefined) return { items: [], next_cursor: null };
    if (word !== undefined) query = query.where('terms', 'array-contains', word);
    query = query.orderBy('posted_at', 'desc').orderBy(FieldPath.documentId(), 'desc');

    const items: PostingSummary[] = [];
    let after = decodePosition(page.cursor);
    // One array condition a query: the other words are checked here, so a page may take several rounds.
    for (let round = 0; round < LIST_ROUNDS; round += 1) {
      const size = others.length > 0 ? Math.max(WORD_ROUND, page.limit + 1) : page.limit + 1;
      const from = after ? query.startAfter(after.posted_at, after.id) : query;
      const { docs } = await from
        .select(...SUMMARY_SELECTION, 'terms')
        .limit(size)
        .get();
      for (const doc of docs) {
        const data = doc.data();
        if (others.every((term) => (data.terms as string[]).includes(term))) {
          if (items.length === page.limit) return { items, next_cursor: encodePosition(after) };
          items.push(toSummary(doc.id, data));
        }
        after = { posted_at: data.posted_at as string | null, id: doc.id };
      }
      if (docs.length < size) return { items, next_cursor: null };
    }
    return { items, next_cursor: encodePosition(after) };
  }

  /**
   * Open postings that may fit: the union of what is nearest to each vector and of what holds one of the terms,
   * newest first. Only the fields that ranking needs are read.
   */
  async function findCandidates(query: CandidateQuery): Promise<StoredPosting[]> {
    const limit = Math.min(query.limit, NEAREST_LIMIT);
    const nearest = query.vectors.map((vector) =>
      open()
        // Vectors of different models have nothing to do with each other.
        .where('embedding_model', '==', EMBEDDING_MODEL)
        .select(...RANKING_FIELDS)
        .findNearest({
          vectorField: 'embedding',
          queryVector: [...vector],
          limit,
          distanceMeasure: 'COSINE',
        })
        .get(),
    );
    const holding = (field: 'title_terms' | 'skill_terms', values: readonly string[]) =>
      chunks([...new Set(values)], ANY_LIMIT).map((some) =>
        open()
          .where(field, 'array-contains-any', some)
          .orderBy('posted_at', 'desc')
          .select(...RANKING_FIELDS)
          .limit(limit)
          .get(),
      );
    const answers = await Promise.all([
      ...nearest,
      ...holding('title_terms', query.title_terms),
      ...holding('skill_terms', query.skills.map(skillTerm)),
    ]);
    const found = new Map<string, StoredPosting>();
    for (const { docs } of answers) {
      for (const doc of docs) if (!found.has(doc.id)) found.set(doc.id, toStored(doc.id, doc.data()));
    }
    return [...found.values()];
  }

  /** How many postings a search can draw on. */
  async function countOpen(): Promise<number> {
    return (await open().count().get()).data().count;
  }

  async function countOpenOf(source: SourceName): Promise<number> {
    return (await open().where('source', '==', source).count().get()).data().count;
  }

  return {
    get,
    getMany,
    getContent,
    getHeads,
    commit,
    list,
    findCandidates,
    countOpen,
    countOpenOf,
  };
}
