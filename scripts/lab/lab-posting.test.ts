import { expect, it } from 'vitest';
import { readLabPosting } from './lab-posting.ts';

it.each([
  [
    { salary: { min: 90000, max: 110000 } },
    { min: 9_000_000, max: 11_000_000, currency: 'USD', period: 'year' },
  ],
  [{ salary: { Min: '40000', Max: '' } }, { min: 4_000_000, max: null, currency: 'USD', period: 'year' }],
  [
    { salary_min: 21.5, salary_max: 26, currency: 'CAD', period: 'hourly' },
    { min: 2150, max: 2600, currency: 'CAD', period: 'hour' },
  ],
  [
    { salary: 4500, period: 'per month', currency: 'EUR' },
    { min: 450_000, max: 450_000, currency: 'EUR', period: 'month' },
  ],
])('takes pay stated as fields: %j', (row, expected) => {
  expect(readLabPosting({ title: 'Nurse', ...row }, 0).salary).toMatchObject({
    ...expected,
    origin: 'stated',
  });
});

it('reads pay written as text, but takes no estimate of a job site for it', () => {
  expect(readLabPosting({ salary_text: '$53K-$91K' }, 0).salary).toMatchObject({
    min: 5_300_000,
    origin: 'parsed',
  });
  expect(readLabPosting({ salary_text: '$53K-$91K (Glassdoor est.)' }, 0).salary).toBeNull();
});

it.each([
  [{ remote: true }, 'remote'],
  [{ remote: 'yes' }, 'remote'],
  [{ remote: false }, null],
  [{ workplace: 'Hybrid' }, 'hybrid'],
])('takes the workplace stated as a field: %j', (row, expected) => {
  expect(readLabPosting({ title: 'Nurse', ...row }, 0).workplace).toBe(expected);
});

it('takes skills stated as a field', () => {
  expect(readLabPosting({ title: 'Nurse', skills: ['Triage'] }, 0).skills).toEqual(['Triage']);
});
