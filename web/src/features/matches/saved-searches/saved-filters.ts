import type { QueryInputOf } from '@contract/endpoint.ts';
import type { listMatches } from '@contract/matches.ts';
import type { SavedSearch } from '@contract/saved-searches.ts';
import { type Filters, filtersQuery, readFilters, writeFilters } from '../filters.ts';

/** Filters as a saved search keeps them. */
export function toSaved(filters: Filters): SavedSearch['filters'] {
  const { only_new, workplace, salary_min, posted_within_days, band, verdict, sort, q } = filtersQuery(
    filters,
  ) as QueryInputOf<typeof listMatches> & { salary_min?: number; posted_within_days?: number };
  return {
    sort: sort ?? 'score',
    ...(band ? { band } : {}),
    ...(workplace ? { workplace } : {}),
    ...(salary_min ? { salary_min } : {}),
    ...(posted_within_days ? { posted_within_days } : {}),
    ...(only_new ? { only_new: true } : {}),
    ...(verdict ? { verdict } : {}),
    ...(q ? { q } : {}),
  };
}

/** The address of a saved search, as the page writes its filters. */
export function addressOf(saved: SavedSearch['filters']): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) search.set(name, String(value));
  };
  set('band', saved.band);
  set('workplace', saved.workplace);
  set('salary_min', saved.salary_min);
  set('days', saved.posted_within_days);
  set('new', saved.only_new ? '1' : undefined);
  set('show', saved.verdict);
  set('sort', saved.sort);
  set('q', saved.q);
  return writeFilters(readFilters(search)).toString();
}
