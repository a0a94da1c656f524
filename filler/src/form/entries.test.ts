import { expect, test } from 'vitest';
import { fieldsOf } from './testing/page.ts';

const box = (name: string, label: string) =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}">`;
const entries = async (html: string) =>
  (await fieldsOf(`<form>${html}</form>`)).map(({ label, repeat }) => [label, repeat?.of, repeat?.index]);

test('dates whose names carry the number of a school before them are of that school', async () => {
  const school = (at: number) =>
    box(`school-${at}`, 'School') + box(`start-year-${at}`, 'From') + box(`end-year-${at}`, 'To');
  expect(await entries(school(0) + school(1))).toEqual([
    ['School', 'school', 0],
    ['From', 'school', 0],
    ['To', 'school', 0],
    ['School', 'school', 1],
    ['From', 'school', 1],
    ['To', 'school', 1],
  ]);
});

test('a date that carries no number, or another one, is asked of the new job', async () => {
  const after = (name: string) => box('school-0', 'School') + box(name, 'Start date');
  expect((await entries(after('start_date'))).at(-1)).toEqual(['Start date', undefined, undefined]);
  expect((await entries(after('start-date-3'))).at(-1)).toEqual(['Start date', undefined, undefined]);
});

test('an employer before the other boxes of a job is of that job if its name carries the same number', async () => {
  const job = (at: number) => box(`company_${at}`, 'Company') + box(`position_${at}`, 'Position');
  expect(await entries(job(1) + job(2))).toEqual([
    ['Company', 'job', 0],
    ['Position', 'job', 0],
    ['Company', 'job', 1],
    ['Position', 'job', 1],
  ]);
  const other = box('company_9', 'Company') + box('position_1', 'Position');
  expect((await entries(other))[0]).toEqual(['Company', undefined, undefined]);
  expect((await entries(box('note_1', 'Note') + box('position_1', 'Position')))[0]?.[1]).toBeUndefined();
});
