import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { PostingFilters, PostingSummary, SourceName } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import { CursorId, CursorInstant, listCursor } from '../../platform/cursor.ts';
import { versionOf } from '../../platform/document-version.ts';
import { groupTerm } from './directory/posting-groups.ts';
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
import type { PostingIndex } from './posting-index.ts';
import { queryTerms, skillTerm } from './text/search-terms.ts';

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

export type ListFilters = PostingFilters;

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

/** Rounds of a word search over the public list before it returns a shorter page, unless the caller sets others. */
const LIST_ROUNDS = 4;
/** Postings read per round. */
const WORD_ROUND = 150;

/** Postings that a count counts up to, for one read. */
const COUNTED = 1000;

/** Postings read at once while all that state their pay are counted. */
const PAY_ROUND = 1000;

/** Where a page of the public list ended. */
export const POSTINGS_CURSOR = listCursor(
  'postings',
  z.strictObject({ posted_at: CursorInstant.nullable(), id: CursorId }),
);

/** `corpus/open_postings`: an aggregation costs one read per thousand postings, this document one. */
type OpenCount = { count: number; counted_at: Timestamp };
/** A change of less than one percent waits this long for the next count. */
const RECOUNT_MS = 15 * 60_000;

const newestFirst = (query: Query): Query =>
  query.orderBy('posted_at', 'desc').orderBy(FieldPath.documentId(), 'desc');

/** The terms that a posting must have, a place last; null if the words name nothing that could be found. */
function termsOf({ q, place, title, company }: ListFilters): string[] | null {
  const words = queryTerms(q ?? '');
  if (q && words.length === 0) return null;
  return [
    ...(company ? [groupTerm('company', company)] : []),
    ...(title ? [groupTerm('title', title)] : []),
    ...words,
    ...(place ? [groupTerm('place', place)] : []),
  ];
}

function equalTo(place: { market: string } | { area: string }): [string, '==', string] {
  return 'area' in place ? ['area', '==', place.area] : ['market', '==', place.market];
}

export type PostingsRepository = ReturnType<typeof postingsRepository>;

