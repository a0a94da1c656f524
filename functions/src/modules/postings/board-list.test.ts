import { expect, it } from 'vitest';
import { parseBoardList } from './board-list.ts';

it('reads vendor, board and company, and counts vendors without an adapter', () => {
  const text = [
    '# vendor\tboard\tcompany',
    'ashby\tOld Maps\tOld Maps Ltd\t\t4\t2026-08',
    'greenhouse\tacme',
    '',
    'lever-eu\tHive\t\r',
    'workday\tacme.wd1/Jobs\tAcme',
    'workday\tother.wd1/Jobs',
  ].join('\n');
  expect(parseBoardList(text)).toEqual({
    boards: [
      { source: 'ashby', board: 'Old Maps', company: 'Old Maps Ltd' },
      { source: 'greenhouse', board: 'acme', company: null },
      { source: 'lever', board: 'eu:Hive', company: null },
    ],
    unknown: new Map([['workday', 2]]),
  });
});

it('says which line is none', () => {
  expect(() => parseBoardList('ashby\tx\nacme')).toThrow('Line 2');
});
