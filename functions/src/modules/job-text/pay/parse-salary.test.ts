import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLikelySalary, parseLikelyTitleSalary, parseSalary, parseTitleSalary } from './parse-salary.ts';

const year = (min: number | null, max: number | null, currency = 'USD') => ({
  min: min === null ? null : min * 100,
  max: max === null ? null : max * 100,
  currency,
  period: 'year',
  origin: 'parsed',
});
const hour = (min: number, max: number | null, currency = 'USD') => ({
  ...year(min, max, currency),
  period: 'hour',
});
const month = (min: number, max: number | null, currency: string) => ({
  ...year(min, max, currency),
  period: 'month',
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
    ['Pay Type\nHourly\nMin Hiring Rate\n$18.50', hour(18.5, null)],
    ['Pay Type\nHourly\nMin Hiring Rate\n$18.50\nMax Hiring Rate\n$22.95', hour(18.5, 22.95)],
    ['Pay: $55,000.00/Yr. - $68,500.00/Yr.', year(55_000, 68_500)],
    ['The salary is $61,000 per year - $74,000 per year.', year(61_000, 74_000)],
    ['Pay range: $24.10/hour to $31.85/hour', hour(24.1, 31.85)],
    ['Base pay: CAD$78,000 - CAD$96,000 annually', year(78_000, 96_000, 'CAD')],
    ['Base pay: USD $78,000 - USD $96,000 annually', year(78_000, 96_000)],
    ['Salary between $48,000 and $52,000 per year', year(48_000, 52_000)],
    ['Salary: $90,000+ per year', year(90_000, null)],
    ['Salary: minimum $70,000, maximum $85,000 per year', year(70_000, 85_000)],
    ['We offer $17.75/hr plus bonus and shift pay', hour(17.75, 17.75)],
    ['Base wage of $22/hour + bonuses', hour(22, 22)],
    ['SALARY$65,000 per year; raises as stores open', year(65_000, 65_000)],
    ['On-target earnings are $180,000 a year. Base salary: $110,000 per year.', year(110_000, 110_000)],
    ['Salary: $45,000 â\u0080\u0093 $55,000 per year', year(45_000, 55_000)],
    ['Wynagrodzenie: 14 000 - 18 000 zł brutto miesięcznie', month(14_000, 18_000, 'PLN')],
    ['Salaire : 38 000 € à 45 000 € brut par an', year(38_000, 45_000, 'EUR')],
    ['Salaire : 38-45 k€ par an', year(38_000, 45_000, 'EUR')],
    ['Gehalt ab 3.200,- € brutto pro Monat (14x)', month(3_200, null, 'EUR')],
    ['RAL 32.000 - 38.000 € annui', year(32_000, 38_000, 'EUR')],
    ['Salario: 2.500 € - 3.100 € brutos al mes', month(2_500, 3_100, 'EUR')],
    ['Salário: R$ 6.500,00 a R$ 8.000,00 por mês', month(6_500, 8_000, 'BRL')],
    ['Salaris: € 3.400 tot € 4.600 bruto per maand', month(3_400, 4_600, 'EUR')],
    ['Månadslön: 42 000 - 48 000 SEK', month(42_000, 48_000, 'SEK')],
    ['Salariu: 7000 - 9000 lei pe lună', month(7_000, 9_000, 'RON')],
    ['Maaş: 60.000 - 80.000 TL aylık', month(60_000, 80_000, 'TRY')],
    ['The package is $60-$75 K p.a. plus bonus', year(60_000, 75_000)],
    ['Starting pay: $18.50 an hour. Top performers make $31.00 to $32.00 per hour.', hour(18.5, 18.5)],
    ['CTC: 12-18 LPA', year(1_200_000, 1_800_000, 'INR')],
    ['Salary: ₹12,00,000 - ₹18,00,000 per annum', year(1_200_000, 1_800_000, 'INR')],
    ['Salary: ¥6,000,000 - ¥9,000,000 per year', year(6_000_000, 9_000_000, 'JPY')],
    ['Lön: 38 000 kr per månad', month(38_000, 38_000, 'SEK'), 'SE'],
    ['Day rate: £450 - £525 per day', { ...year(450, 525, 'GBP'), period: 'day' }],
    ['Pay: CHF 95’000 – 110’000 per year', year(95_000, 110_000, 'CHF')],
    [
      'Tuition of $5,000 per year is paid. The salary range is $60,000 - $70,000 per year.',
      year(60_000, 70_000),
    ],
  ] as [string, unknown, string?][])('reads %s', (text, expected, country) => {
    expect(parseSalary(text, country)).toEqual(expected);
  });

  it('takes a bare dollar sign for the currency of the country', () => {
    expect(parseSalary('Pay: $60,000 - $70,000 per year', 'CA')?.currency).toBe('CAD');
    expect(parseSalary('Pay: $60,000 - $70,000 per year', 'US')?.currency).toBe('USD');
  });

  it.each([
    'Salary: $90,000 - $110,000',
    'Compensation $120k-$150k depending on experience',
    'We raised $40 million per year in funding',
    'Pay: $2,400 bi-weekly',
    'Drivers earn $0.62 per mile',
    'Free gym: $40 per month',
    'Employees get 401k match up to $6,000 per year',
    'Salary 2024: we grew from 40 to 80 people a year',
    'Closed deals worth $85,000 - $105,000 per year',
    'Stock grants of $20,000 - $30,000 a year',
    'Lön: 38 000 kr per månad',
    'A tuition budget of $5,250 per year',
    'Sign-on bonus of $10,000 paid over one year',
    'You will manage $2,000,000 - $4,000,000 in annual revenue',
    '401(k) with a 4% match per year',
    'Our team is 40 - 50 people and grows each year',
    'Salary: 80,000 - 90,000 per year',
    'Competitive pay, 3-5 years of experience',
    'Earn $3 - $4 per year',
    'Pay: $110,000 - $4,000 per year',
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
    // What stands between two amounts is looked at once, not in every way that it can be taken apart.
    expect(parseSalary(`Pay $5${'a'.repeat(40)}$6 per hour`)).toEqual(hour(6, 6));
  });
});

