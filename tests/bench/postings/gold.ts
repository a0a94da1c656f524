import { readFileSync } from 'node:fs';
import type { Salary } from '../../../functions/src/contract/common.ts';
import { extractFeatures } from '../../../functions/src/modules/job-text/features/extract-features.ts';
import { readLabPosting } from '../../../scripts/lab/lab-posting.ts';
import { payOf } from '../../../scripts/lab/read.ts';
import { type Figures, type Row, share } from './measure.ts';

/**
 * A row read by eye: one line of a gold file. `right` holds the answers that count as right: pay as "80000-95000 USD year" with
 * an end left out where it's open, years as a number, places as "albany/NY/US + -/-/CA", or null for none.
 */
type GoldRow = { kind: 'pay' | 'years' | 'places'; row: Row; right: (string | number | null)[] };

function written(pay: Salary | null): string | null {
  if (pay === null) return null;
  const end = (cents: number | null) => (cents === null ? '' : String(cents / 100));
  return `${end(pay.min)}-${end(pay.max)} ${pay.currency} ${pay.period}`;
}

const ANSWER: Record<GoldRow['kind'], (row: Row, index: number) => string | number | null> = {
  pay: (row, index) => written(payOf(readLabPosting(row, index))),
  years: (row, index) => extractFeatures(readLabPosting(row, index)).years_min,
  places: (row, index) =>
    extractFeatures(readLabPosting(row, index))
      .places.map((place) => [place.city, place.region, place.country].map((one) => one ?? '-').join('/'))
      .join(' + '),
};

/** What one would write first. */
const FIRST: Record<GoldRow['kind'], (row: Row) => string | number | null> = {
  pay: (row) => {
    const found = /\$\s?([\d,.]+)(k?)(?:\s?-\s?\$?([\d,.]+)(k?))?/i.exec(Object.values(row).join('\n'));
    if (found === null) return null;
    const [, low = '', thousand = '', high = low, thousands = thousand] = found;
    const dollars = (text: string, k: string) => Number(text.replace(/[,.]+$|,/g, '')) * (k ? 1000 : 1);
    return `${dollars(low, thousand || thousands)}-${dollars(high, thousands)} USD ${dollars(low, thousand) < 500 ? 'hour' : 'year'}`;
  },
  years: (row) => {
    const found = /(\d+)\+? years?/i.exec(String(row.description));
    return found ? Number(found[1]) : null;
  },
  places: (row) => {
    const [city = '', second = ''] = String(row.location).split(',');
    return `${city.trim().toLowerCase()}/${second.trim() || '-'}/US`;
  },
};

/** Same answer; places in any order and spelled alike. */
function isRight(given: string | number | null, right: GoldRow['right']): boolean {
  const sorted = (text: string) => text.split(' + ').sort().join(' + ');
  return right.some((one) =>
    typeof one === 'string' && typeof given === 'string' ? sorted(one) === sorted(given) : one === given,
  );
}

/** Figures of one gold file, each beside what a first attempt reaches; wrong rows are printed where asked. */
export function goldFigures(file: string, printWrong: boolean): Figures[] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => ({ index, ...(JSON.parse(line) as GoldRow) }));
  return (['pay', 'years', 'places'] as const).flatMap((kind): Figures[] => {
    const some = rows
      .filter((one) => one.kind === kind)
      .map((one) => ({ ...one, given: ANSWER[kind](one.row, one.index) }));
    if (some.length === 0) return [];
    if (printWrong)
      for (const { given, right, row } of some.filter((one) => !isRight(one.given, one.right)))
        console.log(`${kind}: ${given} instead of ${right.join(' or ')} | ${row.title ?? row.location}`);
    return [
      {
        name: `${kind} read by eye (baseline: first attempt)`,
        part: 'all',
        ours: share(some, ({ given, right }) => isRight(given, right)),
        baseline: share(some, ({ row, right }) => isRight(FIRST[kind](row), right)),
      },
    ];
  });
}
