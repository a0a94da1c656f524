import { z } from 'zod';
import type { Salary } from '../../../contract/common.ts';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { parseSalary, parseTitleSalary } from '../../job-text/pay/parse-salary.ts';
import { sharedCountry, splitLocations } from '../../job-text/places/read-location.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import { employmentTypeOf } from '../../job-text/titles/employment-type.ts';
import { seniorityOfTitle } from '../../job-text/titles/seniority.ts';
import { externalIdPrefix } from '../board.ts';
import type { CanonicalPosting } from '../posting.ts';
import { limitMarkup } from '../posting-limits.ts';
import { decodeEntitiesOnce, sanitizeDescription, textFromHtml } from '../text/html.ts';
import {
  companyFromBoard,
  instantOf,
  parseAnswer,
  parseJob,
  postingTitle,
  postingUrl,
  readInOnePiece,
  readJobs,
} from './board-request.ts';
import { GREENHOUSE_API } from './greenhouse-api.ts';
import type { BoardRequest, JobSource } from './job-source.ts';

const PayRange = z.object({
  min_cents: z.number().nullish(),
  max_cents: z.number().nullish(),
  currency_type: z.string().nullish(),
  title: z.string().nullish(),
  blurb: z.string().nullish(),
});

const Job = z.object({
  id: z.number(),
  title: z.string(),
  absolute_url: z.string(),
  company_name: z.string().nullish(),
  location: z.object({ name: z.string().nullish() }).nullish(),
  offices: z.array(z.object({ name: z.string().nullish(), location: z.string().nullish() })).nullish(),
  metadata: z.array(z.object({ name: z.string().nullish(), value: z.unknown() })).nullish(),
  first_published: z.string().nullish(),
  updated_at: z.string().nullish(),
  content: z.string().nullish(),
  pay_input_ranges: z.array(PayRange).nullish(),
});
type Job = z.infer<typeof Job>;

const Board = z.object({ jobs: z.array(z.unknown()) });

/** The board's own HTML arrives escaped; a board that sends plain HTML is left as it is. */
function markupOf(content: string): string {
  return /<[a-z][^>]*>/i.test(content) ? content : decodeEntitiesOnce(content);
}

/** A pay range has no period field: its title or blurb must state it, or the range is ignored. */
function salaryOf(job: Job): Salary | null {
  for (const range of job.pay_input_ranges ?? []) {
    const { min_cents, max_cents, currency_type } = range;
    const currency = (currency_type ?? '').toUpperCase();
    if (!/^[A-Z]{3}$/.test(currency) || (min_cents == null && max_cents == null)) continue;
    const words = textFromHtml(sanitizeDescription(markupOf(`${range.title ?? ''} ${range.blurb ?? ''}`)));
    const period = periodOf(words);
    if (!period) continue;
    const min = min_cents == null ? null : Math.round(min_cents);
    const max = max_cents == null ? null : Math.round(max_cents);
    return { min, max, currency, period, origin: 'stated' };
  }
  return null;
}

function periodOf(words: string): Salary['period'] | null {
  if (/\bhour(?:ly)?\b/i.test(words)) return 'hour';
  if (/\bmonth(?:ly)?\b/i.test(words)) return 'month';
  if (/\bannual(?:ly)?\b|\byear(?:ly)?\b|\bper annum\b/i.test(words)) return 'year';
  return null;
}

/** Values of the custom fields with a matching name; boards name and type them freely. */
function metadataText(job: Job, name: RegExp): string {
  return (job.metadata ?? [])
    .filter((field) => name.test(field.name ?? ''))
    .flatMap((field) => (Array.isArray(field.value) ? field.value : [field.value]))
    .filter((value): value is string => typeof value === 'string')
    .join(' ');
}

/** Employers may link to their own page (`?gh_jid=`); the hosted form exists for those jobs as well. */
function formOf(board: string, id: number, url: string): string {
  const own_page = new URL(url).searchParams.has('gh_jid');
  return own_page ? `https://job-boards.greenhouse.io/${board}/jobs/${id}` : url;
}

/** Throws BadPosting for an invalid job. */
export function greenhousePosting(
  { board, company }: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  const url = postingUrl(job.absolute_url);
  const description_html = sanitizeDescription(markupOf(limitMarkup(job.content ?? '')));
  const description_text = textFromHtml(description_html);
  const locations = splitLocations(job.location?.name ?? '');
  const offices = (job.offices ?? []).flatMap((office) => office.location ?? office.name ?? []);
  const country = sharedCountry(locations) ?? (offices.length > 0 ? sharedCountry(offices) : null);
  return {
    source: 'greenhouse',
    external_id: `${externalIdPrefix(board)}${job.id}`,
    url,
    title: postingTitle(job.title),
    company: job.company_name?.trim() || company || companyFromBoard(board),
    description_html,
    description_text,
    locations,
    country,
    workplace:
      workplaceNamed(
        metadataText(job, /location type|workplace|work (?:model|arrangement|location)|remote/i),
      ) ?? workplaceNamed(job.location?.name),
    employment_type: employmentTypeOf(metadataText(job, /employment type|time type|job type|commitment/i)),
    seniority: seniorityOfTitle(job.title),
    salary: salaryOf(job) ?? parseSalary(description_text, country) ?? parseTitleSalary(job.title, country),
    apply: { kind: 'greenhouse', url: formOf(board, job.id, url) },
    posted_at: instantOf(job.first_published ?? job.updated_at),
    risk_flags: [],
  };
}

/** Postings of Greenhouse boards, named by the token in their URLs. */
export function greenhouseSource(options: { send: OutgoingFetch; base_url?: string | undefined }): JobSource {
  const base = (options.base_url ?? GREENHOUSE_API).replace(/\/$/, '');
  return {
    name: 'greenhouse',
    readBoard(request) {
      const path = `/v1/boards/${encodeURIComponent(request.board)}/jobs?content=true&pay_transparency=true`;
      return readInOnePiece(options.send, base + path, request, (text) =>
        readJobs(request.board, parseAnswer(text, Board).jobs, (job) => greenhousePosting(request, job)),
      );
    },
  };
}
