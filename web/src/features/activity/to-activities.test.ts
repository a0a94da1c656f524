import type { ApplicationSummary } from '@contract/applications.ts';
import type { Search } from '@contract/searches.ts';
import { expect, test } from 'vitest';
import { toActivities } from './to-activities.ts';

function application(id: string, status: ApplicationSummary['status'], activity = ''): ApplicationSummary {
  return { id, status, activity, posting: { company: 'Northlight' } } as ApplicationSummary;
}

const search = {
  id: 's1',
  status: 'running',
  step: 'scoring',
  candidates: 1200,
  counts: { excellent: 0, good: 0, fair: 0, low: 0 },
} as Search;

test('what runs stands before what waits, and that before what is done', () => {
  const shown = toActivities({
    search,
    applications: [
      application('a', 'submitted'),
      application('b', 'needs_input'),
      application('c', 'preparing', 'filling 13 fields'),
    ],
  });
  expect(shown.map(({ id, state }) => [id, state])).toEqual([
    ['s1', 'running'],
    ['c', 'running'],
    ['b', 'needs_you'],
    ['a', 'done'],
  ]);
  expect(shown[1]).toMatchObject({ title: 'Applying to Northlight', detail: 'Filling 13 fields' });
});

test('states that ended long ago are not shown', () => {
  expect(toActivities({ search: null, applications: [application('a', 'rejected')] })).toEqual([]);
});
