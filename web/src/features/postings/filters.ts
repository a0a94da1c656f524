import { EmploymentType, Seniority, Workplace } from '@contract/common.ts';

export type JobFilters = {
  q?: string;
  workplace?: Workplace;
  seniority?: Seniority;
  employment_type?: EmploymentType;
  has_salary?: 'true';
  cursor?: string;
};

/** Filters from the address; what is not a known value is left out, so that an old link still works. */
export function readFilters(search: URLSearchParams): JobFilters {
  const known = <T>(schema: { safeParse: (v: unknown) => { success: boolean; data?: T } }, key: string) => {
    const parsed = schema.safeParse(search.get(key));
    return parsed.success ? parsed.data : undefined;
  };
  return {
    q: search.get('q')?.trim().slice(0, 100) || undefined,
    workplace: known(Workplace, 'workplace'),
    seniority: known(Seniority, 'seniority'),
    employment_type: known(EmploymentType, 'employment_type'),
    has_salary: search.get('has_salary') === 'true' ? 'true' : undefined,
    cursor: search.get('cursor') || undefined,
  };
}

/** The address for filters; a changed filter starts again at the first page. */
export function writeFilters(filters: JobFilters, change: Partial<JobFilters>): URLSearchParams {
  const next: JobFilters = { ...filters, ...change, cursor: change.cursor };
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(next)) if (value) search.set(key, value);
  return search;
}

/** Whether anything other than the page is set. */
export const isFiltered = ({ cursor: _, ...rest }: JobFilters): boolean => Object.values(rest).some(Boolean);
