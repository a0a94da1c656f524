import { expect, test } from 'vitest';
import { cardTowards } from './board-order.ts';

const COLUMNS = [['a', 'b', 'c'], [], ['d'], ['e', 'f']];

test('the keyboard starts at the first card there is', () => {
  expect(cardTowards([[], ['x']], null, 'next')).toBe('x');
  expect(cardTowards(COLUMNS, 'gone', 'left')).toBe('a');
  expect(cardTowards([[], []], null, 'next')).toBeNull();
});

test('goes up and down a column, and stops at its ends', () => {
  expect(cardTowards(COLUMNS, 'a', 'next')).toBe('b');
  expect(cardTowards(COLUMNS, 'b', 'previous')).toBe('a');
  expect(cardTowards(COLUMNS, 'c', 'next')).toBeNull();
  expect(cardTowards(COLUMNS, 'a', 'previous')).toBeNull();
});

test('goes to the next column that has cards, in the same row if there is one', () => {
  expect(cardTowards(COLUMNS, 'c', 'right')).toBe('d');
  expect(cardTowards(COLUMNS, 'e', 'left')).toBe('d');
  expect(cardTowards(COLUMNS, 'd', 'right')).toBe('e');
  expect(cardTowards(COLUMNS, 'f', 'right')).toBeNull();
});
