import { PAY_RANGE_LEAST, type PayRange, type PayRanges } from '../../contract/pay-ranges.ts';
import { companyKey } from '../job-text/companies/company-key.ts';
import type { PostingFeatures } from '../job-text/features/posting-features.ts';

/** What of a posting counts. */
export type PaidPosting = {
  title: string;
  company: string;
  features: Pick<PostingFeatures, 'title' | 'pay' | 'places' | 'workplace' | 'posted_at'>;
};

/** The ranges of one title. `key` is the title as `normaliseTitle` writes it. */
export type TitleRanges = Omit<PayRanges, 'everywhere' | 'place' | 'computed_at'> & {
  key: string;
  everywhere: PayRange;
};

/** Yearly pay outside of these, in cents, is more likely a misread figure than a wage. */
const PLAUSIBLE = { from: 10_000_00, to: 2_000_000_00 };
/** Titles that are stored, those with the most jobs. */
const MOST_TITLES = 2000;
/** Places that are stored for a title. */
const MOST_PLACES = 40;
/** Widths of a band, in cents, narrowest first: the first one with few enough bands is taken. */
const WIDTHS = [5_000_00, 10_000_00, 20_000_00, 50_000_00, 100_000_00, 250_000_00];
const MOST_BANDS = 12;
export const REMOTE_PLACE = 'Remote';

type Sample = { pay: number; company: string };

/** Quantile `share` (0–1) of ascending numbers, between two of them in proportion. */
export function quantile(ascending: readonly number[], share: number): number {
  const at = (ascending.length - 1) * share;
  const below = ascending[Math.floor(at)] ?? 0;
  const above = ascending[Math.ceil(at)] ?? below;
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

function bandsOf(ascending: readonly number[]): PayRange['bands'] {
  const lowest = ascending[0] ?? 0;
  const highest = ascending.at(-1) ?? 0;
  const many = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = WIDTHS.find((one) => many(one) <= MOST_BANDS) ?? WIDTHS.at(-1) ?? 1;
  const start = Math.floor(lowest / width) * width;
  const bands = Array.from({ length: many(width) }, (_, index) => ({
    from: start + index * width,
    to: start + (index + 1) * width,
    jobs: 0,
  }));
  for (const pay of ascending) {
    const band = bands[Math.floor((pay - start) / width)];
    if (band) band.jobs += 1;
  }
  return bands;
}

/**
 * The range of these jobs; null if they or their employers are too few. An employer's jobs with the same pay count as one:
 * a chain that posts one job for each of its stores says only once what it pays.
 */
export function rangeOf(samples: readonly Sample[]): PayRange | null {
  const paysOf = new Map<string, Set<number>>();
  for (const { pay, company } of samples) {
    const employer = companyKey(company);
    paysOf.set(employer, (paysOf.get(employer) ?? new Set()).add(pay));
  }
  const employers = paysOf.size;
  const ascending = [...paysOf.values()].flatMap((pays) => [...pays]).toSorted((a, b) => a - b);
  if (ascending.length < PAY_RANGE_LEAST.jobs || employers < PAY_RANGE_LEAST.employers) return null;
  return {
    jobs: ascending.length,
    employers,
    lowest: quantile(ascending, 0),
    lower_quarter: quantile(ascending, 0.25),
    median: quantile(ascending, 0.5),
    upper_quarter: quantile(ascending, 0.75),
    highest: quantile(ascending, 1),
    bands: bandsOf(ascending),
  };
}

/** The middle of the stated pay in US cents a year; null if it isn't in dollars or not plausible. */
function yearlyPay({ pay }: PaidPosting['features']): number | null {
  if (pay === null || pay.currency !== 'USD') return null;
  const { min, max } = pay;
  const middle = min !== null && max !== null ? Math.round((min + max) / 2) : (min ?? max);
  return middle !== null && middle >= PLAUSIBLE.from && middle <= PLAUSIBLE.to ? middle : null;
}

const titleCase = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());

/** A city as a range names it: "Albany, NY". */
export const cityName = (city: string, region: string | null): string =>
  region ? `${titleCase(city)}, ${region}` : titleCase(city);

/** Cities in the United States where a job is, and `Remote` if it is remote; null if it isn't in the United States. */
function placesOf({ places, workplace }: PaidPosting['features']): string[] | null {
  const american = places.filter(({ country }) => country === 'US');
  if (american.length === 0) return null;
  const cities = american.flatMap(({ city, region }) => (city ? [cityName(city, region)] : []));
  return workplace === 'remote' ? [REMOTE_PLACE] : [...new Set(cities)];
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The wording that most employers use, else the key in title case. */
function writtenAs(key: string, titles: ReadonlyMap<string, number>): string {
  const [most] = [...titles].toSorted(([a, many], [b, fewer]) => fewer - many || a.localeCompare(b));
  return most?.[0] ?? titleCase(key);
}

type Tally = {
  all: Sample[];
  by_place: Map<string, Sample[]>;
  written: Map<string, number>;
  from: string | null;
  to: string | null;
};

/** Collects the pay of postings by title and place. */
export function payTally() {
  const titles = new Map<string, Tally>();

  function add({ title, company, features }: PaidPosting): void {
    const pay = yearlyPay(features);
    const places = placesOf(features);
    const key = features.title;
    if (pay === null || places === null || key === '') return;
    const tally: Tally = titles.get(key) ?? {
      all: [],
      by_place: new Map(),
      written: new Map(),
      from: null,
      to: null,
    };
    titles.set(key, tally);
    tally.all.push({ pay, company });
    for (const place of places) append(tally.by_place, place, { pay, company });
    const at = title.toLowerCase().indexOf(key);
    if (at >= 0) {
      const wording = title.slice(at, at + key.length);
      tally.written.set(wording, (tally.written.get(wording) ?? 0) + 1);
    }
    const { posted_at } = features;
    if (posted_at === null) return;
    if (tally.from === null || posted_at < tally.from) tally.from = posted_at;
    if (tally.to === null || posted_at > tally.to) tally.to = posted_at;
  }

  function ranges(): TitleRanges[] {
    const found = [...titles].flatMap(([key, { all, by_place, written, from, to }]) => {
      const everywhere = rangeOf(all);
      if (everywhere === null) return [];
      const places = [...by_place].flatMap(([place, samples]) => {
        const range = rangeOf(samples);
        return range ? [{ place, range }] : [];
      });
      return [
        {
          key,
          title: writtenAs(key, written),
          everywhere,
          places: places.toSorted((a, b) => b.range.jobs - a.range.jobs).slice(0, MOST_PLACES),
          posted: from !== null && to !== null ? { from, to } : null,
        },
      ];
    });
    return found.toSorted((a, b) => b.everywhere.jobs - a.everywhere.jobs).slice(0, MOST_TITLES);
  }

  return { add, ranges };
}
