import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { thisWeek, versionOf } from '../generated-boards.ts';
import { COMPANIES } from './companies.ts';
import { type GeneratedPosting, type GeneratorOptions, generatePosting } from './generate-posting.ts';
import { htmlOf, textOf, wordsIn } from './grammar/blocks.ts';
import { dutyIn, gerund, thirdPerson } from './grammar/verbs.ts';
import { OCCUPATIONS } from './occupations/all.ts';

const OPTIONS: GeneratorOptions = {
  seed: 'test',
  seed_date: '2026-11-16T00:00:00.000Z',
  employers_origin: 'http://127.0.0.1:7300',
};

type Written = GeneratedPosting & { html: string; text: string };

let all: Written[];
const share = (test: (posting: Written) => boolean) => all.filter(test).length / all.length;
const count = (values: (string | null)[]) => {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

beforeAll(() => {
  all = OCCUPATIONS.flatMap((occupation) =>
    Array.from({ length: occupation.count }, (_, at) => {
      const posting = generatePosting(OPTIONS, occupation, at + 1);
      return { ...posting, html: htmlOf(posting.blocks), text: textOf(posting.blocks) };
    }),
  );
});

describe('the generated postings', () => {
  it('are at least 4,200 over at least 70 occupations, at least 50 of each', () => {
    expect(all.length).toBeGreaterThanOrEqual(4200);
    expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(70);
    for (const { key, count: number } of OCCUPATIONS) expect(number, key).toBeGreaterThanOrEqual(50);
    expect(new Set(OCCUPATIONS.map(({ key }) => key)).size).toBe(OCCUPATIONS.length);
    expect(new Set(all.map(({ job, id }) => `${job.company.vendor} ${id}`)).size).toBe(all.length);
  });

  it('have descriptions of 150 to 500 words, none like another', () => {
    const words = all.map(({ text }) => wordsIn(text));
    expect(Math.min(...words)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...words)).toBeLessThanOrEqual(500);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it('differ in structure: the order of headings, lists and paragraphs', () => {
    const shapes = count(all.map(({ html }) => html.replace(/<li>.*?<\/li>|>[^<]*/g, '')));
    expect(shapes.size).toBeGreaterThan(100);
    expect(Math.max(...shapes.values()) / all.length).toBeLessThan(0.1);
  });

  it('state pay in about 60 of 100 cases, by field or in words', () => {
    const shown = (how: string) => share(({ job }) => job.pay_shown === how);
    expect(shown('field')).toBeGreaterThan(0.3);
    expect(shown('text')).toBeGreaterThan(0.2);
    expect(shown('vague') + shown('silent')).toBeGreaterThan(0.3);
    for (const { job } of all) expect(job.pay.min).toBeLessThanOrEqual(job.pay.max);
  });

  it('lie in all bands of seniority, workplace, employment and pay, in many places and several countries', () => {
    expect(count(all.map(({ job }) => job.level)).size).toBe(7);
    expect(count(all.map(({ workplace }) => workplace)).size).toBe(4);
    expect(count(all.map(({ employment }) => employment)).size).toBe(6);
    expect(count(all.flatMap(({ locations }) => locations)).size).toBeGreaterThan(120);
    const countries = count(all.map(({ job }) => job.country));
    for (const country of ['US', 'GB', 'CA', 'DE']) expect(countries.get(country)).toBeGreaterThan(80);
    const yearly = all.flatMap(({ job: { pay } }) =>
      pay.period === 'year' && pay.currency === 'USD' ? [pay.min] : [],
    );
    expect(Math.min(...yearly)).toBeLessThan(4_500_000);
    expect(Math.max(...yearly)).toBeGreaterThan(25_000_000);
    expect(share(({ job }) => job.pay.period === 'hour')).toBeGreaterThan(0.1);
  });

  it('are spread over the 45 days before the date of the seed', () => {
    const days = all.map(
      ({ posted_at }) => (Date.parse(OPTIONS.seed_date) - posted_at.getTime()) / 86_400_000,
    );
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...days)).toBeGreaterThan(40);
    expect(Math.max(...days)).toBeLessThanOrEqual(45.001);
  });

  it('come from about 400 companies and are seldom the same job twice', () => {
    expect(COMPANIES.length).toBeGreaterThan(350);
    expect(new Set(COMPANIES.map(({ slug }) => slug)).size).toBe(COMPANIES.length);
    const openings = new Set(
      all.map(({ job, locations }) => `${job.company.slug} ${job.title} ${locations}`.toLowerCase()),
    );
    expect(openings.size / all.length).toBeGreaterThan(0.98);
  });

  it('lead to the three kinds of form in equal parts, two of a hundred into a trap', () => {
    const kinds = count(all.map(({ job }) => job.company.vendor));
    for (const kind of ['greenhouse', 'lever', 'ashby']) {
      expect((kinds.get(kind) ?? 0) / all.length).toBeGreaterThan(0.28);
    }
    expect(share(({ apply_url }) => new URL(apply_url).searchParams.has('trap'))).toBeGreaterThan(0.012);
    expect(share(({ apply_url }) => new URL(apply_url).searchParams.has('trap'))).toBeLessThan(0.03);
    for (const { apply_url, job } of all.slice(0, 300)) {
      const url = new URL(apply_url);
      expect(url.pathname).toMatch(
        new Map<string, RegExp>([
          ['greenhouse', /^\/greenhouse\/[a-z0-9]+\/jobs\/\d+$/],
          ['lever', /^\/lever\/[a-z0-9]+\/[\da-f-]{36}\/apply$/],
          ['ashby', /^\/ashby\/[a-z0-9]+\/[\da-f-]{36}\/application$/],
        ]).get(job.company.vendor) ?? new RegExp(`^/${job.company.vendor}/[a-z0-9]+/.*[\\dA-Fa-f-]{10}`),
      );
      expect(url.searchParams.get('title')).toBe(job.title);
      expect(url.searchParams.get('company')).toBe(job.company.name);
    }
  });

  it('leave no blank of the grammar unfilled', () => {
    for (const { job, text } of all) {
      expect(job.title + text).not.toMatch(/[{}^*]|undefined|null|NaN| {2}/);
      expect(text).not.toMatch(/\b[Aa] (?:[AEIO][a-z]|iOS|RN|LPN|HR )(?!ne)/);
    }
  });
});

