import { expect, it } from 'vitest';
import { drawnShare } from './use-drawn.ts';

it.each([
  ['below the window', 900, 0],
  ['at its lower edge', 765, 0],
  ['with its top at the upper edge of the window', 0, 1],
  ['above the window', -2000, 1],
])('a route %s', (_, top, share) => expect(drawnShare(top, 620, 900)).toBe(share));

it('grows as the page scrolls, and is complete before the end of the picture leaves the window', () => {
  const shares = [700, 600, 500, 400, 300].map((top) => drawnShare(top, 620, 900));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(new Set(shares).size).toBe(5);
  expect(drawnShare(900 - 620, 620, 900)).toBe(1);
});
