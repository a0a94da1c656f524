import type { Profile } from '@contract/profile.ts';
import { expect, test } from 'vitest';
import { AboutFields, answeredPart, chosenValues, PreferencesForm } from './editable-profile.ts';

const profile = {
  location: 'NY',
  experience: '0-1 years',
  salary_currency: 'USD',
  salary_period: 'year',
  country: null,
  unanswered: ['location', 'experience', 'salary_currency', 'salary_period'],
} as Pick<
  Profile,
  'location' | 'experience' | 'salary_currency' | 'salary_period' | 'country' | 'unanswered'
>;

test('defaults that nobody chose are shown as open, chosen ones as chosen', () => {
  expect(chosenValues(profile)).toMatchObject({ location: '', experience: '' });
  const chosen = { ...profile, unanswered: [] };
  expect(chosenValues(chosen)).toMatchObject({ location: 'NY', experience: '0-1 years' });
});

test('pay is counted as where the person lives, until they say otherwise', () => {
  const inPoland = { ...profile, country: 'PL' };
  expect(chosenValues(inPoland)).toMatchObject({ salary_currency: 'PLN', salary_period: 'month' });
  expect(chosenValues({ ...inPoland, unanswered: [] })).toMatchObject({
    salary_currency: 'USD',
    salary_period: 'year',
  });
});

const values = {
  location: '',
  experience: '' as const,
  salary_currency: 'GBP',
  salary_period: 'year' as const,
  salary_min: null,
  salary_max: null,
};

test('what was left open is not sent as an answer', () => {
  expect(answeredPart(values, profile, new Set())).toEqual({ salary_min: null, salary_max: null });
});

test('a pay that is stated answers its currency and period', () => {
  const stated = { ...values, salary_min: 30_000_00 };
  expect(answeredPart(stated, profile, new Set(['salary_min']))).toMatchObject({
    salary_currency: 'GBP',
    salary_period: 'year',
  });
});

test('a chosen value that equals the default is sent', () => {
  const chosen = { ...values, experience: '0-1 years' as const, location: 'NY' };
  expect(answeredPart(chosen, profile, new Set(['experience', 'location']))).toMatchObject({
    experience: '0-1 years',
    location: 'NY',
  });
});

test('an answer can be taken back', () => {
  const answered = { unanswered: [] as Profile['unanswered'] };
  expect(answeredPart({ ...values, location: '' }, answered, new Set(['location']))).toMatchObject({
    location: '',
  });
});

test('a link is taken without its scheme, and refused when it is none', () => {
  const { links } = AboutFields.shape;
  const typed = (portfolio: string) => links.safeParse({ linkedin: '', github: '', portfolio });
  expect(typed('dana.example').data?.portfolio).toBe('https://dana.example');
  expect(typed('not a link').error?.issues[0]?.path).toEqual(['portfolio']);
});

test('somebody who looks for nothing cannot be matched', () => {
  const { job_titles } = PreferencesForm.shape;
  expect(job_titles.safeParse([]).error?.issues[0]?.message).toBe('Add at least one job title.');
});
