import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from './testing/forms.ts';

test.each([
  ['Type your full legal name', 'Certify & submit under penalty of perjury'],
  ['Type your full name to sign', 'Application'],
  ['Enter your full legal name as your electronic signature', 'Application'],
])('"%s" under "%s" signs, so nobody but the applicant writes it', (label, section) => {
  expect(valuesOf([field(label, { section })], dossier())).toEqual({});
});

test('a full name under the applicant’s details is told', () => {
  const form = [field('Enter your full legal name', { section: 'Personal details' })];
  expect(valuesOf(form, dossier())).toEqual({ 'Enter your full legal name': 'Dana Okafor' });
});

test('an amount is not given in lakhs or thousands, wherever the form says so', () => {
  const known = dossier({ answers: [said('salary_expectation:US', '120000')] });
  const asked = (help: string) => valuesOf([field('Expected CTC', { kind: 'number', help })], known);
  expect(asked('in lakhs')).toEqual({});
  expect(asked('e.g. 90000')).toEqual({ 'Expected CTC': '120000' });
});

test.each([
  ['Name on card', ''],
  ['ZIP code', 'Billing'],
  ['Full name', 'Bank account holder'],
  ['Email', 'Payment details'],
])('"%s" under "%s" is of who pays', (label, section) => {
  const known = dossier({ facts: { postcode: { value: '02116', origin: 'profile' } } });
  expect(valuesOf([field(label, section ? { section } : {})], known)).toEqual({});
});

const job = (employer: string, current: boolean) => ({
  employer,
  title: 'Nurse',
  location: 'Salem',
  start: '2021-03',
  end: current ? null : '2023-05',
  current,
  description: '',
});

test.each([
  'Previous employer',
  'Former employer',
  'Last employer',
  'Previous job title',
  'Letzter Arbeitgeber',
])('"%s" is not the one that the applicant has now', (label) => {
  const repeat = { of: 'job', index: 0 } as const;
  const now = [job('Harbor Health', true), job('Quarry Labs', false)];
  const facts = { current_company: { value: 'Harbor Health', origin: 'profile' as const } };
  for (const more of [{}, { repeat }]) {
    expect(valuesOf([field(label, more)], dossier({ jobs: now }))).toEqual({});
    expect(valuesOf([field(label, more)], dossier({ facts })), 'of nobody’s resume').toEqual({});
  }
});

test('"Previous employer" is the latest one of somebody who left it', () => {
  const known = dossier({ jobs: [job('Quarry Labs', false)] });
  const asked = field('Previous employer', { repeat: { of: 'job', index: 0 } });
  expect(valuesOf([asked], known)).toEqual({ 'Previous employer': 'Quarry Labs' });
  const now = dossier({ jobs: [job('Harbor Health', true)] });
  expect(valuesOf([field('Current or last employer')], now)).toEqual({
    'Current or last employer': 'Harbor Health',
  });
});