describe('the generator', () => {
  it('gives the same posting for the same seed and another for another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OCCUPATIONS),
        fc.integer({ min: 1, max: 500 }),
        fc.string(),
        (occupation, number, seed) => {
          const once = generatePosting({ ...OPTIONS, seed }, occupation, number);
          expect(generatePosting({ ...OPTIONS, seed }, occupation, number)).toEqual(once);
          expect(generatePosting({ ...OPTIONS, seed: `${seed}!` }, occupation, number)).not.toEqual(once);
          const words = wordsIn(textOf(once.blocks));
          expect(words).toBeGreaterThanOrEqual(150);
          expect(words).toBeLessThanOrEqual(500);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is dated anew each Monday, so that the version of a board holds for a week', () => {
    const on = (day: string, origin = OPTIONS.employers_origin) =>
      versionOf('acme', thisWeek(new Date(day), origin));
    expect(on('2026-11-16T00:00:00Z')).toBe(on('2026-11-22T23:59:59Z'));
    expect(on('2026-11-16T00:00:00Z')).not.toBe(on('2026-11-23T00:00:00Z'));
    expect(on('2026-11-16T00:00:00Z')).not.toBe(on('2026-11-16T00:00:00Z', 'http://elsewhere'));
  });

  it('inflects the verbs of duties', () => {
    expect(dutyIn('gerund', 'plan routes and ^carry parcels, then ^tie up')).toBe(
      'planning routes and carrying parcels, then tying up',
    );
    expect(dutyIn('third', 'co-teach, ^fix and ^double-check')).toBe('co-teaches, fixes and double-checks');
    expect([gerund('write'), gerund('see'), gerund('run'), thirdPerson('buy')]).toEqual([
      'writing',
      'seeing',
      'running',
      'buys',
    ]);
  });
});
