import { z } from 'zod';
import { EmploymentType, Instant, PageQuery, page, Salary, Seniority, Workplace } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Vendors with a board for each employer. */
export const BOARD_VENDORS = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'recruitee',
  'workable',
  'personio',
  'teamtailor',
  'bamboohr',
  'breezy',
  'rippling',
  'pinpoint',
] as const;

/** Vendors whose boards employers publish on, then aggregators. */
export const SourceName = z.enum([
  ...BOARD_VENDORS,
  'remotive',
  'remoteok',
  'arbeitnow',
  'themuse',
  'usajobs',
  'adzuna',
]);
export type SourceName = z.infer<typeof SourceName>;

/** Which form an application to this posting goes through: a vendor's, or one of any other kind. */
export const ApplyKind = z.enum([...BOARD_VENDORS, 'external']);
export type ApplyKind = z.infer<typeof ApplyKind>;

export const PostingStatus = z.enum(['open', 'closed']);

export const RiskFlag = z.object({ kind: z.enum(['ghost', 'scam', 'staffing_repost']), reason: z.string() });

/** A posting as shown in lists. */
export const PostingSummary = z.object({
  id: z.string(),
  source: SourceName,
  title: z.string(),
  company: z.string(),
  /** As published: "Albany, NY", "Remote, US". May be empty. */
  locations: z.array(z.string()),
  country: z.string().nullable(),
  workplace: Workplace.nullable(),
  employment_type: EmploymentType.nullable(),
  /** As the source or the title states it. */
  seniority: Seniority.nullable(),
  /** Where no level is stated, the one that the work, years, degree, and pay suggest. An estimate: say so where it is shown. */
  seniority_estimate: Seniority.nullable().optional(),
  salary: Salary.nullable(),
  skills: z.array(z.string()),
  posted_at: Instant.nullable(),
  status: PostingStatus,
  risk_flags: z.array(RiskFlag),
});
export type PostingSummary = z.infer<typeof PostingSummary>;

/** The slug of a place, a title, or a company that groups postings: `albany-ny`, `registered-nurse`, `maple-health`. */
export const PostingGroup = z
  .string()
  .max(120)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u);

/** A place of a posting, as far as its location was understood. */
export const PostingPlace = z.object({
  city: z.string().nullable(),
  /** State or province of the United States, Canada, or Australia, as a code: `NY`. */
  region: z.string().nullable(),
  country: z.string().nullable(),
});
export type PostingPlace = z.infer<typeof PostingPlace>;

/** A posting with its text. */
export const Posting = PostingSummary.extend({
  /** Where it was published. */
  url: z.string(),
  apply: z.object({ kind: ApplyKind, url: z.string() }),
  /** Sanitized: paragraphs, headings, lists, emphasis and links only. */
  description_html: z.string(),
  description_text: z.string(),
  first_seen_at: Instant,
  last_seen_at: Instant,
  places: z.array(PostingPlace),
  /** Where `getCompany` knows its company; null if the name has no letters. */
  company_slug: PostingGroup.nullable(),
  /** How the source must be credited, and where the link goes. */
  attribution: z.object({
    name: z.string(),
    url: z.string().nullable(),
    /** Whether its terms allow describing the posting to search engines as a job. */
    structured_data: z.boolean(),
  }),
});
export type Posting = z.infer<typeof Posting>;

/** What of the open postings is asked for; a posting must pass all of it. */
export const PostingFilters = z.object({
  q: z.string().trim().max(100).optional(),
  /** A slug of the job directory. */
  place: PostingGroup.optional(),
  title: PostingGroup.optional(),
  company: PostingGroup.optional(),
  workplace: Workplace.optional(),
  seniority: Seniority.optional(),
  employment_type: EmploymentType.optional(),
  has_salary: z.stringbool().optional(),
});
export type PostingFilters = z.infer<typeof PostingFilters>;

export const listPostings = endpoint({
  name: 'listPostings',
  summary:
    'Open postings, newest first. With words, those that have all of them in the title come first, then in title, company, and skills, then in the description.',
  method: 'GET',
  path: '/api/postings',
  auth: 'public',
  query: PageQuery.extend(PostingFilters.shape),
  response: page(PostingSummary),
  public_cache_seconds: 60,
  // Answers come while people type.
  rate_limit: 300,
});

export const getPosting = endpoint({
  name: 'getPosting',
  summary: 'One posting with its text.',
  method: 'GET',
  path: '/api/postings/:posting_id',
  auth: 'public',
  response: Posting,
  errors: ['not_found'],
  public_cache_seconds: 60,
  rate_limit: 240,
});
