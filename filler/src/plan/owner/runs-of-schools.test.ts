import { expect, test } from 'vitest';
import { dossier, field, valuesOf } from '../testing/forms.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const known = dossier({
  facts: { city: fact('Salem'), state: fact('MA'), school: fact('Tidewater'), graduation_date: fact('2017') },
});
const filled = (...labels: string[]) => {
  const form = labels.map((label, at) => field(`${label}${' '.repeat(at)}`, { key: `k${at}` }));
  return Object.keys(valuesOf(form, known)).map((label) => form.findIndex((one) => one.label === label));
};

test.each([
  { labels: ['School', 'City', 'State', 'Major'], at: [0] },
  { labels: ['High school', 'City', 'Graduation year', 'College', 'Graduation year'], at: [3, 4] },
])(
  'a place behind a school is the school’s, and a high school has dates of its own: $labels',
  ({ labels, at }) => {
    expect(filled(...labels)).toEqual(at);
  },
);

test.each([
  { labels: ['School', 'Graduation year', 'City'], at: [0, 1, 2] },
  { labels: ['City', 'School', 'Graduation year'], at: [0, 1, 2] },
])('a place before a school, or behind all of it, is the applicant’s: $labels', ({ labels, at }) => {
  expect(filled(...labels)).toEqual(at);
});
