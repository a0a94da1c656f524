import { z } from 'zod';
import type { Seniority } from '../../../contract/common.ts';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, requestPage, webUrl } from './board-request.ts';
import { canonicalPosting, placeOf } from './canonical-posting.ts';
import { readDetails } from './job-details.ts';
import {
  answerOf,
  type BoardRequest,
  boardAddress,
  type JobSource,
  type SourceOptions,
} from './job-source.ts';

export const BAMBOOHR_API = 'https://{board}.bamboohr.com';
/** Names without a careers site redirect to the vendor's own. */
export const BAMBOOHR_HOSTS = ['*.bamboohr.com', 'bamboohr.com'];

const Job = z.object({
  id: z.union([z.string().min(1), z.number()]),
  jobOpeningName: z.string(),
  jobOpeningStatus: z.string().nullish(),
  jobOpeningShareUrl: z.string().nullish(),
  employmentStatusLabel: z.string().nullish(),
  location: z
    .object({
      city: z.string().nullish(),
      state: z.string().nullish(),
      addressCountry: z.string().nullish(),
    })
    .nullish(),
  atsLocation: z
    .object({ city: z.string().nullish(), state: z.string().nullish(), country: z.string().nullish() })
    .nullish(),
  locationType: z.union([z.string(), z.number()]).nullish(),
  isRemote: z.union([z.boolean(), z.string()]).nullish(),
  minimumExperience: z.string().nullish(),
  description: z.string().nullish(),
  compensation: z.unknown(),
  datePosted: z.string().nullish(),
});
type Job = z.infer<typeof Job>;

const List = z.object({ result: z.array(z.unknown()) });
const Detail = z.object({ result: z.object({ jobOpening: z.looseObject({}) }) });

const LEVELS: Record<string, Seniority> = {
  'entry-level': 'entry',
  'mid-level': 'mid',
  experienced: 'senior',
  executive: 'executive',
  'senior executive': 'executive',
  'student (high school)': 'intern',
  'student (college)': 'intern',
};

/** On-site, remote, and hybrid, by number. */
const WORKPLACES = { '0': 'onsite', '1': 'remote', '2': 'hybrid' } as const;

function workplaceOf({ locationType, isRemote }: Job): CanonicalPosting['workplace'] {
  const named = WORKPLACES[String(locationType ?? '') as keyof typeof WORKPLACES];
  if (named) return named;
  return isRemote === true || /^(?:yes|true|1)$/i.test(String(isRemote ?? '')) ? 'remote' : null;
}

/** Null for an opening that is not open; throws BadPosting for an invalid one. */
export function bamboohrPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting | null {
  const job = parseJob(Job, raw);
  if (job.jobOpeningStatus && job.jobOpeningStatus !== 'Open') return null;
  const { location, atsLocation } = job;
  const country = location?.addressCountry ?? atsLocation?.country;
  const url =
    webUrl(job.jobOpeningShareUrl) ?? `${boardAddress(BAMBOOHR_API, request.board)}/careers/${job.id}`;
  return canonicalPosting('bamboohr', request, {
    id: job.id,
    url,
    title: job.jobOpeningName,
    company: null,
    markup: job.description ?? '',
    locations: [placeOf(location?.city ?? atsLocation?.city, location?.state ?? atsLocation?.state, country)],
    countries: [country],
    workplace: workplaceOf(job),
    employment: job.employmentStatusLabel,
    seniority: LEVELS[(job.minimumExperience ?? '').toLowerCase()],
    salary: null,
    salary_text: typeof job.compensation === 'string' ? job.compensation : null,
    apply: { kind: 'bamboohr', url: formAddress('bamboohr', url) },
    posted: job.datePosted,
  });
}

/** Postings of BambooHR careers sites, named by their subdomains. */
export function bamboohrSource({ send, base_url = BAMBOOHR_API }: SourceOptions): JobSource {
  return {
    name: 'bamboohr',
    async readBoard(request) {
      const careers = `${boardAddress(base_url, request.board)}/careers`;
      const list = await requestPage(send, `${careers}/list`, request);
      if (list === null || list === 'gone' || !list.url.endsWith('/careers/list')) return { kind: 'gone' };
      const { result } = parseAnswer(list.text, List);
      return answerOf(request, { texts: [list.text], complete: true }, () =>
        readDetails(
          request,
          result,
          async ({ id }) => {
            const page = await requestPage(send, `${careers}/${encodeURIComponent(id)}/detail`, request);
            return page === null || page === 'gone' ? null : parseAnswer(page.text, Detail).result.jobOpening;
          },
          (job) => bamboohrPosting(request, job),
        ),
      );
    },
  };
}
