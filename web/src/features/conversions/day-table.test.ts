import { expect, it } from 'vitest';
import { lastDays, toTypeRows } from './day-table.ts';

it('lists days by UTC, today last', () => {
  expect(lastDays(3, Date.UTC(2026, 2, 1, 0, 30))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it('gives every type that happened a count for every day', () => {
  const rows = toTypeRows(
    [
      { date: '2026-03-01', type: 'SIGN_UP', count: 2 },
      { date: '2026-02-28', type: 'PAGE_VISIT', count: 5 },
    ],
    ['2026-02-28', '2026-03-01'],
  );
  expect(rows.map(({ type, total, days }) => [type, total, days.map(({ count }) => count)])).toEqual([
    ['PAGE_VISIT', 5, [5, 0]],
    ['SIGN_UP', 2, [0, 2]],
  ]);
});
