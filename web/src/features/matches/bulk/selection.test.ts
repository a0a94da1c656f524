import { expect, test } from 'vitest';
import { keepShown, NONE_SELECTED, selectUpTo, toggle } from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('');

test('a job is selected, and with the same key no longer', () => {
  const once = toggle(NONE_SELECTED, 'b');
  expect(idsOf(once)).toBe('b');
  expect(idsOf(toggle(once, 'b'))).toBe('');
});

test('a range goes from the one selected last, in either direction, and keeps what was selected', () => {
  const from = toggle(toggle(NONE_SELECTED, 'a'), 'c');
  expect(idsOf(selectUpTo(from, 'e', ORDER))).toBe('acde');
  expect(idsOf(selectUpTo(toggle(NONE_SELECTED, 'd'), 'b', ORDER))).toBe('bcd');
});

test('a second range begins where the first did', () => {
  const first = selectUpTo(toggle(NONE_SELECTED, 'c'), 'd', ORDER);
  expect(idsOf(selectUpTo(first, 'a', ORDER))).toBe('abcd');
});

test('a range without a beginning, or from a job that is gone, is one job', () => {
  expect(idsOf(selectUpTo(NONE_SELECTED, 'c', ORDER))).toBe('c');
  expect(idsOf(selectUpTo({ ids: new Set(), anchor: 'gone' }, 'c', ORDER))).toBe('c');
});

test('what the list does not show any more is not selected', () => {
  const selection = { ids: new Set(['a', 'x']), anchor: 'a' };
  expect(idsOf(keepShown(selection, ORDER))).toBe('a');
  expect(keepShown(toggle(NONE_SELECTED, 'a'), ORDER).ids.size).toBe(1);
});
