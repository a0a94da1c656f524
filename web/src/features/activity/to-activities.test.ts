import type { ApplicationSummary } from '@contract/applications.ts';
import type { Search } from '@contract/searches.ts';
import { describe, expect, it, test } from 'vitest';
import { type Doing, hasEnded, isShownBy, lookAgainAfter, newsOf, toActivities } from './to-activities.ts';

function application(id: string, status: ApplicationSummary['status'], activity = ''): ApplicationSummary {
  return { id, status, activity, confirmed: true, posting: { company: 'Northlight' } } as ApplicationSummary;
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

test('only what the employer confirmed is called proven', () => {
  const details = [true, false].map(
    (confirmed) =>
      toActivities({ search: null, applications: [{ ...application('a', 'submitted'), confirmed }] })[0]
        ?.detail,
  );
  expect(details).toEqual(['Submitted with proof', 'You marked it as sent']);
});

test('the dock looks often while something runs, and until what has ended is gone', () => {
  const ended = { ...search, status: 'done', finished_at: '2026-11-21T10:00:00.000Z' } as Search;
  expect(lookAgainAfter({ search, applications: [] })).toBe(1_500);
  expect(lookAgainAfter({ search: ended, applications: [] })).toBe(60_000);
  expect(lookAgainAfter({ search: null, applications: [] })).toBe(false);
});

describe('what a page shows itself', () => {
  const doing = (part: Partial<Doing>): Doing => ({
    id: 'one',
    applicationId: null,
    title: '',
    detail: '',
    progress: null,
    state: 'done',
    ...part,
  });

  it('is a search on the matches, and an application on its own page and in the list', () => {
    expect(isShownBy('/job-search/abc', doing({}))).toBe(true);
    expect(isShownBy('/applications', doing({}))).toBe(false);
    expect(isShownBy('/applications/a1', doing({ applicationId: 'a1' }))).toBe(true);
    expect(isShownBy('/applications', doing({ applicationId: 'a1' }))).toBe(true);
    expect(isShownBy('/applications/a2', doing({ applicationId: 'a1' }))).toBe(false);
  });

  it('is no news afterwards if it has ended, unless its state changes again', () => {
    expect(
      (['running', 'needs_you', 'failed', 'done'] as const).map((state) => hasEnded(doing({ state }))),
    ).toEqual([false, false, true, true]);
    expect(newsOf(doing({ state: 'failed' }))).not.toBe(newsOf(doing({ state: 'done' })));
  });
});
