import { z } from 'zod';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readJobs, requestPage } from './board-request.ts';
import { canonicalPosting } from './canonical-posting.ts';
import { answerOf, type BoardRequest, type JobSource, type SourceOptions } from './job-source.ts';

export const ARBEITNOW_API = 'https://www.arbeitnow.com';
export const ARBEITNOW_HOSTS = ['www.arbeitnow.com'];

const Job = z.object({
  slug: z.string().min(1),
  company_name: z.string().nullish(),
  title: z.string(),
  description: z.string().nullish(),
  remote: z.boolean().nullish(),
  url: z.string(),
  job_types: z.array(z.string()).nullish(),
  location: z.string().nullish(),
  created_at: z.number().nullish(),
});

const Page = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).nullish(),
});

/** Pages of a hundred, newest first; older jobs wait for their employers' own boards. */
const MOST_PAGES = 10;

/** Throws BadPosting for an invalid job. */
export function arbeitnowPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  return canonicalPosting('arbeitnow', request, {
    id: job.slug,
    url: job.url,
    title: job.title,
    company: job.company_name,
    markup: job.description ?? '',
    locations: [job.location],
    workplace: job.remote === true ? 'remote' : null,
    employment: job.job_types?.join(' '),
    salary: null,
    apply: { kind: 'external', url: job.url },
    posted: job.created_at == null ? null : job.created_at * 1000,
  });
}

/** Arbeitnow's feed: one board, `all`. */
export function arbeitnowSource({ send, base_url = ARBEITNOW_API }: SourceOptions): JobSource {
  return {
    name: 'arbeitnow',
    most_pages: MOST_PAGES,
    async readBoard(request) {
      const jobs: unknown[] = [];
      const texts: string[] = [];
      let more = true;
      for (let at = 1; more && at <= MOST_PAGES; at += 1) {
        const page = await requestPage(send, `${base_url}/api/job-board-api?page=${at}`, request);
        if (page === null || page === 'gone') return { kind: 'gone' };
        const { data, links } = parseAnswer(page.text, Page);
        texts.push(page.text);
        jobs.push(...data);
        more = data.length > 0 && Boolean(links?.next);
      }
      return answerOf(request, { texts, complete: !more }, () =>
        readJobs(request.board, jobs, (job) => arbeitnowPosting(request, job)),
      );
    },
  };
}
