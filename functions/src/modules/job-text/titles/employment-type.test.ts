import { describe, expect, it } from 'vitest';
import { employmentTypeOf } from './employment-type.ts';

describe('employmentTypeOf', () => {
  it.each([
    ['Full-time', 'full_time'],
    ['Full Time', 'full_time'],
    ['Permanent', 'full_time'],
    ['Part-Time', 'part_time'],
    ['Contract', 'contract'],
    ['Temporary', 'temporary'],
    ['Intern', 'internship'],
    ['', null],
    ['Sales', null],
  ])('of %j is %s', (text, type) => {
    expect(employmentTypeOf(text)).toBe(type);
  });
});
