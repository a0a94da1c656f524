import { expect, test } from '@playwright/test';
import { readFigures } from './support/figures.ts';

// Apart from the journeys, so that a slow machine hides none of the other results.
test('nobody waits longer than promised', () => {
  const slow = readFigures().filter(({ seconds, limit }) => seconds >= limit);
  expect(slow).toEqual([]);
});
