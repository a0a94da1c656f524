import { z } from 'zod';
import type { Seniority } from '../../../contract/common.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readJobs, requestPage } from './board-request.ts';
import { canonicalPosting } from './canonical-posting.ts';
import { answerOf, type BoardRequest, type JobSource, type SourceOptions } from './job-source.ts';

export const THEMUSE_API = 'https://www.themuse.com';
export const THEMUSE_HOSTS = ['www.themuse.com'];

const Named = z.object({ name: z.string().nullish(), short_name: z.string().nullish() });
const Job = z.object({
  id: z.number(),
  name: z.string(),
  contents: z.string().nullish(),
  publication_date: z.string().nullish(),
  locations: z.array(Named).nullish(),
  levels: z.array(Named).nullish(),
  refs: z.object({ landing_page: z.string() }),
  company: z.object({ name: z.string().nullish() }).nullish(),
});

const Page = z.object({ page_count: z.number(), results: z.array(z.unknown()) });

/** Page 100 is refused; pages have twenty jobs. */
const LAST_PAGE = 99;
/** Pages of one run, newest first. */
const MOST_PAGES = 25;

const LEVELS: Record<string, Seniority> = {
  internship: 'intern',
  entry: 'entry',
  mid: 'mid',
  senior: 'senior',
  management: 'lead',
};

/** A filter value that stands among the places. */
const REMOTE = /^flexible \/ remote$/i;

/** Throws BadPosting for an invalid job. */
export function themusePosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  const places = (job.locations ?? []).map(({ name }) => name ?? '');
  const levels = job.levels ?? [];
  return canonicalPosting('themuse', request, {
    id: job.id,
    url: job.refs.landing_page,
    title: job.name,
    company: job.company?.name,
    markup: job.contents ?? '',
    locations: places.filter((place) => !REMOTE.test(place)),
    workplace: places.some((place) => REMOTE.test(place)) ? 'remote' : workplaceNamed(job.name),
    employment: levels[0]?.short_name,
    // A job listed at several levels names none.
    seniority: levels.length === 1 ? LEVELS[levels[0]?.short_name ?? ''] : null,
    salary: null,
    apply: { kind: 'external', url: job.refs.landing_page },
    posted: job.publication_date,
  });
}

/** The Muse's feed. Boards are its categories ("Software Engineering"), or `all`. */
export function themuseSource({ send, base_url = THEMUSE_API }: SourceOptions): JobSource {
  return {
    name: 'themuse',
    most_pages: MOST_PAGES,
    async readBoard(request) {
      const jobs: unknown[] = [];
      const texts: string[] = [];
      const category = request.board === 'all' ? '' : `&category=${encodeURIComponent(request.board)}`;
      let last = 1;
      for (let at = 1; at <= Math.min(last, LAST_PAGE, MOST_PAGES); at += 1) {
        const url = `${base_url}/api/public/jobs?page=${at}&descending=true${category}`;
        const page = await requestPage(send, url, request);
        if (page === null || page === 'gone') return { kind: 'gone' };
        const { page_count, results } = parseAnswer(page.text, Page);
        last = page_count;
        texts.push(page.text);
        jobs.push(...results);
      }
      return answerOf(request, { texts, complete: last <= MOST_PAGES }, () =>
        readJobs(request.board, jobs, (job) => themusePosting(request, job)),
      );
    },
  };
}