/** All Firestore access to `postings/{id}`, `postings/{id}/content/main` and `corpus/open_postings`. */
export function postingsRepository(db: Firestore, clock: Clock) {
  const postings = db.collection('postings');
  const contentOf = (id: string) => postings.doc(id).collection('content').doc('main');
  const open = () => postings.where('status', '==', 'open');
  const openCount = db.collection('corpus').doc('open_postings');

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

  /** Open postings that pass all filters but those that are terms. */
  function passing(filters: ListFilters): Query {
    let query: Query = open();
    if (filters.workplace) query = query.where('workplace', '==', filters.workplace);
    if (filters.seniority) query = query.where('level', '==', filters.seniority);
    if (filters.employment_type) query = query.where('employment_type', '==', filters.employment_type);
    if (filters.has_salary !== undefined) query = query.where('has_salary', '==', filters.has_salary);
    return query;
  }

  /**
   * Open postings that pass the filters, counted up to `up_to`: one read per thousand. Null for filters of several terms: a
   * query allows one.
   */
  async function count(filters: ListFilters, up_to: number): Promise<number | null> {
    const terms = termsOf(filters);
    if (terms === null) return 0;
    const [term, second] = terms;
    if (second !== undefined) return null;
    const query = passing(filters);
    const some = term === undefined ? query : query.where('terms', 'array-contains', term);
    return (await newestFirst(some).limit(up_to).count().get()).data().count;
  }

  /**
   * The terms, beginning with the one that the query reads postings by. Few jobs have the same title or word and many are
   * in the same city, usually; but a small place has fewer than one round reads. Up to two reads, instead of hundreds.
   */
  async function mostSelectiveFirst(query: Query, terms: readonly string[]): Promise<readonly string[]> {
    const [first, ...others] = terms;
    const last = others.at(-1);
    if (first === undefined || !last?.startsWith(groupTerm('place', ''))) return terms;
    const counted = async (term: string) => {
      const some = newestFirst(query.where('terms', 'array-contains', term)).limit(COUNTED);
      return (await some.count().get()).data().count;
    };
    const [inPlace, withWord] = await Promise.all([counted(last), counted(first)]);
    return inPlace < withWord ? [last, first, ...others.slice(0, -1)] : terms;
  }

  /**
   * Open postings, newest first. A page can be short, even empty, while `next_cursor` says that more follow.
   * @param page `rounds` of at most 150 reads each limit what a search for several words costs
   */
  async function list(
    filters: ListFilters,
    page: { cursor?: string | undefined; limit: number; rounds?: number },
  ): Promise<{ items: PostingSummary[]; next_cursor: string | null }> {
    let query = passing(filters);
    const terms = termsOf(filters);
    if (terms === null) return { items: [], next_cursor: null };
    const [word, ...others] = await mostSelectiveFirst(query, terms);
    if (word !== undefined) query = query.where('terms', 'array-contains', word);
    query = newestFirst(query);

    const items: PostingSummary[] = [];
    let after = POSTINGS_CURSOR.decode(page.cursor);
    const { rounds = LIST_ROUNDS } = page;
    // A query allows one array condition: the other words are checked here, so a page may take several rounds.
    for (let round = 0; round < rounds; round += 1) {
      const size = others.length > 0 ? Math.max(WORD_ROUND, page.limit + 1) : page.limit + 1;
      const from = after ? query.startAfter(after.posted_at, after.id) : query;
      const { docs } = await from
        .select(...SUMMARY_SELECTION, 'terms')
        .limit(size)
        .get();
      for (const doc of docs) {
        const data = doc.data();
        if (others.every((term) => (data.terms as string[]).includes(term))) {
          if (items.length === page.limit)
            return { items, next_cursor: after && POSTINGS_CURSOR.encode(after) };
          items.push(toSummary(doc.id, data, clock()));
        }
        after = { posted_at: data.posted_at as string | null, id: doc.id };
      }
      if (docs.length < size) return { items, next_cursor: null };
    }
    return { items, next_cursor: after && POSTINGS_CURSOR.encode(after) };
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

  function openIn(family: string, place: { market: string } | { area: string } | null): Query {
    const query = open().where('family', '==', family);
    return place ? query.where(...equalTo(place)) : query;
  }

  /** Where searches look for open postings; only the fields that ranking needs are read. */
  const index: PostingIndex = {
    async nearest({ family, place, vector, least_cosine, limit }) {
      const { docs } = await openIn(family, place)
        .select(...RANKING_FIELDS)
        .findNearest({
          vectorField: 'embedding',
          queryVector: Array.from(vector),
          limit,
          distanceMeasure: 'COSINE',
          distanceThreshold: 1 - least_cosine,
        })
        .get();
      return docs.map((doc) => toStored(doc.id, doc.data(), clock()));
    },

    async count({ family, place, up_to }) {
      return (await openIn(family, place).limit(up_to).count().get()).data().count;
    },

    async holding({ field, values, markets, limit }) {
      const terms = field === 'skill_terms' ? values.map(skillTerm) : values;
      let query = open().where(field, 'array-contains-any', [...new Set(terms)]);
      if (markets) query = query.where('market', 'in', markets);
      const { docs } = await query
        .orderBy('posted_at', 'desc')
        .select(...RANKING_FIELDS)
        .limit(limit)
        .get();
      return docs.map((doc) => toStored(doc.id, doc.data(), clock()));
    },
  };

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

  /** Open postings as of the last count: one read. */
  async function countOpen(): Promise<number> {
    const stored = (await openCount.get()).data() as OpenCount | undefined; // only recountOpen writes it
    return stored?.count ?? (await countAnew(new Date(0)));
  }

  /**
   * Updates the stored count after a run that changed this many postings. Recounts only when it matters, so that many
   * runs neither pay for it nor contend for one document; the next count corrects any error.
   */
  async function recountOpen(changed: number, now: Date): Promise<void> {
    const stored = (await openCount.get()).data() as OpenCount | undefined;
    const matters = !stored || changed * 100 >= stored.count;
    const old = stored !== undefined && now.getTime() - stored.counted_at.toMillis() >= RECOUNT_MS;
    if (matters || old) await countAnew(now);
  }

  async function countAnew(now: Date): Promise<number> {
    const { count } = (await open().count().get()).data();
    await openCount.set({ count, counted_at: Timestamp.fromDate(now) } satisfies OpenCount);
    return count;
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
    list,
    count,
    ofCompany,
    openWithPay,
    index,
    countOpen,
    recountOpen,
    countOpenOf,
  };
}
