import type { TrialFacts } from '@contract/trial.ts';
import { expect, it } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { factText, moreOf, titleOf } from './facts.ts';

const NOTHING: TrialFacts = {
  wanted_title: null,
  headline: null,
  past_titles: [],
  skills: [],
  years: null,
  seniority: null,
  location: null,
  salary_min: null,
  degrees: [],
  certificates: [],
  languages: [],
};

it('shows the title that the visitor entered, else the headline, else the latest job', () => {
  const read = { ...NOTHING, headline: 'Registered Nurse | Cardiology', past_titles: [null, 'Aide'] };
  expect(titleOf({ ...read, wanted_title: 'Nurse Educator' })).toBe('Nurse Educator');
  expect(titleOf(read)).toBe('Registered Nurse');
  expect(titleOf({ ...read, headline: null })).toBe('Aide');
  expect(titleOf(NOTHING)).toBeNull();
});

it.each([
  [0.4, 'less than a year'],
  [1, '1 year'],
  [1.5, '1.5 years'],
  [6.3, '6 years'],
])('says %s years as "%s"', (years, text) => {
  expect(plainSpaces(factText('experience', { ...NOTHING, years }))).toBe(text);
});

it('shortens lists and says what is left out', () => {
  const facts = { ...NOTHING, skills: ['SQL', 'Python', 'dbt', 'Excel', 'R'] };
  expect(factText('skills', facts)).toBe('SQL, Python, dbt');
  expect(moreOf('skills', facts)).toBe(2);
});

it('knows nothing that was not said', () => {
  for (const name of ['work', 'experience', 'licenses', 'skills', 'location', 'pay'] as const)
    expect(factText(name, NOTHING)).toBeNull();
  expect(factText('pay', { ...NOTHING, salary_min: 7_500_000 })).toBe('from $75k/yr');
});
