import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CanonicalPosting } from '../../posting.ts';
import { fingerprintOf } from '../../text/fingerprint.ts';
import { sanitizeDescription, textFromHtml } from '../../text/html.ts';
import { COMPANIES } from './companies.ts';
import { generatePosting, type SampleOptions } from './generate-posting.ts';
import { wordsIn } from './grammar/blocks.ts';
import { dutyIn, gerund, thirdPerson } from './grammar/verbs.ts';
import { OCCUPATIONS } from './occupations/all.ts';
import { sampleSource, weeklySample } from './sample-source.ts';

const OPTIONS: SampleOptions = {
  seed: 'test',
  seed_date: '2026-11-16T00:00:00.000Z',
  employers_origin: 'http://127.0.0.1:7300',
};

let all: CanonicalPosting[];
const share = (test: (posting: CanonicalPosting) => boolean) => all.filter(test).length / all.length;
const count = (values: (string | null)[]) => {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

beforeAll(async () => {
  all = [];
  for await (const posting of sampleSource(OPTIONS).fetchPostings(() => {})) all.push(posting);
});

describe('the sample postings', () => {
  it('are at least 4,200 over at least 70 occupations, at least 50 of each', () => {
    expect(all.length).toBeGreaterThanOrEqual(4200);
    expect(OCCUPATIONS.length).toBeGreaterThanOrEqual(70);
    for (const { key, count: number } of OCCUPATIONS) expect(number, key).toBeGreaterThanOrEqual(50);
    expect(new Set(OCCUPATIONS.map(({ key }) => key)).size).toBe(OCCUPATIONS.length);
    expect(new Set(all.map(({ external_id }) => external_id)).size).toBe(all.length);
  });

  it('have descriptions of 150 to 500 words, none like another', () => {
    const words = all.map(({ description_text }) => wordsIn(description_text));
    expect(Math.min(...words)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...words)).toBeLessThanOrEqual(500);
    expect(new Set(all.map(({ description_text }) => description_text)).size).toBe(all.length);
  });

  it('differ in structure: the order of headings, lists and paragraphs', () => {
    const shapes = count(
      all.map(({ description_html }) => description_html.replace(/<li>.*?<\/li>|>[^<]*/g, '')),
    );
    expect(shapes.size).toBeGreaterThan(100);
    expect(Math.max(...shapes.values()) / all.length).toBeLessThan(0.1);
  });

  it('state pay in about 60 of 100 cases, by field or in words that can be read back', () => {
    expect(share(({ salary }) => salary !== null)).toBeGreaterThan(0.55);
    expect(share(({ salary }) => salary === null)).toBeGreaterThan(0.35);
    expect(share(({ salary }) => salary?.origin === 'parsed')).toBeGreaterThan(0.2);
    for (const { salary } of all) {
      if (salary) expect(salary.min ?? 0).toBeLessThanOrEqual(salary.max ?? 0);
    }
  });

  it('lie in all bands of seniority, workplace, employment and pay, in many places and several countries', () => {
    expect(count(all.map(({ seniority }) => seniority)).size).toBe(8);
    expect(count(all.map(({ workplace }) => workplace)).size).toBe(4);
    expect(count(all.map(({ employment_type }) => employment_type)).size).toBe(6);
    expect(count(all.flatMap(({ locations }) => locations)).size).toBeGreaterThan(120);
    const countries = count(all.map(({ country }) => country));
    for (const country of ['US', 'GB', 'CA', 'DE']) expect(countries.get(country)).toBeGreaterThan(80);
    const yearly = all.flatMap(({ salary }) =>
      salary?.period === 'year' && salary.currency === 'USD' ? [salary.min ?? 0] : [],
    );
    expect(Math.min(...yearly)).toBeLessThan(4_500_000);
    expect(Math.max(...yearly)).toBeGreaterThan(25_000_000);
    expect(share(({ salary }) => salary?.period === 'hour')).toBeGreaterThan(0.1);
  });

  it('are spread over the 45 days before the date of the seed', () => {
    const days = all.map(
      ({ posted_at }) => (Date.parse(OPTIONS.seed_date) - Date.parse(posted_at ?? '')) / 86_400_000,
    );
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...days)).toBeGreaterThan(40);
    expect(Math.max(...days)).toBeLessThanOrEqual(45.001);
  });

  it('come from about 400 companies and are seldom the same job twice', () => {
    expect(COMPANIES.length).toBeGreaterThan(350);
    expect(new Set(COMPANIES.map(({ slug }) => slug)).size).toBe(COMPANIES.length);
    const fingerprints = new Set(all.map(fingerprintOf));
    expect(fingerprints.size / all.length).toBeGreaterThan(0.98);
  });

  it('lead to the three kinds of form in equal parts, two of a hundred into a trap', () => {
    const kinds = count(all.map(({ apply }) => apply.kind));
    for (const kind of ['greenhouse', 'lever', 'ashby']) {
      expect((kinds.get(kind) ?? 0) / all.length).toBeGreaterThan(0.28);
    }
    expect(share(({ apply }) => new URL(apply.url).searchParams.has('trap'))).toBeGreaterThan(0.012);
    expect(share(({ apply }) => new URL(apply.url).searchParams.has('trap'))).toBeLessThan(0.03);
    for (const { apply, title, company } of all.slice(0, 300)) {
      const url = new URL(apply.url);
      expect(url.pathname).toMatch(
        {
          greenhouse: /^\/greenhouse\/[a-z0-9]+\/jobs\/\d+$/,
          lever: /^\/lever\/[a-z0-9]+\/[\da-f-]{36}\/apply$/,
          ashby: /^\/ashby\/[a-z0-9]+\/[\da-f-]{36}\/application$/,
        }[apply.kind as 'lever'],
      );
      expect(url.searchParams.get('title')).toBe(title);
      expect(url.searchParams.get('company')).toBe(company);
    }
  });

  it('have markup that the sanitiser leaves alone and text that says the same', () => {
    for (const { description_html, description_text } of all.slice(0, 400)) {
      expect(sanitizeDescription(description_html)).toBe(description_html);
      expect(textFromHtml(description_html)).toBe(description_text);
    }
  });

  it('leave no blank of the grammar unfilled', () => {
    for (const { title, description_text } of all) {
      expect(title + description_text).not.toMatch(/[{}^*]|undefined|null|NaN| {2}/);
      expect(description_text).not.toMatch(/\b[Aa] (?:[AEIO][a-z]|iOS|RN|LPN|HR )(?!ne)/);
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
          const words = wordsIn(once.description_text);
          expect(words).toBeGreaterThanOrEqual(150);
          expect(words).toBeLessThanOrEqual(500);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is dated anew each Monday, so that its revision holds for a week', () => {
    const on = (day: string) => weeklySample(new Date(day), OPTIONS.employers_origin).revision;
    expect(on('2026-11-16T00:00:00Z')).toBe(on('2026-11-22T23:59:59Z'));
    expect(on('2026-11-16T00:00:00Z')).not.toBe(on('2026-11-23T00:00:00Z'));
    expect(on('2026-11-16T00:00:00Z')).not.toBe(
      weeklySample(new Date('2026-11-16'), 'http://elsewhere').revision,
    );
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
