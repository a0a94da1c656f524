import { MatchFilters } from '@contract/saved-searches.ts';
import { expect, test } from 'vitest';
import { readFilters } from '../filters.ts';
import { addressOf, toSaved } from './saved-filters.ts';

test.each([
  '',
  'band=good&workplace=remote%2Chybrid&salary_min=8000000&days=7&new=1&show=saved&sort=newest&q=nurse',
  'q=night+shift',
])('filters come back from a saved search as they were: %s', (url) => {
  const saved = toSaved(readFilters(new URLSearchParams(url)));
  expect(MatchFilters.parse(saved)).toEqual(saved);
  expect(addressOf(saved)).toBe(url);
});