describe('parseLikelySalary', () => {
  it.each([
    ['Salary: $90,000 - $110,000', year(90_000, 110_000)],
    ['Salary £40k–£50k', year(40_000, 50_000, 'GBP')],
    ['Starting salary: ₹1,200,000', year(1_200_000, 1_200_000, 'INR')],
    ['Pay: $110,000 - $60,000', year(60_000, 110_000)],
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
    'Pay 90,000 - 110,000',
  ])('reads nothing from: %s', (text) => {
    expect(parseLikelySalary(text)).toBeNull();
  });
});

describe('the pay of a title', () => {
  it.each([
    ['Registered Nurse (RN) - Observation Unit - $31-43 per hour - 88213', hour(31, 43)],
    ['Travel Nurse - Oncology - $2,110 per week - 771204', { ...hour(2110, 2110), period: 'week' }],
    ['Surgical Tech in Duluth, MN - Make $1,912wk', { ...hour(1912, 1912), period: 'week' }],
    ['Cleaner - starting at $16.50/hr', { ...hour(16.5, 16.5), max: null }],
    ['Locum Radiologist - $210/hourly - $260/hourly', hour(210, 260)],
    ['Welder, 2nd shift - Pay starts $ $21.25/hour', { ...hour(21.25, 21.25), max: null }],
    ['Packer - $ 17.25 per hour - 2nd shift', hour(17.25, 17.25)],
    ['Diesel Mechanic, earn up to $38 hr', { ...hour(38, 38), min: null }],
  ])('is read from %s', (title, expected) => expect(parseTitleSalary(title)).toEqual(expected));

  it.each([
    ['Staff Engineer - $185k+', { ...year(185_000, 185_000), max: null }],
    ['District Manager ($110k-$140k)', year(110_000, 140_000)],
    ['Front Desk $18', hour(18, 18)],
  ])('has a likely period in %s', (title, expected) => {
    expect(parseTitleSalary(title)).toBeNull();
    expect(parseLikelyTitleSalary(title)).toEqual(expected);
  });

  it.each([
    'Forklift Operator - $2,000 Sign-On Bonus',
    'Staff Pharmacist $40,000 sign on bonus & relocation',
    'Analyst at a $60B+ fund',
    'Route Driver (up to $5k sign on)',
    'Job #4421, 2nd shift, 40 hours',
  ])('is no other money: %s', (title) => expect(parseLikelyTitleSalary(title)).toBeNull());
});
