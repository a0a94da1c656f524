import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMonths, findDates, findRanges, monthIndex, withoutDates } from './dates.ts';

function range(text: string): [string | undefined, string | undefined, boolean] | undefined {
  const [found] = findRanges(text);
  return found === undefined ? undefined : [found.start?.value, found.end?.value, found.current];
}

describe('findRanges', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['Jan 2020 – Feb 2021', '2020-01', '2021-02'],
    ['January, 2014 - March, 2015', '2014-01', '2015-03'],
    ['Sept. 2014 — Dec. 2015', '2014-09', '2015-12'],
    ['03/2021 - 06/2022', '2021-03', '2022-06'],
    ['06.2018–08.2019', '2018-06', '2019-08'],
    ['2018-09 to 2019-01', '2018-09', '2019-01'],
    ['15 March 2019 - 20 Apr 2020', '2019-03', '2020-04'],
    ['1st Jan 2015 to 31st Dec 2016', '2015-01', '2016-12'],
    ['July 31st 2017 – August 28th 2018', '2017-07', '2018-08'],
    ['July 3, 2017 – Aug 28 2018', '2017-07', '2018-08'],
    ["July '17 - Aug '18", '2017-07', '2018-08'],
    ['Jan-20 to Feb-21', '2020-01', '2021-02'],
    ['May – Aug 2019', '2019-05', '2019-08'],
    ['Nov - Feb 2020', '2019-11', '2020-02'],
    ['2016 - 2018', '2016-01', '2018-12'],
    ['2016-18', '2016-01', '2018-12'],
    ['März 2019 bis Mai 2020', '2019-03', '2020-05'],
    ['janv. 2019 - déc. 2020', '2019-01', '2020-12'],
    ['Sept 2018 – May 2023 Princeton', '2018-09', '2023-05'],
  ])('reads %s', (text, start, end) => {
    expect(range(text)).toEqual([start, end, false]);
  });

  it.each([
    ['Jan 2020 – Present', '2020-01'],
    ['2016-present', '2016-01'],
    ["July '17 - Till Date", '2017-07'],
    ['03/2021 - Actualidad', '2021-03'],
    ['03/2019 – heute', '2019-03'],
    ['since 2020', '2020-01'],
  ])('reads %s as going on', (text, start) => {
    expect(range(text)).toEqual([start, undefined, true]);
  });

  it.each([
    '$2019 to $2020',
    '(415) 555-2019',
    '2021 - 2019',
    'from 240 to 45 ms',
    '1990s',
    'cut it by 20-25%',
  ])('sees none in %s', (text) => {
    expect(findRanges(text)).toEqual([]);
  });

  it('knows a month from a year alone', () => {
    expect(findRanges('2016 - Mar 2018')[0]).toMatchObject({
      start: { value: '2016-01', exact: false },
      end: { value: '2018-03', exact: true },
    });
  });

  it('finds what was written, whatever months and years and words between', () => {
    const names = [
      'Jan',
      'Feb',
      'March',
      'April',
      'May',
      'June',
      'Jul',
      'Aug',
      'Sep',
      'October',
      'Nov',
      'Dec',
    ];
    const month = fc.integer({ min: 1970 * 12, max: 2049 * 12 + 11 });
    const write = (index: number, style: number) => {
      const [year, number] = [Math.floor(index / 12), index % 12];
      const digits = String(number + 1).padStart(2, '0');
      return [
        `${names[number]} ${year}`,
        `${digits}/${year}`,
        `${year}-${digits}`,
        `${names[number]}. ${year}`,
      ][style]!;
    };
    const value = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    const dash = fc.constantFrom(' - ', ' – ', '—', ' to ', ' until ', ' -- ');
    fc.assert(
      fc.property(month, month, fc.integer({ min: 0, max: 3 }), dash, (a, b, style, between) => {
        const [first, last] = a <= b ? [a, b] : [b, a];
        const text = `Acme (${write(first, style)}${between}${write(last, style)})`;
        expect(range(text)).toEqual([value(first), value(last), false]);
        expect(withoutDates(text, findRanges(text))).toBe('Acme');
      }),
    );
  });

  it('never throws, and positions lie within the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        for (const found of [...findRanges(text), ...findDates(text)]) {
          expect(found.index + found.length).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('findDates', () => {
  it('takes a season as its months', () => {
    expect(findDates('Summer 2024')[0]).toMatchObject({
      start: { value: '2024-06' },
      end: { value: '2024-08' },
    });
  });

  it('does not trust the month of a date that can be read both ways', () => {
    expect(findDates('05/06/2018')[0]?.start).toMatchObject({ value: '2018-06', exact: false });
    expect(findDates('25/06/2018')[0]?.start).toEqual({ value: '2018-06', exact: true });
  });
});

describe('withoutDates', () => {
  it.each([
    ['Computer Science (expected May 2025)', 'Computer Science'],
    ['Class of 2019, Lund University', 'Lund University'],
    ['Engineer | Jan 2020 - Feb 2021 | Oslo', 'Engineer |  | Oslo'],
  ])('%s → %s', (text, rest) => {
    const ranges = findRanges(text);
    expect(withoutDates(text, ranges.length > 0 ? ranges : findDates(text))).toBe(rest);
  });
});

describe('countMonths', () => {
  const span = fc
    .tuple(fc.integer({ min: 24_000, max: 24_300 }), fc.integer({ min: 0, max: 60 }))
    .map(([from, more]) => ({ from: month(from), to: month(from + more) }));

  function month(index: number): string {
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  }

  it('counts overlapping months once', () => {
    expect(
      countMonths([
        { from: '2020-01', to: '2020-12' },
        { from: '2020-06', to: '2021-01' },
      ]),
    ).toBe(13);
  });

  it('is at least the longest span, at most the sum, and the order does not matter', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
        const lengths = spans.map(({ from, to }) => monthIndex(to) - monthIndex(from) + 1);
        const counted = countMonths(spans);
        expect(counted).toBeGreaterThanOrEqual(Math.max(0, ...lengths));
        expect(counted).toBeLessThanOrEqual(lengths.reduce((sum, one) => sum + one, 0));
        expect(countMonths(spans.toReversed())).toBe(counted);
      }),
    );
  });
});

it.each([
  ["från Jan '20 - Feb '22", ''],
  ['vom 03/2019 bis 04/2020', ''],
  ["d'avril 2019 à mars 2020", ''],
  ['Montör från 2019 - 2021', 'Montör'],
])('takes the word that leads to a date with it: %s', (text, rest) => {
  expect(withoutDates(text, findRanges(text))).toBe(rest);
});
