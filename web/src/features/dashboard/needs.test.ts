import { expect, test } from 'vitest';
import { handOverWords, needsOf } from './needs.ts';

const NOW = Date.UTC(2026, 4, 6);
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
