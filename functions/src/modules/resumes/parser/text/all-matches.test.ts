import { expect, it } from 'vitest';
import { allMatches } from './all-matches.ts';

it.each([
  [/\d+/g, 'a1b22c333'],
  [/(?<word>\p{L}+)\b/gu, 'Zoë and 😀 José'],
  [/x/g, 'none'],
  [/\b/g, 'two words'],
])('finds with %s in %s what matchAll finds, also the second time', (pattern, text) => {
  const expected = [...text.matchAll(pattern)].map(({ 0: found, index, groups }) => [found, index, groups]);
  for (let time = 0; time < 2; time += 1) {
    expect(allMatches(pattern, text).map(({ 0: found, index, groups }) => [found, index, groups])).toEqual(
      expected,
    );
  }
});
