import { describe, expect, it } from 'vitest';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { candidateWith, postingWith, shown } from '../testing/parts.ts';
import type { Candidate } from './candidate.ts';
import { experiencePart, yearsLabel } from './parts.ts';

describe('yearsLabel', () => {
  it.each([
    [{ min: 4, max: 4 }, '4'],
    [{ min: 4.6, max: 4.6 }, '5'],
    [{ min: 2, max: 2 }, '2'],
    [{ min: 1.5, max: 1.5 }, '1.5'],
    [{ min: 1, max: 1 }, '1'],
    [{ min: 0, max: 1 }, '0–1'],
    [{ min: 5, max: 10 }, '5–10'],
    [{ min: 10, max: 15 }, '10+'],
  ])('of %j is %s', (range, label) => {
    expect(yearsLabel(range)).toBe(label);
  });
});

describe('experiencePart', () => {
  const years = (min: number, max = min) => ({ years: { min, max } });
  const partOf = (own: Partial<Candidate>, posting: Partial<PostingFeatures>) =>
    experiencePart(candidateWith(own), postingWith(posting));

  it('is unknown while either side is silent', () => {
    expect(shown(partOf(years(4), {}))).toEqual([null, 'unknown', 'The job doesn’t state years or level.']);
    expect(shown(partOf({}, { years_min: 3 }))).toEqual([
      null,
      'unknown',
      'Your profile doesn’t say how much experience you have.',
    ]);
    expect(shown(partOf({ seniority: 'senior' }, { years_min: 3 }))).toEqual([
      null,
      'unknown',
      'Years and level can’t be compared, because your profile doesn’t list years.',
    ]);
  });

  it('is 1 from the years that are asked for up to more than double', () => {
    expect(shown(partOf(years(3), { years_min: 3 }))).toEqual([
      1,
      '3 yrs / 3 yrs',
      'You have 3 years of experience. The job asks for 3.',
    ]);
    expect(partOf(years(12), { years_min: 3 }).value).toBe(1);
    expect(partOf(years(1), { years_min: 1 }).label).toBe('1 yr / 1 yr');
  });

  it('falls with each missing year, faster the fewer are asked for', () => {
    expect(partOf(years(4), { years_min: 5 }).value).toBe(0.76);
    expect(partOf(years(2), { years_min: 5 }).value).toBe(0.28);
    expect(partOf(years(0), { years_min: 5 }).value).toBe(0);
    // Of one year, half is missing at most.
    expect(partOf(years(0), { years_min: 1 }).value).toBe(0.4);
  });

  it('falls slowly with years beyond that, and not below 0.55', () => {
    expect(partOf(years(14), { years_min: 3 }).value).toBe(0.9);
    expect(partOf(years(40), { years_min: 3 }).value).toBe(0.55);
  });

  it('takes a band for enough if its upper end is', () => {
    expect(partOf(years(3, 5), { years_min: 5 }).value).toBe(1);
    expect(partOf(years(3, 5), { years_min: 6 }).value).toBe(0.8);
    expect(partOf(years(10, 15), { years_min: 1 }).value).toBeCloseTo(0.775, 3);
  });

  it('takes the usual years of the level where the posting names no years', () => {
    expect(shown(partOf(years(4), { seniority: 'mid' }))).toEqual([
      1,
      '4 yrs / mid',
      'You have 4 years of experience. The job’s level is mid.',
    ]);
    expect(partOf(years(4), { seniority: 'senior' }).value).toBe(0.76);
    expect(partOf(years(10), { seniority: 'mid' }).value).toBe(0.9);
  });

  it('allows for the years of the level where the posting names both', () => {
    expect(partOf(years(15), { years_min: 3, seniority: 'senior' }).value).toBe(1);
    expect(partOf(years(15), { years_min: 3 }).value).toBe(0.85);
  });

  it('is lower where the levels are two or more apart, although the years fit', () => {
    const value = (own: Candidate['seniority'], posted: PostingFeatures['seniority']) =>
      partOf({ ...years(5), seniority: own }, { years_min: 5, seniority: posted }).value;
    expect(value('senior', 'senior')).toBe(1);
    expect(value('mid', 'senior')).toBe(1);
    expect(value('entry', 'senior')).toBe(0.75);
    expect(value('lead', 'mid')).toBe(0.75);
    expect(value(null, 'senior')).toBe(1);
    expect(partOf({ ...years(5), seniority: 'intern' }, { years_min: 5 }).value).toBe(1);
    expect(partOf({ ...years(5), seniority: 'intern' }, { seniority: 'senior' }).value).toBe(0.75);
  });

  it.each([
    [{ years_min: 5, seniority: 'lead' }, 'The job asks for 5. Its level, lead, is well above yours.', 0.75],
    [{ seniority: 'lead' }, 'The job’s level is lead. Its level, lead, is well above yours.', 0.75],
    [{ seniority: 'intern' }, 'The job’s level is intern. Its level, intern, is well below yours.', 0.45],
    [{ seniority: 'entry' }, 'The job’s level is entry. It’s work for beginners.', 0.487],
    [{ years_min: 0 }, 'The job asks for 0. It’s work for beginners.', 0.6],
  ] as const)('names the level that caps the score of %j', (posting, words, value) => {
    const part = partOf({ ...years(8, 12), seniority: 'mid' }, posting);
    expect([part.why, part.value]).toEqual([`You have 8–12 years of experience. ${words}`, value]);
    // Who studied after their last job has outgrown nothing.
    const student = partOf({ ...years(8, 12), seniority: 'mid', studied_last: true }, posting);
    expect(student.why.includes('Its level') || student.why.includes('beginners')).toBe(
      words.includes('above'),
    );
  });

  it.each([
    [
      'director',
      2,
      'You have 18 years of experience. The job asks for 2. That’s well below your level, director.',
    ],
    // Five years may be anyone’s below a director, and a lead may well take a job that asks for two.
    ['director', 5, 'You have 18 years of experience. The job asks for 5.'],
    ['lead', 2, 'You have 18 years of experience. The job asks for 2.'],
  ] as const)('tells a level by few years: %s, %d', (seniority, years_min, why) => {
    expect(partOf({ ...years(18), seniority }, { years_min }).why).toBe(why);
  });

  it('tells no level by years that the person doesn’t have', () => {
    expect(partOf({ ...years(2), seniority: 'director' }, { years_min: 2 }).why).toBe(
      'You have 2 years of experience. The job asks for 2.',
    );
  });

  it.each([
    ['senior', 'senior', 1],
    ['mid', 'senior', 0.7],
    ['senior', 'mid', 0.7],
    ['entry', 'senior', 0.4],
    ['intern', 'senior', 0.2],
    ['intern', 'lead', 0.1],
  ] as const)('compares the level %s with %s where nobody names years', (own, posted, value) => {
    expect(shown(partOf({ seniority: own }, { seniority: posted }))).toEqual([
      value,
      `${own} / ${posted}`,
      `Your level is ${own}. The job’s is ${posted}${value < 0.5 ? ', well above yours' : ''}.`,
    ]);
  });
});
