import { expect, test } from 'vitest';
import { durationOption, numbersIn, rangeOption, spanIn } from './quantity.ts';

test.each([
  [['menos de 1 año', '1-3 años', '4-6 años', 'más de 6 años'], 'más de 6 años'],
  [['weniger als 3 Jahre', '3-5 Jahre', 'mehr als 5 Jahre'], 'mehr als 5 Jahre'],
  [['moins de 2 ans', '2 à 5 ans', '6 à 10 ans', 'plus de 10 ans'], '6 à 10 ans'],
  [['meno di 5 anni', 'oltre 5 anni'], 'oltre 5 anni'],
  [['do 5 lat', 'ponad 5 lat'], 'ponad 5 lat'],
  [['1-2 Jahre', '3-5 Jahre', '6 Jahre und mehr'], '6 Jahre und mehr'],
  [['0-2 år', '3-5 år', '6 år och mer'], '6 år och mer'],
])('of %j, seven years are "%s"', (options, chosen) => {
  expect(rangeOption(options, 7)).toBe(chosen);
});

test('thousands may be marked by a full stop, and a small number may have three decimals', () => {
  expect(numbersIn('50.000 - 60.000 €')).toEqual([50_000, 60_000]);
  expect(numbersIn('3.750')).toEqual([3.75]);
});

test('ranges of pay mark thousands by a full stop', () => {
  const pay = ['Até R$ 2.000', 'De R$ 2.001 a R$ 2.500', 'De R$ 2.501 a R$ 3.000', 'Acima de R$ 3.000'];
  expect(rangeOption(pay, 2400)).toBe('De R$ 2.001 a R$ 2.500');
  expect(rangeOption(pay, 1500)).toBe('Até R$ 2.000');
  expect(rangeOption(['2.000 – 3.000 €', '3.001 – 4.500 €'], 3200)).toBe('3.001 – 4.500 €');
  expect(rangeOption(['2.500 - 3.000', '3.001 - 4.000'], 3.2)).toBe('3.001 - 4.000');
});

test.each([
  [['sofort', '1 Monat', '3 Monate zum Quartalsende', '3 Monate'], '3 months', '3 Monate'],
  [['direct', '1 maand', '2 maanden'], '2 months', '2 maanden'],
  [['subito', '2 settimane', '1 mese'], '2 weeks', '2 settimane'],
])('of %j, %s are "%s"', (options, span, chosen) => {
  expect(durationOption(options, span)).toBe(chosen);
});

test.each([
  ['Notice period (days)', '2 weeks', '14'],
  ['Notice period (weeks)', '2 weeks', '2'],
  ['Notice period (months)', '2 weeks', null],
  ['Kündigungsfrist in Monaten', '60 days', '2'],
  ['Préavis (mois)', '1 month', '1'],
  ['Préavis (semaines)', '1 month', null],
  ['Notice period', '2 weeks', null],
  ['Notice period (weeks or months)', '2 weeks', null],
  ['Notice period (days)', 'immediately', '0'],
  ['Notice period (days)', '2-4 weeks', null],
])('to "%s", %s are %s', (asked, span, count) => {
  expect(spanIn(asked, span)).toBe(count);
});

test('working days are not counted from weeks', () => {
  expect(spanIn('Notice period (days)', '2 weeks')).toBe('14');
  expect(spanIn('Notice period (working days)', '2 weeks')).toBe(null);
  expect(spanIn('Kündigungsfrist in Arbeitstagen', '2 weeks')).toBe(null);
});
