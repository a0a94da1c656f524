import { z } from 'zod';
import type { Salary } from '../../../contract/common.ts';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { parseSalary, parseTitleSalary } from '../../job-text/pay/parse-salary.ts';
import { countryNamed, isCountryCode } from '../../job-text/places/countries.ts';
import { sharedCountry, splitLocations } from '../../job-text/places/read-location.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import { employmentTypeOf } from '../../job-text/titles/employment-type.ts';
import { seniorityOfTitle } from '../../job-text/titles/seniority.ts';
import { externalIdPrefix } from '../board.ts';
import type { CanonicalPosting } from '../posting.ts';
import { limitMarkup } from '../posting-limits.ts';
import { sanitizeDescription, textFromHtml } from '../text/html.ts';
import {
  companyFromBoard,
  instantOf,
  parseAnswer,
  parseJob,
  postingTitle,
  postingUrl,
  readInOnePiece,
  readJobs,
  webUrl,
} from './board-request.ts';
import type { BoardRequest, JobSource } from './job-source.ts';

export const ASHBY_API = 'https://api.ashbyhq.com';
export const ASHBY_HOSTS = ['api.ashbyhq.com'];

const Address = z
  .object({ postalAddress: z.object({ addressCountry: z.string().nullish() }).nullish() })
  .nullish();

const Component = z.object({
  compensationType: z.string().nullish(),
  interval: z.string().nullish(),
  currencyCode: z.string().nullish(),
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
});

const Job = z.object({
  id: z.string().min(1),
  title: z.string(),
  employmentType: z.string().nullish(),
  location: z.string().nullish(),
  secondaryLocations: z.array(z.object({ location: z.string().nullish(), address: Address })).nullish(),
  address: Address,
  isListed: z.boolean().nullish(),
  isRemote: z.boolean().nullish(),
  workplaceType: z.string().nullish(),
  publishedAt: z.string().nullish(),
  jobUrl: z.string(),
  applyUrl: z.string().nullish(),
  descriptionHtml: z.string().nullish(),
  shouldDisplayCompensationOnJobPostings: z.boolean().nullish(),
  compensation: z
    .object({
      compensationTiers: z.array(z.object({ components: z.array(Component).nullish() })).nullish(),
      summaryComponents: z.array(Component).nullish(),
    })
    .nullish(),
});
type Job = z.infer<typeof Job>;

const Board = z.object({ jobs: z.array(z.unknown()) });

const PERIODS: Record<string, Salary['period']> = {
  '1 YEAR': 'year',
  '1 MONTH': 'month',
  '1 WEEK': 'week',
  '1 DAY': 'day',
  '1 HOUR': 'hour',
};

/** The pay component of the summary, else of the first tier; hidden pay stays hidden. */
function salaryOf(job: Job): Salary | null {
  if (job.shouldDisplayCompensationOnJobPostings !== true) return null;
  const tiers = job.compensation?.compensationTiers ?? [];
  const components = [
    ...(job.compensation?.summaryComponents ?? []),
    ...tiers.flatMap((tier) => tier.components ?? []),
  ];
  for (const component of components) {
    const period = PERIODS[component.interval ?? ''];
    const currency = (component.currencyCode ?? '').toUpperCase();
    if (component.compensationType !== 'Salary' || !period || !/^[A-Z]{3}$/.test(currency)) continue;
    const minor = (value: number | null | undefined) => (value == null ? null : Math.round(value * 100));
    const [min, max] = [minor(component.minValue), minor(component.maxValue)];
    if (min === null && max === null) continue;
    return { min, max, currency, period, origin: 'stated' };
  }
  return null;
}

/** `isRemote` is also true for hybrid jobs, so the workplace type comes first. */
function workplaceOfJob(job: Job): CanonicalPosting['workplace'] {
  switch (job.workplaceType) {
    case 'Remote':
      return 'remote';
    case 'Hybrid':
      return 'hybrid';
    case 'OnSite':
      return 'onsite';
    default:
      return job.isRemote === true ? 'remote' : workplaceNamed(job.location);
  }
}

function countryOfJob(job: Job, locations: string[]): string | null {
  const addresses = [job.address, ...(job.secondaryLocations ?? []).map(({ address }) => address)];
  const named = addresses.flatMap((address) => address?.postalAddress?.addressCountry ?? []);
  if (named.length === 0) return sharedCountry(locations);
  const codes = new Set(named.map((name) => (isCountryCode(name) ? name : (countryNamed(name) ?? null))));
  const [only] = codes;
  return codes.size === 1 ? (only ?? null) : null;
}

/** Null for an unlisted job; throws BadPosting for an invalid one. */
export function ashbyPosting(
  { board, company }: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting | null {
  const job = parseJob(Job, raw);
  if (job.isListed === false) return null;
  const url = postingUrl(job.jobUrl);
  const description_html = sanitizeDescription(limitMarkup(job.descriptionHtml ?? ''));
  const description_text = textFromHtml(description_html);
  const locations = [
    ...new Set(
      [job.location ?? '', ...(job.secondaryLocations ?? []).map((place) => place.location ?? '')].flatMap(
        splitLocations,
      ),
    ),
  ];
  const country = countryOfJob(job, locations);
  const hidden = job.shouldDisplayCompensationOnJobPostings === false;
  return {
    source: 'ashby',
    external_id: `${externalIdPrefix(board)}${job.id}`,
    url,
    title: postingTitle(job.title),
    company: company ?? companyFromBoard(board),
    description_html,
    description_text,
    locations,
    country,
    workplace: workplaceOfJob(job),
    employment_type: employmentTypeOf(job.employmentType?.replace(/([a-z])([A-Z])/g, '$1 $2')),
    seniority: seniorityOfTitle(job.title),
    // Pay hidden as a field may still be public in the text.
    salary:
      (hidden ? null : salaryOf(job)) ??
      parseSalary(description_text, country) ??
      parseTitleSalary(job.title, country),
    apply: { kind: 'ashby', url: webUrl(job.applyUrl) ?? `${url.replace(/\/$/, '')}/application` },
    posted_at: instantOf(job.publishedAt),
    risk_flags: [],
  };
}

/** Postings of Ashby job boards, named as in their URLs. */
export function ashbySource(options: { send: OutgoingFetch; base_url?: string | undefined }): JobSource {
  const base = (options.base_url ?? ASHBY_API).replace(/\/$/, '');
  return {
    name: 'ashby',
    readBoard(request) {
      const path = `/posting-api/job-board/${encodeURIComponent(request.board)}?includeCompensation=true`;
      return readInOnePiece(options.send, base + path, request, (text) =>
        readJobs(request.board, parseAnswer(text, Board).jobs, (job) => ashbyPosting(request, job)),
      );
    },
  };
}
