import { z } from 'zod';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import type { CanonicalPosting } from '../posting.ts';
import { MAX_POSTINGS_OF_A_BOARD } from '../posting-limits.ts';
import { BoardError, parseAnswer, parseJob, requestPage, webUrl } from './board-request.ts';
import { canonicalPosting, payPeriod, placeOf, section, statedPay } from './canonical-posting.ts';
import { readDetails } from './job-details.ts';
import { answerOf, type BoardRequest, type JobSource, type SourceOptions } from './job-source.ts';

export const RIPPLING_API = 'https://api.rippling.com';
export const RIPPLING_HOSTS = ['api.rippling.com'];

const Location = z.object({
  name: z.string().nullish(),
  city: z.string().nullish(),
  state: z.string().nullish(),
  country: z.string().nullish(),
  countryCode: z.string().nullish(),
  workplaceType: z.string().nullish(),
});

const Job = z.object({
  id: z.string().min(1),
  name: z.string(),
  url: z.string().nullish(),
  locations: z.array(Location).nullish(),
  // Only with one job.
  description: z
    .union([z.string(), z.object({ company: z.string().nullish(), role: z.string().nullish() })])
    .nullish(),
  workLocations: z.array(z.unknown()).nullish(),
  employmentType: z.object({ id: z.string().nullish(), label: z.string().nullish() }).nullish(),
  createdOn: z.string().nullish(),
  companyName: z.string().nullish(),
  unlistedFromSearch: z.boolean().nullish(),
  payRangeDetails: z
    .array(
      z.object({
        rangeStart: z.union([z.number(), z.string()]).nullish(),
        rangeEnd: z.union([z.number(), z.string()]).nullish(),
        currency: z.string().nullish(),
        frequency: z.string().nullish(),
      }),
    )
    .nullish(),
});
type Job = z.infer<typeof Job>;

const Page = z.object({
  items: z.array(z.unknown()),
  totalItems: z.number().nullish(),
  totalPages: z.number().nullish(),
});

const PAGE = 1000;

/** One arrangement for all places, else the one that leaves the most choice. */
function workplaceOf({ locations }: Job): CanonicalPosting['workplace'] {
  const types = new Set((locations ?? []).map(({ workplaceType }) => workplaceType?.toUpperCase()));
  if (types.has('REMOTE')) return 'remote';
  if (types.has('HYBRID')) return 'hybrid';
  return types.has('ON_SITE') || types.has('ONSITE') ? 'onsite' : null;
}

/** Pay differs by place; the widest range of the first currency and period covers all. */
function salaryOf({ payRangeDetails }: Job): CanonicalPosting['salary'] {
  const ranges = payRangeDetails ?? [];
  const [first] = ranges;
  if (!first) return null;
  const alike = ranges.filter(
    ({ currency, frequency }) => currency === first.currency && frequency === first.frequency,
  );
  const stated = (ends: unknown[]) => ends.map(Number).filter((value) => value > 0);
  const lows = stated(alike.map(({ rangeStart }) => rangeStart));
  const highs = stated(alike.map(({ rangeEnd }) => rangeEnd));
  return statedPay({
    min: lows.length > 0 ? Math.min(...lows) : null,
    max: highs.length > 0 ? Math.max(...highs) : null,
    currency: first.currency,
    period: payPeriod(first.frequency),
  });
}

/** Null for a job that is not listed; throws BadPosting for an invalid one. */
export function ripplingPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting | null {
  const job = parseJob(Job, raw);
  if (job.unlistedFromSearch === true) return null;
  const url =
    webUrl(job.url) ?? `https://ats.rippling.com/${encodeURIComponent(request.board)}/jobs/${job.id}`;
  const texts =
    typeof job.description === 'string' ? { role: job.description, company: null } : job.description;
  const named = (job.workLocations ?? []).filter((place) => typeof place === 'string');
  const places = job.locations ?? [];
  return canonicalPosting('rippling', request, {
    id: job.id,
    url,
    title: job.name,
    company: job.companyName,
    markup: section(null, texts?.role) + section(null, texts?.company),
    locations:
      places.length > 0
        ? places.map(({ name, city, state, country }) => name || placeOf(city, state, country))
        : named,
    countries: places.map(({ countryCode, country }) => countryCode ?? country),
    workplace: workplaceOf(job),
    // `id` is what people read, `label` the code.
    employment: job.employmentType?.id ?? job.employmentType?.label,
    salary: salaryOf(job),
    apply: { kind: 'rippling', url: formAddress('rippling', url) },
    posted: job.createdOn,
  });
}

const Repeated = z.looseObject({ id: z.string(), locations: z.array(z.unknown()).nullish() });

/** Asked to group them, the vendor lists a job once; it has also been seen once for each place. */
function mergePlaces(items: readonly unknown[]): unknown[] {
  const merged = new Map<unknown, unknown>();
  for (const item of items) {
    const job = Repeated.safeParse(item);
    const first = job.success ? Repeated.safeParse(merged.get(job.data.id)) : null;
    if (!job.success) merged.set(item, item);
    else if (!first?.success) merged.set(job.data.id, item);
    else {
      const locations = [...(first.data.locations ?? []), ...(job.data.locations ?? [])];
      const distinct = new Map(locations.map((place) => [JSON.stringify(place), place]));
      merged.set(job.data.id, { ...first.data, locations: [...distinct.values()] });
    }
  }
  return [...merged.values()];
}

/** Postings of Rippling boards. Their names are case-sensitive. */
export function ripplingSource({ send, base_url = RIPPLING_API }: SourceOptions): JobSource {
  return {
    name: 'rippling',
    async readBoard(request) {
      const jobs = `${base_url}/platform/api/ats/v2/board/${encodeURIComponent(request.board)}/jobs`;
      const items: unknown[] = [];
      const texts: string[] = [];
      for (let at = 0, pages = 1; at < pages && items.length < MAX_POSTINGS_OF_A_BOARD; at += 1) {
        const page = await requestPage(
          send,
          `${jobs}?groupJobsByLocation=true&page=${at}&pageSize=${PAGE}`,
          request,
        );
        if (page === null || page === 'gone') return { kind: 'gone' };
        const read = parseAnswer(page.text, Page);
        if (read.items.length === 0 && (read.totalItems ?? 0) > items.length) {
          throw new BoardError(`sent ${items.length} of ${read.totalItems} jobs`);
        }
        pages = read.totalPages ?? 1;
        texts.push(page.text);
        items.push(...read.items);
      }
      return answerOf(request, { texts, complete: true }, () =>
        readDetails(
          request,
          mergePlaces(items),
          async ({ id }) => {
            const page = await requestPage(send, `${jobs}/${encodeURIComponent(id)}`, request);
            return page === null || page === 'gone' ? null : parseAnswer(page.text, z.looseObject({}));
          },
          (job) => ripplingPosting(request, job),
        ),
      );
    },
  };
}
