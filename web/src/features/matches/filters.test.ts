import { expect, test } from 'vitest';
import { filtersQuery, isFiltered, readFilters, writeFilters } from './filters.ts';

test('filters survive the way through the URL', () => {
  const url =
    'band=good&workplace=remote%2Chybrid&salary_min=8000000&days=7&new=1&show=saved&sort=newest&q=nurse';
  expect(writeFilters(readFilters(new URLSearchParams(url))).toString()).toBe(url);
});

test('what is not understood counts as not said', () => {
  const filters = readFilters(new URLSearchParams('band=great&days=-1&sort=magic&salary_min=abc'));
  expect(writeFilters(filters).toString()).toBe('');
  expect(filtersQuery(filters)).toEqual({ sort: 'score' });
});

test('sorting alone is not filtering', () => {
  expect(isFiltered(readFilters(new URLSearchParams('sort=newest')))).toBe(false);
  expect(isFiltered(readFilters(new URLSearchParams('band=fair')))).toBe(true);
});
