import { z } from 'zod';
import type { Salary } from '../../../contract/common.ts';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { parseSalary, parseTitleSalary } from '../../job-text/pay/parse-salary.ts';
import { isCountryCode } from '../../job-text/places/countries.ts';
import { sharedCountry, splitLocations } from '../../job-text/places/read-location.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import { employmentTypeOf } from '../../job-text/titles/employment-type.ts';
import { seniorityOfTitle } from '../../job-text/titles/seniority.ts';
import { externalIdPrefix } from '../board.ts';
import type { CanonicalPosting } from '../posting.ts';
import { limitMarkup, MAX_POSTINGS_OF_A_BOARD } from '../posting-limits.ts';
import { escapeHtml, sanitizeDescription, textFromHtml } from '../text/html.ts';
import {
  companyFromBoard,
  instantOf,
  parseAnswer,
  parseJob,
  postingTitle,
  postingUrl,
  readJobs,
  requestPage,
  webUrl,
} from './board-request.ts';
import { answerOf, type BoardRequest, type JobSource } from './job-source.ts';

export const LEVER_API = 'https://api.lever.co';
export const LEVER_EU_API = 'https://api.eu.lever.co';
export const LEVER_HOSTS = ['api.lever.co', 'api.eu.lever.co'];

const Job = z.object({
  id: z.string().min(1),
  text: z.string(),
  categories: z
    .object({
      commitment: z.string().nullish(),
      location: z.string().nullish(),
      allLocations: z.array(z.string()).nullish(),
    })
    .nullish(),
  country: z.string().nullish(),
  createdAt: z.number().nullish(),
  description: z.string().nullish(),
  additional: z.string().nullish(),
  lists: z.array(z.object({ text: z.string().nullish(), content: z.string().nullish() })).nullish(),
  hostedUrl: z.string(),
  applyUrl: z.string().nullish(),
  workplaceType: z.string().nullish(),
  salaryRange: z
    .object({
      currency: z.string().nullish(),
      interval: z.string().nullish(),
      min: z.number().nullish(),
      max: z.number().nullish(),
    })
    .nullish(),
  salaryDescription: z.string().nullish(),
});
type Job = z.infer<typeof Job>;

const PAGE = 100;
/** More pages than this would be an API that never ends. */
const MAX_PAGES = Math.ceil(MAX_POSTINGS_OF_A_BOARD / PAGE) + 1;

/** `per-year-salary`, `per-hour-wage`: the word inside is the period. */
function periodOf(interval: string | null | undefined): Salary['period'] | null {
  const word = /year|annual|month|week|day|hour/.exec((interval ?? '').toLowerCase())?.[0];
  return word === 'annual' ? 'year' : ((word as Salary['period'] | undefined) ?? null);
}

function salaryOf(job: Job): Salary | null {
  const range = job.salaryRange;
  const period = periodOf(range?.interval);
  const currency = (range?.currency ?? '').toUpperCase();
  if (!range || !period || !/^[A-Z]{3}$/.test(currency)) return null;
  // Lever sends 0 for an open end.
  const minor = (value: number | null | undefined) => (value ? Math.round(value * 100) : null);
  const [min, max] = [minor(range.min), minor(range.max)];
  if (min === null && max === null) return null;
  return { min, max, currency, period, origin: 'stated' };
}

/** `description` already contains the opening; the lists and the closing text follow it. */
function markupOf(job: Job): string {
  const lists = (job.lists ?? []).map(
    ({ text, content }) =>
      `${text ? `<h3>${escapeHtml(text.replace(/:\s*$/, ''))}</h3>` : ''}<ul>${content ?? ''}</ul>`,
  );
  return [job.description ?? '', ...lists, job.additional ?? '', job.salaryDescription ?? ''].join('\n');
}

/** Throws BadPosting for an invalid posting. */
export function leverPosting(
  { board, company }: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  const url = postingUrl(job.hostedUrl);
  const description_html = sanitizeDescription(limitMarkup(markupOf(job)));
  const description_text = textFromHtml(description_html);
  const all = job.categories?.allLocations ?? [];
  const locations = (all.length > 0 ? all : [job.categories?.location ?? '']).flatMap(splitLocations);
  const country = job.country && isCountryCode(job.country) ? job.country : sharedCountry(locations);
  return {
    source: 'lever',
    external_id: `${externalIdPrefix(board)}${job.id}`,
    url,
    title: postingTitle(job.text),
    company: company ?? companyFromBoard(board.replace(/^eu:/, '')),
    description_html,
    description_text,
    locations,
    country,
    // `unspecified` says nothing; the location may ("Remote - US").
    workplace: workplaceNamed(job.workplaceType) ?? workplaceNamed(job.categories?.location),
    employment_type: employmentTypeOf(job.categories?.commitment),
    seniority: seniorityOfTitle(job.text),
    salary: salaryOf(job) ?? parseSalary(description_text, country) ?? parseTitleSalary(job.text, country),
    apply: { kind: 'lever', url: webUrl(job.applyUrl) ?? `${url.replace(/\/$/, '')}/apply` },
    posted_at: instantOf(job.createdAt),
    risk_flags: [],
  };
}

/** Postings of Lever sites. A site prefixed with `eu:` is requested from Lever's European host. */
export function leverSource(options: { send: OutgoingFetch; base_url?: string | undefined }): JobSource {
  return {
    name: 'lever',
    most_pages: MAX_PAGES,
    async readBoard(request) {
      const site = request.board.replace(/^eu:/, '');
      const configured = (options.base_url ?? LEVER_API).replace(/\/$/, '');
      const european = request.board.startsWith('eu:') && configured === LEVER_API;
      const base = `${european ? LEVER_EU_API : configured}/v0/postings/${encodeURIComponent(site)}`;
      const jobs: unknown[] = [];
      const texts: string[] = [];
      let etag: string | null = null;
      for (let at = 0; at < MAX_PAGES; at += 1) {
        const url = `${base}?mode=json&skip=${at * PAGE}&limit=${PAGE}`;
        const page = await requestPage(options.send, url, request, { etag: at === 0 ? request.etag : null });
        if (page === null) return { kind: 'unchanged' };
        if (page === 'gone') return { kind: 'gone' };
        const some = parseAnswer(page.text, z.array(z.unknown()));
        // A page's version covers the whole site only if there is no other page.
        etag = at === 0 && some.length < PAGE ? page.etag : null;
        texts.push(page.text);
        jobs.push(...some);
        if (some.length < PAGE) break;
      }
      return answerOf(request, { texts, etag, complete: true }, () =>
        readJobs(request.board, jobs, (job) => leverPosting(request, job)),
      );
    },
  };
}
