import type { QueryInputOf } from '@contract/endpoint.ts';
import { Band, type listMatches, MatchSort, Verdict } from '@contract/matches.ts';

/** The filters of the list; all of them are in the URL. */
export type Filters = {
  band: Band | null;
  workplace: 'remote' | 'hybrid' | 'onsite' | 'remote,hybrid' | null;
  /** Minor units a year. */
  salaryMin: number | null;
  postedWithinDays: number | null;
  onlyNew: boolean;
  verdict: Verdict | null;
  sort: MatchSort;
  q: string;
};

export const WORKPLACES = {
  remote: 'Remote',
  'remote,hybrid': 'Remote or hybrid',
  hybrid: 'Hybrid',
  onsite: 'On-site',
} as const;

function oneOf<T extends string>(value: string | null, all: readonly T[]): T | null {
  return all.find((one) => one === value) ?? null;
}

function positive(value: string | null): number | null {
  const number = Number(value);
  return value && Number.isInteger(number) && number > 0 ? number : null;
}

/** Reads the URL; invalid values are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  return {
    band: oneOf(search.get('band'), Band.options),
    workplace: oneOf(search.get('workplace'), Object.keys(WORKPLACES) as (keyof typeof WORKPLACES)[]),
    salaryMin: positive(search.get('salary_min')),
    postedWithinDays: positive(search.get('days')),
    onlyNew: search.get('new') === '1',
    verdict: oneOf(search.get('show'), Verdict.options),
    sort: oneOf(search.get('sort'), MatchSort.options) ?? 'score',
    q: search.get('q') ?? '',
  };
}

/** The URL of these filters, without those at their default. */
export function writeFilters(filters: Filters): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') search.set(name, String(value));
  };
  set('band', filters.band);
  set('workplace', filters.workplace);
  set('salary_min', filters.salaryMin);
  set('days', filters.postedWithinDays);
  set('new', filters.onlyNew ? '1' : null);
  set('show', filters.verdict);
  set('sort', filters.sort === 'score' ? null : filters.sort);
  set('q', filters.q.trim());
  return search;
}

export function filtersQuery(filters: Filters): QueryInputOf<typeof listMatches> {
  return {
    sort: filters.sort,
    ...(filters.band ? { band: filters.band } : {}),
    ...(filters.workplace ? { workplace: filters.workplace } : {}),
    ...(filters.salaryMin ? { salary_min: filters.salaryMin } : {}),
    ...(filters.postedWithinDays ? { posted_within_days: filters.postedWithinDays } : {}),
    ...(filters.onlyNew ? { only_new: 'true' } : {}),
    ...(filters.verdict ? { verdict: filters.verdict } : {}),
    ...(filters.q.trim() ? { q: filters.q.trim() } : {}),
  };
}

export function isFiltered(filters: Filters): boolean {
  return [...writeFilters(filters).keys()].some((key) => key !== 'sort');
}
