import type { z } from 'zod';
import { EmploymentType, Seniority, Workplace } from './common.ts';
import type { getCompany } from './companies.ts';
import type { ResponseOf } from './endpoint.ts';
import type { getJobDirectory, listSimilarPostings } from './job-directory.ts';
import type { getJobFacets } from './job-facets.ts';
import { type getPosting, type listPostings, type Posting, PostingGroup } from './postings.ts';

/** What the address of a list of jobs says. */
export type JobFilters = {
  q?: string | undefined;
  /** Jobs of one place, title, or company, by its slug. */
  place?: string | undefined;
  title?: string | undefined;
  company?: string | undefined;
  workplace?: Workplace | undefined;
  seniority?: Seniority | undefined;
  employment_type?: EmploymentType | undefined;
  has_salary?: 'true' | undefined;
  cursor?: string | undefined;
};

/** The group that the path of a list names. */
export type JobGroupAsked = Pick<JobFilters, 'place' | 'title' | 'company'>;

/** Parameters that addresses of lists have; `back` is the way to a later page. Any other one is about the visitor. */
const OWN_PARAMETERS: readonly string[] = [
  'q',
  'place',
  'title',
  'company',
  'workplace',
  'seniority',
  'employment_type',
  'has_salary',
  'cursor',
  'back',
] satisfies (keyof JobFilters | 'back')[];

/** What a query has besides the list's own parameters, such as where the visitor came from. */
export const foreignParameters = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([name]) => !OWN_PARAMETERS.includes(name)));

/**
 * Filters of an address. Unknown values are left out, so that an old link still works.
 * @param at the place, title, or company that the path names
 */
export function readJobFilters(search: URLSearchParams, at: JobGroupAsked = {}): JobFilters {
  const known = <T>(schema: z.ZodType<T>, key: string): T | undefined => {
    const parsed = schema.safeParse(search.get(key));
    return parsed.success ? parsed.data : undefined;
  };
  return {
    q: search.get('q')?.trim().slice(0, 100) || undefined,
    place: at.place ?? known(PostingGroup, 'place'),
    title: at.title ?? known(PostingGroup, 'title'),
    company: at.company ?? known(PostingGroup, 'company'),
    workplace: known(Workplace, 'workplace'),
    seniority: known(Seniority, 'seniority'),
    employment_type: known(EmploymentType, 'employment_type'),
    has_salary: search.get('has_salary') === 'true' ? 'true' : undefined,
    cursor: search.get('cursor') || undefined,
  };
}

/** The path of a list: a place, a title, or a company alone has a page of its own, anything else is a query of the whole list. */
export function jobListPath(filters: JobFilters): string {
  const { cursor: _, ...rest } = filters;
  const names = Object.entries(rest).flatMap(([name, value]) => (value ? [name] : []));
  if (names.length === 1 && filters.place) return `/jobs/in/${encodeURIComponent(filters.place)}`;
  if (names.length === 1 && filters.title) return `/jobs/as/${encodeURIComponent(filters.title)}`;
  if (names.length === 1 && filters.company) return `/jobs/at/${encodeURIComponent(filters.company)}`;
  return '/jobs';
}

/** The address of a list, without what its path says. @param more parameters that are no filters */
export function jobListAddress(filters: JobFilters, more: Record<string, string | undefined> = {}): string {
  const path = jobListPath(filters);
  const { place, title, company, ...rest } = filters;
  const search = new URLSearchParams();
  const query = path === '/jobs' ? { place, title, company, ...rest, ...more } : { ...rest, ...more };
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** A description shorter than this says too little to be found by. */
const LEAST_TEXT = 200;

/** Whether a page about the posting would say too little, or shows signs of a scam: search engines get no such page. */
export const isThin = ({
  description_text,
  risk_flags,
}: Pick<Posting, 'description_text' | 'risk_flags'>): boolean =>
  description_text.length < LEAST_TEXT || risk_flags.some(({ kind }) => kind === 'scam');

/** Answers of the API that a page of jobs shows first. */
export type JobPageAnswers = {
  postings?: ResponseOf<typeof listPostings>;
  directory?: ResponseOf<typeof getJobDirectory>;
  facets?: ResponseOf<typeof getJobFacets>;
  /** Null if no job was ever listed under the name. */
  company?: ResponseOf<typeof getCompany> | null;
  /** Null if there is none with the id of the address. */
  posting?: ResponseOf<typeof getPosting> | null;
  similar?: ResponseOf<typeof listSimilarPostings>;
};
