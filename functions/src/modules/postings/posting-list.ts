import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { PostingFilters, PostingSummary } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import { CursorId, CursorInstant, listCursor } from '../../platform/cursor.ts';
import { groupTerm } from './directory/posting-groups.ts';
import { newestFirst } from './newest-first.ts';
import { SUMMARY_SELECTION, toSummary } from './posting-document.ts';
import { queryTerms } from './text/search-terms.ts';

/** Rounds of a word search over the public list before it returns a shorter page, unless the caller sets others. */
const LIST_ROUNDS = 4;
/** Postings read per round. */
const WORD_ROUND = 150;

/** Postings that a count counts up to, for one read. */
const COUNTED = 1000;

/** Where a page of the public list ended. */
export const POSTINGS_CURSOR = listCursor(
  'postings',
  z.strictObject({ posted_at: CursorInstant.nullable(), id: CursorId }),
);

/** The terms that a posting must have, a place last; null if the words name nothing that could be found. */
function termsOf({ q, place, title, company }: PostingFilters): string[] | null {
  const words = queryTerms(q ?? '');
  if (q && words.length === 0) return null;
  return [
    ...(company ? [groupTerm('company', company)] : []),
    ...(title ? [groupTerm('title', title)] : []),
    ...words,
    ...(place ? [groupTerm('place', place)] : []),
  ];
}

/** The public list of open postings, by Firestore's own queries. */
export function postingList(db: Firestore, clock: Clock) {
  const open = () => db.collection('postings').where('status', '==', 'open');

  /** Open postings that pass all filters but those that are terms. */
  function passing(filters: PostingFilters): Query {
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
  async function count(filters: PostingFilters, up_to: number): Promise<number | null> {
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
    filters: PostingFilters,
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

  return { list, count };
}
