import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countRetry, noteBroken, noteShown, retriesLeft } from './retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Breaks, is tried again, and holds for this long. */
function tryAgain(place: string, holdsMs: number): void {
  noteBroken(place);
  countRetry(place);
  noteShown(place);
  vi.advanceTimersByTime(holdsMs);
}

test('a place that breaks again at once has one try less each time, and others have all of theirs', () => {
  for (const left of [2, 1, 0]) {
    tryAgain('/about', 100);
    expect(retriesLeft('/about')).toBe(left);
  }
  expect(retriesLeft('/jobs')).toBe(3);
});

test('a place that held for ten seconds has all tries again', () => {
  tryAgain('/credits', 9_999);
  noteBroken('/credits');
  expect(retriesLeft('/credits')).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(retriesLeft('/credits')).toBe(2);
  tryAgain('/credits', 10_000);
  expect(retriesLeft('/credits')).toBe(3);
});
