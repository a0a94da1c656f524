import { expect, test } from 'vitest';
import { dossier, field, valuesOf } from '../testing/forms.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const known = dossier({
  facts: {
    current_title: fact('Ward nurse'),
    current_company: fact('Harbor Health'),
    street_address: fact('12 Quay Road'),
    city: fact('Salem'),
    state: fact('MA'),
    postcode: fact('01970'),
    country: fact('US'),
  },
});
const filled = (...labels: string[]) => {
  const form = labels.map((label, at) => field(`${label}${' '.repeat(at)}`, { key: `k${at}` }));
  return Object.keys(valuesOf(form, known)).map((label) => form.findIndex((one) => one.label === label));
};

test.each([
  [['Phone', 'Emergency contact', 'Phone'], [0]],
  [['Emergency contact', 'Phone'], []],
  [['Telefon', 'Vorgesetzter', 'Telefon'], [0]],
  [['Father’s name', 'Occupation'], []],
  [['Nominee name', 'Relation', 'Phone'], []],
  [['Name of relative employed here', 'Department', 'Job title'], []],
  [['Employer', 'Phone', 'City', 'Supervisor', 'From'], []],
  [['Nombre del padre', 'Ocupación'], []],
  [
    ['Phone', 'Current employer', 'Phone'],
    [0, 1],
  ],
])('a box behind somebody else’s name is about them: %s', (labels, at) => {
  expect(filled(...labels)).toEqual(at);
});

test.each([
  [
    ['Father’s name', 'Mother’s name', 'Email', 'Phone'],
    [2, 3],
  ],
  [['Who referred you?', 'Phone'], [1]],
  [['Emergency contact', 'Your phone number'], [1]],
  [
    ['Employer', 'Phone', 'City', 'Notice period'],
    [1, 2],
  ],
  [
    ['Current employer', 'Job title'],
    [0, 1],
  ],
])('what the form has not asked yet is the applicant’s: %s', (labels, at) => {
  expect(filled(...labels)).toEqual(at);
});

test.each([
  [
    ['City', 'State', 'ZIP code', 'City', 'State', 'ZIP code'],
    [0, 1, 2],
  ],
  [['Passport number', 'Country', 'Expiry date'], []],
  [['Driver’s license number', 'State'], []],
  [['Place of birth', 'City', 'State', 'Country'], []],
  [
    ['Place of birth', 'City', 'ZIP code'],
    [1, 2],
  ],
  [['City', 'Previous address', 'City', 'ZIP code'], [0]],
  [['Permanent address', 'City', 'State'], []],
  [['Vehicle make', 'Year', 'State'], []],
  [
    ['Driver’s license number', 'Street address', 'City'],
    [1, 2],
  ],
  [
    ['City', 'State', 'Province', 'ZIP code'],
    [0, 1, 2, 3],
  ],
])('a second address and the place of a document are asked: %s', (labels, at) => {
  expect(filled(...labels)).toEqual(at);
});

test('"How long?" alone asks how long something else was', () => {
  const notice = dossier({
    answers: [{ topic: 'notice_period', value: '1 month', label: '', answered_at: '' }],
  });
  expect(valuesOf([field('How long?')], notice)).toEqual({});
  expect(valuesOf([field('How long is your notice period?')], notice)).not.toEqual({});
});

test('"Name" under the heading of one employer is the employer’s', () => {
  const employed = dossier({
    jobs: [
      {
        employer: 'Harbor Health',
        title: '',
        location: '',
        start: null,
        end: null,
        current: true,
        description: '',
      },
    ],
  });
  const under = (section: string) =>
    valuesOf([field('Name', { section, repeat: { of: 'job', index: 0 } })], employed);
  expect(under('Current Employer (most recent)')).toEqual({ Name: 'Harbor Health' });
  expect(under('Supervisor at your current employer')).toEqual({});
});
