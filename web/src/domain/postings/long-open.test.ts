import { expect, test } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { longOpen } from './long-open.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const posted = (days: number) => new Date(NOW - days * 24 * 3600_000).toISOString();

test('only a posting that has stood open for a month or more says so', () => {
  expect(longOpen({ posted_at: posted(29), status: 'open' }, NOW)).toBeNull();
  expect(plainSpaces(longOpen({ posted_at: posted(30), status: 'open' }, NOW))).toBe('Posted 30 days ago');
  expect(plainSpaces(longOpen({ posted_at: posted(59), status: 'open' }, NOW))).toBe('Posted 59 days ago');
  expect(plainSpaces(longOpen({ posted_at: posted(130), status: 'open' }, NOW))).toBe('Posted 4 months ago');
});

test('silence and a closed posting carry no sign', () => {
  expect(longOpen({ posted_at: null, status: 'open' }, NOW)).toBeNull();
  expect(longOpen({ posted_at: posted(90), status: 'closed' }, NOW)).toBeNull();
});
