import { expect, test } from 'vitest';
import { field } from '../testing/forms.ts';
import { asText } from './as-text.ts';

test.each([
  ['MM/DD/YYYY', '03/07/2026'],
  ['TT.MM.JJJJ', '07.03.2026'],
  ['jj/mm/aaaa', '07/03/2026'],
  ['dd/mm/yy', '07/03/26'],
  ['DD.MM.YY', '07.03.26'],
  ['TT.MM.JJ', '07.03.26'],
  ['jj/mm/aa', '07/03/26'],
  ['MM/YY', '03/26'],
  ['MM/JJ', '03/26'],
  ['yyyy-mm-dd', '2026-03-07'],
])('a box that shows %s gets the whole date in that form', (help, value) => {
  expect(asText(field('Available from', { help }), 'start_date', '2026-03-07', null)).toBe(value);
});

test('a date without its day fits no box that shows one', () => {
  expect(asText(field('From', { help: 'dd/mm/yy' }), 'job_start_date', '2021-03', null)).toBeNull();
  expect(asText(field('From', { help: 'mm/yy' }), 'job_start_date', '2021-03', null)).toBe('03/21');
  expect(asText(field('From', { help: 'mm/yy' }), 'job_start_date', '2021', null)).toBeNull();
});
