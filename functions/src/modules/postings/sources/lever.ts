import { z } from 'zod';
import type { Salary } from '../../../contract/common.ts';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import type { CanonicalPosting } from '../posting.ts';
import { escapeHtml, sanitizeDescription, textFromHtml } from '../text/html.ts';
import { employmentTypeOf, seniorityOf } from '../text/job-terms.ts';
import { parseSalary } from '../text/parse-salary.ts';
import { sharedCountry, splitLocations, workplaceOf } from '../text/places.ts';
import { attributionOf } from './attribution.ts';
import { failureOf, instantOf, prefixOf, requestJson, webUrl } from './board-request.ts';
import type { JobSource } from './job-source.ts';

export const LEVER_API = 'https://api.lever.co';
const LEVER_EU_API = 'https://api.eu.lever.co';
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
const MAX_PAGES = 50;

/** `per-year-salary`, `per-hour-wage`: the word inside tells the period. */
function periodOf(interval: string | null | undefined): Salary['period'] | null {
  const word = /year|annual|month|week|day|hour/.exec((interval ?? '').toLowerCase())?.[0];
  return word === 'annual' ? 'year' : ((word as Salary['period'] | undefined) ?? null);
}

function salaryOf(job: Job): Salary | null {
  const range = job.salaryRange;
  const period = periodOf(range?.interval);
  const currency = (range?.currency ?? '').toUpperCase();
  if (!range || !period || !/^[A-Z]{3}$/.test(currency)) return null;
  // Lever sends 0 for an end that the employer left open.
  const minor = (value: number | null | undefined) => (value ? Math.round(value * 100) : null);
  const [min, max] = [minor(range.min), minor(range.max)];
  if (min === null && max === null) return null;
  return { min, max, currency, period, origin: 'stated' };
}

/** `description` holds the opening already; the lists and the closing text follow it. */
function markupOf(job: Job): string {
  const lists = (job.lists ?? []).map(
    ({ text, content }) =>
      `${text ? `<h3>${escapeHtml(text.replace(/:\s*$/, ''))}</h3>` : ''}<ul>${content ?? ''}</ul>`,
  );
  return [job.description ?? '', ...lists, job.additional ?? '', job.salaryDescription ?? ''].join('\n');
}

function companyOf(site: string): string {
  return site.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

export function leverPosting(site: string, raw: unknown): CanonicalPosting | null {
  const parsed = Job.safeParse(raw);
  if (!parsed.success) return null;
  const job = parsed.data;
  const url = webUrl(job.hostedUrl);
  if (!url || job.text.trim() === '') return null;
  const description_html = sanitizeDescription(markupOf(job));
  const description_text = textFromHtml(description_html);
  const all = job.categories?.allLocations ?? [];
  const locations = (all.length > 0 ? all : [job.categories?.location ?? '']).flatMap(splitLocations);
  const country = /^[A-Z]{2}$/.test(job.country ?? '') ? (job.country ?? null) : sharedCountry(locations);
  return {
    source: 'lever',
    external_id: `${prefixOf(site)}${job.id}`,
    url,
    title: job.text.replace(/\s+/g, ' ').trim(),
    company: companyOf(site),
    description_html,
    description_text,
    locations,
    country,
    // `unspecified` says nothing; the location may ("Remote - US").
    workplace: workplaceOf(job.workplaceType) ?? workplaceOf(job.categories?.location),
    employment_type: employmentTypeOf(job.categories?.commitment),
    seniority: seniorityOf(job.text),
    salary: salaryOf(job) ?? parseSalary(description_text, country),
    apply: { kind: 'lever', url: webUrl(job.applyUrl) ?? `${url.replace(/\/$/, '')}/apply` },
    posted_at: instantOf(job.createdAt),
    risk_flags: [],
  };
}

/** Postings of Lever sites. A site that starts with `eu:` is asked at Lever's European address. */
export function leverSource(options: {
  boards: readonly string[];
  send: OutgoingFetch;
  base_url?: string | undefined;
}): JobSource {
  return {
    name: 'lever',
    attribution: attributionOf('lever'),
    revision: null,
    async *fetchPostings(report) {
      for (const board of options.boards) {
        const site = board.replace(/^eu:/, '');
        const configured = (options.base_url ?? LEVER_API).replace(/\/$/, '');
        const european = board.startsWith('eu:') && configured === LEVER_API;
        const base = european ? LEVER_EU_API : configured;
        try {
          for (let page = 0; page < MAX_PAGES; page += 1) {
            const query = `mode=json&skip=${page * PAGE}&limit=${PAGE}`;
            const path = `/v0/postings/${encodeURIComponent(site)}?${query}`;
            const jobs = await requestJson(options.send, base + path, z.array(z.unknown()));
            for (const job of jobs) {
              const posting = leverPosting(site, job);
              if (posting) yield posting;
            }
            if (jobs.length < PAGE) break;
          }
        } catch (error) {
          report(failureOf(site, error));
        }
      }
    },
  };
}
