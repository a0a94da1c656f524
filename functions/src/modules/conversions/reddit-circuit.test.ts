import { expect, it } from 'vitest';
import { pauseOf } from './reddit-circuit.ts';

const PACE = { backoff_ms: 10_000, max_backoff_ms: 3600_000 };

it.each([
  [1, null, 0, 10_000],
  [2, null, 0, 20_000],
  [5, null, 0, 160_000],
  [30, null, 0, 3600_000],
  // As long as Reddit asks for, but never longer than an hour.
  [1, 120, 0, 120_000],
  [6, 120, 0, 320_000],
  [1, 100_000, 0, 3600_000],
  // Spread over a fifth of the delay, so that not all workers come back at once.
  [1, null, 1, 12_500],
  [30, null, 1, 3600_000],
])('pause %i, asked to wait %s s, with chance %s: %i ms', (pauses, asked, chance, expected) => {
  expect(pauseOf(pauses, asked, PACE, chance)).toBe(expected);
});
