import type { JobFacets } from '../../../contract/job-facets.ts';
import type { PostingFilters, PostingSummary } from '../../../contract/postings.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { errorFields, type Logger } from '../../../platform/logger.ts';
import { countFacets } from '../count-facets.ts';
import { POSTINGS_CURSOR } from '../posting-list.ts';
import type { PostingsRepository } from '../postings.repository.ts';
import { type IndexReader, TIMEOUT_MS } from './index-reader.ts';
import { countJobs, SEARCH_CURSOR, searchJobs } from './search-jobs.ts';

/** After a failure, this process doesn't ask the index for so long, and then asks once: nobody else waits for one that is down. */
const LEFT_ALONE_MS = 20_000;

export type PublicSearchDeps = {
  postings: Pick<PostingsRepository, 'list' | 'count'>;
  /** Null if none is configured. */
  index: IndexReader | null;
  clock: Clock;
  logger: Logger;
};

type Page = { cursor?: string | undefined; limit: number; rounds?: number };

/** The answer, if it is there in time, however many requests it takes. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('No answer in time')), TIMEOUT_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

export type PublicSearch = ReturnType<typeof publicSearch>;

/**
 * The public list and its counts: from the search index, or, where there is none or it doesn't answer, from the database, which
 * knows fewer words and counts less.
 */
export function publicSearch({ postings, index, clock, logger }: PublicSearchDeps) {
  /** When an index that failed is asked again; null if it answers. */
  let left_alone_until: number | null = null;
  const leaveAlone = () => {
    left_alone_until = clock().getTime() + LEFT_ALONE_MS;
  };

  async function orElse<T>(
    ask: (index: IndexReader) => Promise<T>,
    fromDatabase: () => Promise<T>,
  ): Promise<T> {
    if (index === null) return fromDatabase();
    if (left_alone_until !== null) {
      if (clock().getTime() < left_alone_until) return fromDatabase();
      leaveAlone();
    }
    try {
      const answer = await inTime(ask(index));
      left_alone_until = null;
      return answer;
    } catch (error) {
      if (error instanceof AppError) throw error;
      leaveAlone();
      logger.warn('The search index didn’t answer; the database does', errorFields(error));
      return fromDatabase();
    }
  }

  return {
    list(
      filters: PostingFilters,
      { cursor, ...page }: Page,
    ): Promise<{ items: PostingSummary[]; next_cursor: string | null }> {
      // Whoever began with the database goes on with it: its list is in another order.
      if (cursor !== undefined && POSTINGS_CURSOR.accepts(cursor)) {
        return postings.list(filters, { ...page, cursor });
      }
      const after = SEARCH_CURSOR.decode(cursor);
      return orElse(
        (asked) => searchJobs(asked, filters, { after, limit: page.limit, now: clock() }),
        () =>
          postings.list(filters, {
            ...page,
            cursor: after ? POSTINGS_CURSOR.encode({ posted_at: after.posted_at, id: after.id }) : undefined,
          }),
      );
    },

    countFacets(filters: PostingFilters): Promise<JobFacets> {
      return orElse(
        (asked) => countJobs(asked, filters),
        () => countFacets({ postings }, filters),
      );
    },
  };
}
