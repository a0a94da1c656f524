import { z } from 'zod';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import type { CanonicalPosting } from '../posting.ts';
import { parseAnswer, parseJob, readInOnePiece, readJobs, webUrl } from './board-request.ts';
import { canonicalPosting, placeOf } from './canonical-posting.ts';
import type { BoardRequest, JobSource, SourceOptions } from './job-source.ts';

export const WORKABLE_API = 'https://apply.workable.com';
export const WORKABLE_HOSTS = ['apply.workable.com', 'www.workable.com'];

const Job = z.object({
  shortcode: z.string().min(1),
  title: z.string(),
  employment_type: z.string().nullish(),
  telecommuting: z.boolean().nullish(),
  url: z.string(),
  application_url: z.string().nullish(),
  published_on: z.string().nullish(),
  created_at: z.string().nullish(),
  country: z.string().nullish(),
  city: z.string().nullish(),
  state: z.string().nullish(),
  locations: z
    .array(
      z.object({
        country: z.string().nullish(),
        countryCode: z.string().nullish(),
        city: z.string().nullish(),
        region: z.string().nullish(),
        hidden: z.boolean().nullish(),
      }),
    )
    .nullish(),
  description: z.string().nullish(),
});

const Account = z.object({ name: z.string().nullish(), jobs: z.array(z.unknown()) });

/** Throws BadPosting for an invalid job. */
export function workablePosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const job = parseJob(Job, raw);
  const shown = (job.locations ?? []).filter(({ hidden }) => hidden !== true);
  const stated = (job.locations ?? []).length > 0;
  return canonicalPosting('workable', request, {
    id: job.shortcode,
    url: job.url,
    title: job.title,
    company: request.company,
    markup: job.description ?? '',
    locations: stated
      ? shown.map(({ city, region, country }) => placeOf(city, region, country))
      : [placeOf(job.city, job.state, job.country)],
    countries: stated ? shown.map(({ countryCode, country }) => countryCode ?? country) : [job.country],
    // `false` covers hybrid jobs too.
    workplace: job.telecommuting === true ? 'remote' : null,
    employment: job.employment_type,
    salary: null,
    apply: {
      kind: 'workable',
      url: webUrl(job.application_url) ?? formAddress('workable', job.url),
    },
    posted: job.published_on ?? job.created_at,
  });
}

const Repeated = z.looseObject({ shortcode: z.string(), locations: z.array(z.unknown()).nullish() });

/** A job open in several places is listed once for each; here it is one job with all of them. */
function mergePlaces(jobs: readonly unknown[]): unknown[] {
  const merged = new Map<string, z.infer<typeof Repeated>>();
  const others: unknown[] = [];
  for (const raw of jobs) {
    const job = Repeated.safeParse(raw);
    if (!job.success) {
      others.push(raw);
      continue;
    }
    const { shortcode, locations } = job.data;
    const first = merged.get(shortcode);
    merged.set(shortcode, {
      ...(first ?? job.data),
      locations: [...(first?.locations ?? []), ...(locations ?? [])],
    });
  }
  return [...merged.values(), ...others];
}

/** Postings of Workable accounts. */
export function workableSource({ send, base_url = WORKABLE_API }: SourceOptions): JobSource {
  return {
    name: 'workable',
    readBoard(request) {
      const url = `${base_url}/api/v1/widget/accounts/${encodeURIComponent(request.board)}?details=true`;
      return readInOnePiece(send, url, request, (text) => {
        const { name, jobs } = parseAnswer(text, Account);
        const named = { board: request.board, company: name?.trim() || request.company };
        return readJobs(request.board, mergePlaces(jobs), (job) => workablePosting(named, job));
      });
    },
  };
}
