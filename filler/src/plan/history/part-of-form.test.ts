import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from '../testing/forms.ts';

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
