import { z } from 'zod';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readJobs, requestPage } from './board-request.ts';
import { canonicalPosting, statedPay } from './canonical-posting.ts';
import { answerOf, type BoardRequest, type JobSource, type SourceOptions } from './job-source.ts';

export const ADZUNA_API = 'https://api.adzuna.com';
export const ADZUNA_HOSTS = ['api.adzuna.com'];

const Job = z.object({
  id: z.union([z.string().min(1), z.number()]),
  title: z.string(),
  description: z.string().nullish(),
  created: z.string().nullish(),
  redirect_url: z.string(),
  company: z.object({ display_name: z.string().nullish() }).nullish(),
  location: z.object({ display_name: z.string().nullish(), area: z.array(z.string()).nullish() }).nullish(),
  contract_type: z.string().nullish(),
  contract_time: z.string().nullish(),
  salary_min: z.number().nullish(),
  salary_max: z.number().nullish(),
  salary_is_predicted: z.union([z.string(), z.number(), z.boolean()]).nullish(),
});

const Page = z.object({ count: z.number(), results: z.array(z.unknown()) });

const PAGE = 50;
/** The free plan allows 250 requests a day for everything. */
const MOST_PAGES = 10;

/** What the countries that Adzuna serves pay in. */
const CURRENCIES: Record<string, string> = {
  at: 'EUR',
  au: 'AUD',
  be: 'EUR',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  in: 'INR',
  it: 'EUR',
  mx: 'MXN',
  nl: 'EUR',
  nz: 'NZD',
  pl: 'PLN',
  sg: 'SGD',
  us: 'USD',
  za: 'ZAR',
};

/** Throws BadPosting for an invalid job. */
export function adzunaPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  const predicted = String(job.salary_is_predicted ?? '0') !== '0' && job.salary_is_predicted !== false;
  const kind = job.contract_type === 'contract' ? 'contract' : (job.contract_time ?? job.contract_type);
  return canonicalPosting('adzuna', request, {
    id: job.id,
    url: job.redirect_url,
    title: job.title.replace(/<\/?strong>/g, ''),
    company: job.company?.display_name,
    markup: job.description ?? '',
    locations: [job.location?.display_name],
    countries: [request.board],
    workplace: null,
    employment: kind,
    // A prediction is not what the employer states. Amounts are a year's.
    salary: predicted
      ? null
      : statedPay({
          min: job.salary_min,
          max: job.salary_max,
          currency: CURRENCIES[request.board],
          period: 'year',
        }),
    apply: { kind: 'external', url: job.redirect_url },
    posted: job.created,
  });
}

/** Adzuna's newest jobs. Boards are countries, `us` or `gb`. Needs a key whose license covers showing them. */
export function adzunaSource({
  send,
  base_url = ADZUNA_API,
  app_id,
  app_key,
}: SourceOptions & { app_id: string; app_key: string }): JobSource {
  const credentials = `app_id=${encodeURIComponent(app_id)}&app_key=${encodeURIComponent(app_key)}`;
  return {
    name: 'adzuna',
    most_pages: MOST_PAGES,
    async readBoard(request) {
      const jobs: unknown[] = [];
      const texts: string[] = [];
      for (let at = 1, some = PAGE; some === PAGE && at <= MOST_PAGES; at += 1) {
        const url = `${base_url}/v1/api/jobs/${encodeURIComponent(request.board)}/search/${at}?${credentials}&results_per_page=${PAGE}&sort_by=date`;
        const page = await requestPage(send, url, request);
        if (page === null || page === 'gone') return { kind: 'gone' };
        const { results } = parseAnswer(page.text, Page);
        some = results.length;
        texts.push(page.text);
        jobs.push(...results);
      }
      return answerOf(request, { texts, complete: false }, () =>
        readJobs(request.board, jobs, (job) => adzunaPosting(request, job)),
      );
    },
  };
}
