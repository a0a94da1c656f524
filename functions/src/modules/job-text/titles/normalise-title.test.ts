import { describe, expect, it } from 'vitest';
import { normaliseTitle } from './normalise-title.ts';

describe('normaliseTitle', () => {
  it.each([
    ['Senior Data Analyst', 'data analyst'],
    ['Registered Nurse (RN) - ICU - Nights', 'registered nurse'],
    ['Sr. Software Engineer II, Payments', 'software engineer'],
    ['Staff Accountant', 'staff accountant'],
    ['Staff Nurse', 'staff nurse'],
    ['Staff Software Engineer', 'software engineer'],
    ['Manager, Accounting', 'accounting manager'],
    ['Full-time Line Cook – $20/hr', 'line cook'],
    ['Truck Driver - Remote', 'truck driver'],
    ['', ''],
  ])('%s', (title, expected) => {
    expect(normaliseTitle(title)).toBe(expected);
  });
});
