import { EmploymentType, Seniority, Workplace } from '../../contract/common.ts';
import { FACET_MOST, type JobFacets } from '../../contract/job-facets.ts';
import { PostingFilters } from '../../contract/postings.ts';
import type { PostingsRepository } from './postings.repository.ts';

export type CountFacetsDeps = { postings: Pick<PostingsRepository, 'count'> };

/**
 * Counts what the filters leave, and what each value of a filter would. One read a value, however many jobs there are; if no
 * job is left, one more for each filter.
 */
export async function countFacets(
  { postings }: CountFacetsDeps,
  filters: PostingFilters,
): Promise<JobFacets> {
  const count = (changed: PostingFilters) => postings.count({ ...filters, ...changed }, FACET_MOST);

  async function eachOf<Value extends string>(
    values: readonly Value[],
    choosing: (value: Value) => PostingFilters,
  ): Promise<Record<Value, number>> {
    const counted = await Promise.all(
      values.map(async (value): Promise<[Value, number]> => [value, (await count(choosing(value))) ?? 0]),
    );
    return Object.fromEntries(counted) as Record<Value, number>; // has each value
  }

  async function without(): Promise<JobFacets['without']> {
    const chosen = PostingFilters.keyof().options.filter((filter) => filters[filter] !== undefined);
    const left = await Promise.all(
      chosen.map(async (filter) => ({ filter, open: (await count({ [filter]: undefined })) ?? 0 })),
    );
    return left.filter(({ open }) => open > 0).toSorted((a, b) => b.open - a.open);
  }

  const total = await count({});
  if (total === null) return { counts: null, groups: null, without: await without() };
  const [workplace, seniority, employment_type, has_salary, loosened] = await Promise.all([
    eachOf(Workplace.options, (value) => ({ workplace: value })),
    eachOf(Seniority.options, (value) => ({ seniority: value })),
    eachOf(EmploymentType.options, (value) => ({ employment_type: value })),
    eachOf(['true'], () => ({ has_salary: true })),
    total === 0 ? without() : [],
  ]);
  return {
    counts: { total, workplace, seniority, employment_type, has_salary },
    groups: null,
    without: loosened,
  };
}
