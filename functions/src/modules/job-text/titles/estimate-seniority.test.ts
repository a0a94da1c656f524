import { describe, expect, it } from 'vitest';
import { featuresWith } from '../testing/builders.ts';

const estimateOf = (title: string, description_text = '') =>
  featuresWith({ title, description_text }).seniority_estimate?.seniority;

describe('seniority where nothing states it', () => {
  it.each([
    ['Cashier', 'entry'],
    ['Warehouse Associate - Nights', 'entry'],
    ['Pharmacy Technician', 'entry'],
    ['Customer Service Representative', 'entry'],
    ['Delivery Driver', 'entry'],
    ['Software Engineer', 'mid'],
    ['Product Manager', 'mid'],
    ['Corporate Counsel', 'mid'],
    ['Family Physician', 'mid'],
    ['Assistant Marketing Manager', 'mid'],
  ])('of %s is %s', (title, seniority) => expect(estimateOf(title)).toBe(seniority));

  it('follows the years, the degree, and the pay', () => {
    expect(estimateOf('Analyst', 'Requirements:\nAt least 6 years of experience in finance')).toBe('senior');
    expect(estimateOf('Administrator', 'Requirements:\nOne year of experience')).toBe('entry');
    expect(estimateOf('Specialist', 'Pay: $35,000 a year')).toBe('entry');
    expect(estimateOf('Specialist', 'Pay: $140,000 a year')).toBe('mid');
  });

  it('is not estimated where the title states it', () => {
    const { seniority, seniority_estimate } = featuresWith({ title: 'Senior Cashier' });
    expect([seniority, seniority_estimate]).toEqual(['senior', null]);
  });

  it('is unknown without a title', () => {
    expect(estimateOf('')).toBeUndefined();
  });

  it('is surer of what more signs say', () => {
    const confidence = (title: string) => featuresWith({ title }).seniority_estimate?.confidence ?? 0;
    expect(confidence('Part-time Cashier')).toBeGreaterThan(confidence('Office Specialist'));
    expect(confidence('Part-time Cashier')).toBeLessThan(1);
  });
});
