import { z } from 'zod';
import { Instant, Salary } from './common.ts';
import { endpoint } from './endpoint.ts';
import { JobGroup } from './job-directory.ts';
import { PostingGroup } from './postings.ts';

const Count = z.number().int().nonnegative();
const Days = z.number().int().nonnegative();

/** The pay that a company's open jobs with one title state, in one currency and period; amounts in minor units. */
export const CompanyPay = z.object({
  title: z.string(),
  ...Salary.pick({ currency: true, period: true }).shape,
  jobs: Count,
  /** The lowest and the highest amount that any of them states. */
  low: z.number(),
  high: z.number(),
  /** When they were posted, as far as they say. */
  posted: z.object({ from: Instant, to: Instant }).nullable(),
});
export type CompanyPay = z.infer<typeof CompanyPay>;

/** What is known of a company from its jobs alone. Companies of one name are one here. */
export const Company = z.object({
  slug: PostingGroup,
  name: z.string(),
  open: Count,
  /** False if it has more jobs than are read: then the figures are of those posted last. */
  complete: z.boolean(),
  /** When the first of its jobs was read. */
  since: Instant,
  computed_at: Instant,
  /** Open jobs at the end of each week since, oldest first; empty before two weeks, or with more jobs than are read. */
  weeks: z.array(z.object({ day: z.iso.date(), open: Count })),
  /** Cities of its open jobs, most jobs first. */
  places: z.array(JobGroup),
  workplaces: z.object({ remote: Count, hybrid: Count, onsite: Count, unstated: Count }),
  /** Its open jobs that were read, and how many of them state pay. */
  pay_stated: z.object({ jobs: Count, of: Count }),
  pay: z.array(CompanyPay),
  /** Median age of the open jobs; null without any. */
  open_for: z.object({ jobs: Count, days: Days }).nullable(),
  /** Median time that closed jobs were open; null if fewer than five are known. */
  closed_after: z.object({ jobs: Count, days: Days }).nullable(),
  /** Jobs listed again under the same title and place after they had closed, or given a newer date. */
  reposted: z.object({ jobs: Count, of: Count }),
});
export type Company = z.infer<typeof Company>;

export const getCompany = endpoint({
  name: 'getCompany',
  summary: 'What is known of a company from its jobs alone.',
  method: 'GET',
  path: '/api/companies/:company',
  auth: 'public',
  response: Company,
  errors: ['not_found'],
  public_cache_seconds: 3600,
  rate_limit: 60,
});
