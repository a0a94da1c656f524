import { expect, test } from 'vitest';
import { answeredWords, effectWords, handOverWords, needsOf, unlockedBy } from './needs.ts';

const NOW = Date.UTC(2026, 4, 6);
const group = (...unlocked: boolean[]) => ({
  applications: unlocked.map((one, n) => ({
    id: `${n}`,
    title: '',
    company: '',
    score: null,
    unlocked: one,
  })),
});

test.each([
  [group(true), '1 answer unlocks 1 application', '1 application continues'],
  [group(true, true, false), '1 answer unlocks 2 applications', '2 applications continue'],
  [group(false), '1 application asks this', 'Answer saved'],
  [group(false, false), '2 applications ask this', 'Answer saved'],
])('%#: before and after an answer', (one, before, after) => {
  expect(effectWords(one)).toBe(before);
  expect(answeredWords(one)).toBe(after);
  expect(unlockedBy(one)).toBe(one.applications.filter(({ unlocked }) => unlocked).length);
});

const waiting = (
  id: string,
  status: 'needs_input' | 'ready_for_review' | 'handed_over' | 'unconfirmed' | 'failed',
) => ({
  id,
  status,
  hand_over_reason: null,
  posting: {} as never,
});

test('sorts what waits, and does not ask again before the reminder', () => {
  const all = [
    waiting('a', 'unconfirmed'),
    waiting('b', 'failed'),
    waiting('c', 'ready_for_review'),
    waiting('d', 'unconfirmed'),
    waiting('e', 'needs_input'),
    waiting('f', 'handed_over'),
  ];
  const reminder = (applicationId: string, at: number) => ({
    application_id: applicationId,
    at: new Date(at).toISOString(),
  });
  const needs = needsOf(all, [reminder('a', NOW + 1), reminder('d', NOW - 1)], NOW);
  const ids = Object.fromEntries(
    Object.entries(needs).map(([kind, some]) => [kind, some.map(({ id }) => id)]),
  );
  expect(ids).toEqual({ review: ['c'], handedOver: ['f'], unconfirmed: ['d'], failed: ['b'] });
});

test.each([
  [['captcha'], 'The form has a CAPTCHA.'],
  [['captcha', 'captcha'], 'The forms have a CAPTCHA.'],
  [['captcha', 'login'], 'Each has a step only you can do.'],
  [[null], 'Each has a step only you can do.'],
] as const)('%j: %s', (reasons, words) =>
  expect(handOverWords(reasons.map((handOverReason) => ({ hand_over_reason: handOverReason })))).toBe(words),
);
