import { expect, test } from 'vitest';
import { asksOtherPay } from './pay-terms.ts';

const isOther = (label: string) => asksOtherPay('salary_expectation', label, 'US');

test.each([
  'Salary expectations (not including bonus)',
  'Expected base salary, excluding bonus and equity',
  'Desired base salary',
  'Annual salary expectation before any bonus',
])('"%s" asks for the salary', (label) => {
  expect(isOther(label)).toBe(false);
});

test.each([
  'Salary expectation including bonus',
  'Expected bonus, excluding base',
  'Please select your minimum annual base salary requirement',
  'Minimum base salary',
  'Total compensation expectations',
])('"%s" asks for another amount', (label) => {
  expect(isOther(label)).toBe(true);
});
