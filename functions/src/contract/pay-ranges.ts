import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';

/** Fewer jobs than this, or fewer employers, are too few to say anything. */
export const PAY_RANGE_LEAST = { jobs: 5, employers: 3 } as const;

const Cents = z.number().int().nonnegative();

/**
 * Yearly pay in US cents of several jobs, each counted by the middle of the range that it states. Jobs of one employer
 * with the same title and pay count as one.
 */
export const PayRange = z.object({
  jobs: z.number().int(),
  employers: z.number().int(),
  lowest: Cents,
  /** A quarter of the jobs pay less. */
  lower_quarter: Cents,
  median: Cents,
  /** A quarter of the jobs pay more. */
  upper_quarter: Cents,
  highest: Cents,
  /** Bands of equal width from the lowest up, without gaps; each includes its lower end. */
  bands: z.array(z.object({ from: Cents, to: Cents, jobs: z.number().int() })),
});
export type PayRange = z.infer<typeof PayRange>;

export const PayRanges = z.object({
  /** As most employers write it; as asked if there is no figure. */
  title: z.string(),
  /** The place asked for, as `places` names it; as asked if it names no city in the United States; null if none was asked for. */
  place: z.string().nullable(),
  /** Null if there are fewer than `PAY_RANGE_LEAST`, or if the title is not among those with the most jobs. */
  everywhere: PayRange.nullable(),
  /** Places with enough jobs, most jobs first, at most 40: "Albany, NY", "Remote". */
  places: z.array(z.object({ place: z.string(), range: PayRange })),
  /** When the jobs were posted, as far as they say. */
  posted: z.object({ from: Instant, to: Instant }).nullable(),
  /** Null if nothing has been computed yet. */
  computed_at: Instant.nullable(),
});
export type PayRanges = z.infer<typeof PayRanges>;

/** Characters of what may be asked for. */
const MOST = { title: 120, place: 80 } as const;

export const getPayRanges = endpoint({
  name: 'getPayRanges',
  summary: 'Yearly pay that open jobs in the United States with a title state, everywhere and by place.',
  method: 'GET',
  path: '/api/tools/pay-ranges',
  auth: 'public',
  query: z.object({
    title: z.string().trim().min(1, 'Enter a job title.').max(MOST.title),
    /** A city as people write it ("NYC", "St Louis"), or "Remote". */
    place: z.string().trim().max(MOST.place).optional(),
  }),
  response: PayRanges,
  public_cache_seconds: 3600,
  rate_limit: 120,
});

export const listPayTitles = endpoint({
  name: 'listPayTitles',
  summary: 'Titles for which `getPayRanges` has enough jobs, most jobs first.',
  method: 'GET',
  path: '/api/tools/pay-titles',
  auth: 'public',
  response: z.object({
    titles: z.array(z.object({ title: z.string(), jobs: z.number().int() })),
    computed_at: Instant.nullable(),
  }),
  public_cache_seconds: 3600,
  rate_limit: 120,
});

/** What the address of the page about pay asks for; nothing if it shows the titles to choose from. */
export type PayAsked = { title?: string | undefined; place?: string | undefined };

/** Reads the query of such an address; a place needs a title. What is too long is cut off, as the form does. */
export function readPayAsked(search: URLSearchParams): PayAsked {
  const read = (name: keyof typeof MOST) => search.get(name)?.trim().slice(0, MOST[name]).trim() || undefined;
  const title = read('title');
  return title === undefined ? {} : { title, place: read('place') };
}

export const PAY_PAGE = '/tools/salary-ranges';

/** The address of the page about the pay of a title, in a place; of the titles to choose from without a title. */
export function payAddress({ title, place }: PayAsked = {}): string {
  if (!title) return PAY_PAGE;
  return `${PAY_PAGE}?${new URLSearchParams({ title, ...(place && { place }) })}`;
}

/** Answers of the API that the page about pay shows first. */
export type PayPageAnswers = {
  pay_titles?: ResponseOf<typeof listPayTitles>;
  pay_ranges?: PayRanges;
};
