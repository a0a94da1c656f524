import type { Search } from '@contract/searches.ts';
import { expect, test } from 'vitest';
import { withoutMatches } from './without-matches.ts';

const titleOf = (status: Search['status'] | null) =>
  withoutMatches(status && ({ status, failure: null } as Search)).title;

test('only where nobody searched yet the dashboard says so', () => {
  expect(titleOf(null)).toBe('No search yet');
  expect(titleOf('queued')).toBe('Your search is running');
  expect(titleOf('running')).toBe('Your search is running');
  expect(titleOf('done')).toBe('No new matches');
  expect(titleOf('failed')).toBe('The search didn’t finish');
});
