import { expect, it } from 'vitest';
import { readFilter, toQuery, writeFilter } from './log-filter.ts';

it('reads back what it wrote and leaves out what it does not know', () => {
  const filter = { type: 'SIGN_UP', state: 'failed', from: '2026-11-01', to: '2026-11-02' } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  const odd = new URLSearchParams('type=signup&state=gone&from=yesterday&to=2026-13-45');
  expect(readFilter(odd)).toEqual({ type: undefined, state: undefined, from: undefined, to: undefined });
});

it('takes the last day whole', () => {
  const { from, to } = toQuery({ from: '2026-11-01', to: '2026-11-01' });
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3600_000 - 1);
});
