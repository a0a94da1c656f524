import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLikelySalary, parseSalary } from './parse-salary.ts';

const year = (min: number | null, max: number | null, currency = 'USD') => ({
  min: min === null ? null : min * 100,
  max: max === null ? null : max * 100,
  currency,
  period: 'year',
  origin: 'parsed',
});
const hour = (min: number, max: number, currency = 'USD') => ({
  ...year(min, max, currency),
  period: 'hour',
});

describe('parseSalary', () => {
  it.each([
    ['The pay range is $85,000 - $105,000 per year.', year(85_000, 105_000)],
    ['Salary: $85K–$105K annually, plus bonus', year(85_000, 105_000)],
    ['Pay 85-105k USD per annum', year(85_000, 105_000)],
    ['Annual base salary range: $120,000 to $150,000', year(120_000, 150_000)],
    ['Pay: $21.50 - $26.75/hr', hour(21.5, 26.75)],
    ['We pay $18 to $22 an hour.', hour(18, 22)],
    ['Hourly rate of $31.00 for this role', hour(31, 31)],
    ['£32,000 – £38,000 per annum', year(32_000, 38_000, 'GBP')],
    ['Gehalt: 55.000 € bis 65.000 € pro Jahr', year(55_000, 65_000, 'EUR')],
    ['The base salary is up to $90,000 per year', year(null, 90_000)],
    ['Salary starting at $52,000 a year', year(52_000, null)],
    ['Earn CA$70,000 - CA$80,000 per year', year(70_000, 80_000, 'CAD')],
    ['Pay: $70,000 - $80,000 CAD per year', year(70_000, 80_000, 'CAD')],
    ['$14 - $18hr', hour(14, 18)],
    [
      'Tuition of $5,000 per year is paid. The salary range is $60,000 - $70,000 per year.',
      year(60_000, 70_000),
    ],
  ])('reads %s', (text, expected) => {
    expect(parseSalary(text)).toEqual(expected);
  });

  it('takes a bare dollar sign for the currency of the country', () => {
    expect(parseSalary('Pay: $60,000 - $70,000 per year', 'CA')?.currency).toBe('CAD');
    expect(parseSalary('Pay: $60,000 - $70,000 per year', 'US')?.currency).toBe('USD');
  });

  it.each([
    'Salary: $90,000 - $110,000',
    'Compensation $120k-$150k depending on experience',
    'We raised $40 million per year in funding',
    'A tuition budget of $5,250 per year',
    'Sign-on bonus of $10,000 paid over one year',
    'You will manage $2,000,000 - $4,000,000 in annual revenue',
    '401(k) with a 4% match per year',
    'Our team is 40 - 50 people and grows each year',
    'Salary: 80,000 - 90,000 per year',
    'Competitive pay, 3-5 years of experience',
    'Earn $3 - $4 per year',
    'Pay: $110,000 - $60,000 per year',
  ])('reads nothing from: %s', (text) => {
    expect(parseSalary(text)).toBeNull();
  });

  it('reads back any range that is written with currency and period', () => {
    const ways = [
      (low: string, high: string) => `The pay range for this position is ${low} - ${high} per year.`,
      (low: string, high: string) => `Salary: ${low}–${high} annually`,
      (low: string, high: string) => `Compensation for this role is ${low} to ${high} a year.`,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...ways),
        (thousands, more, way) => {
          const [low, high] = [thousands * 1000, (thousands + more) * 1000];
          const words = (value: number) => `$${value.toLocaleString('en-US')}`;
          expect(parseSalary(way(words(low), words(high)))).toEqual(year(low, high));
        },
      ),
    );
  });

  it('never finds pay in a text that names no period, and never throws', () => {
    const words = fc.constantFrom(
      '$',
      '€',
      'USD',
      '90,000',
      '15.50',
      '120k',
      '-',
      'to',
      'salary',
      'pay',
      'range',
      '.',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        expect(parseSalary(parts.join(' '))).toBeNull();
      }),
    );
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void parseSalary(text)));
  });
});

describe('parseLikelySalary', () => {
  it.each([
    ['Salary: $90,000 - $110,000', year(90_000, 110_000)],
    ['Salary £40k–£50k', year(40_000, 50_000, 'GBP')],
    ['Pay Type\nHourly\nMin Hiring Rate\n$18.50', hour(18.5, 18.5)],
    ['Starting salary: ₹1,200,000', year(1_200_000, 1_200_000, 'INR')],
  ])('takes the period for granted: %s', (text, expected) => {
    expect(parseSalary(text)).toBeNull();
    expect(parseLikelySalary(text)).toEqual(expected);
  });

  it('prefers what is written in full', () => {
    const text = 'Compensation: $100,000 - $120,000. The pay range is $85,000 - $105,000 per year.';
    expect(parseLikelySalary(text)).toEqual(year(85_000, 105_000));
  });

  it.each([
    'We raised $40,000,000 - $60,000,000 in funding',
    'Phone benefit: $25 per paycheck subsidy',
    'Make $20 - $100 per completed call',
    'You will manage a budget of $200,000',
    'Pay: $110,000 - $60,000',
    'Pay 90,000 - 110,000',
  ])('reads nothing from: %s', (text) => {
    expect(parseLikelySalary(text)).toBeNull();
  });
});
