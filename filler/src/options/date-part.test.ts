import { expect, it } from 'vitest';
import { dateOption, partAsked, partOfDate } from './date-part.ts';

const GERMAN = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
const SPANISH =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

it.each([
  ['German', GERMAN],
  ['Spanish', SPANISH],
])('chooses each month in a list of %s names', (_, names) => {
  names.forEach((name, at) => {
    const date = `2027-${String(at + 1).padStart(2, '0')}-15`;
    expect(partOfDate(date, 'month', ['–', ...names])).toBe(name);
  });
});

it('chooses a number before a name, and nothing that is not offered', () => {
  expect(partOfDate('2027-03-15', 'month', ['1', '2', '3'])).toBe('3');
  expect(partOfDate('2027-03-15', 'month', ['01', '02', '03'])).toBe('03');
  expect(partOfDate('2027-03-15', 'month', ['April', 'May'])).toBeNull();
  expect(partOfDate('2027-03-15', 'day', ['March'])).toBeNull();
  expect(partOfDate('2027', 'month', ['March'])).toBeNull();
});

it.each([
  ['Graduation year', 'year'],
  ['End Date Year', 'year'],
  ['Abschlussjahr', 'year'],
  ['Examensår', 'year'],
  ['Afstudeerjaar', 'year'],
  ['Född', null],
  ['Año de graduación', 'year'],
  ['End Date Month', 'month'],
  ['Start date (month)', 'month'],
  ['Graduation month/year', null],
  ['Month and year of graduation', null],
  ['Graduation date', null],
  ['Date (year first)', null],
])('"%s" asks for %s alone', (label, part) => {
  expect(partAsked(label)).toBe(part);
});

it.each([
  [['2015', '2016', '2017', 'Before 2015'], '2017'],
  [['Spring 2017', 'May 2017', 'December 2017'], 'May 2017'],
  [['', ...GERMAN], 'Mai'],
  [['2018', '2019', '2020'], null],
  [['Yes', 'No'], null],
])('of %j, a date in May 2017 chooses %s', (options, chosen) => {
  expect(dateOption(options, '2017-05')).toBe(chosen);
});

it.each([
  'Date available (this year)',
  'Earliest possible start date, by month',
  'Salary reviewed every year',
])('"%s" asks for no part of a date', (label) => {
  expect(partAsked(label)).toBeNull();
});
