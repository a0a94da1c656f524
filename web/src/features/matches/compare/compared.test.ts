import type { Score, ScorePart } from '@contract/matches.ts';
import { expect, test } from 'vitest';
import { comparedWith, pairParts, readCompared } from './compared.ts';

const read = (query: string) => readCompared(new URLSearchParams(query));

test('two postings are read from the address, and one is never compared with itself', () => {
  expect(read('a=1&b=2')).toEqual({ a: '1', b: '2' });
  expect(read('b=2')).toEqual({ a: null, b: '2' });
  expect(read('a=&b=2')).toEqual({ a: null, b: '2' });
  expect(read('a=1&b=1')).toEqual({ a: '1', b: null });
});

test('one place is changed and the other stays', () => {
  expect(comparedWith(read('a=1&b=2'), 'b', '3')).toBe('/job-search/compare?a=1&b=3');
  expect(comparedWith(read('a=1&b=2'), 'a', null)).toBe('/job-search/compare?b=2');
});

const part = (kind: ScorePart['kind'], value: number | null, weight = 0.2): ScorePart => ({
  kind,
  value,
  weight,
  label: '',
  why: '',
});
const score = (...parts: ScorePart[]): Score => ({
  score: 70,
  band: 'good',
  known_share: 1,
  parts,
  unknown: [],
  blockers: [],
  skills_matched: [],
  skills_missing: [],
});

test('parts stand side by side; what is unknown is neither better nor worse', () => {
  const a = score(part('title', 0.9), part('skills', 0.4), part('salary', null), part('freshness', 1, 0));
  const b = score(part('salary', 1), part('skills', 0.6), part('title', 0.9), part('freshness', 0.5, 0));
  expect(pairParts(a, b).map(({ kind, better }) => [kind, better])).toEqual([
    ['title', null],
    ['skills', 'b'],
    ['salary', null],
  ]);
  expect(pairParts(b, a).find(({ kind }) => kind === 'skills')?.better).toBe('a');
});
