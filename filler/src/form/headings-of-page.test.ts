import { expect, test } from 'vitest';
import { fieldsOf } from './testing/page.ts';

const sections = async (html: string) =>
  (await fieldsOf(html)).map(({ label, section = '', repeat }) => [label, section, repeat?.of ?? '']);
const cell = (label: string) => `<td>${label}</td><td><input></td>`;

test('a row of one cell over all columns heads what follows', async () => {
  const html = `<table><tr><td colspan="4"><b>Employment history (most recent first)</b></td></tr><tr>${cell('Employer:')}${cell('From:')}</tr><tr><td colspan="4">References</td></tr><tr>${cell('Name:')}${cell('Phone:')}</tr></table>`;
  expect(await sections(html)).toEqual([
    ['Employer', 'Employment history (most recent first)', 'job'],
    ['From', 'Employment history (most recent first)', 'job'],
    ['Name', 'References', ''],
    ['Phone', 'References', ''],
  ]);
});

test('a block in bold heads what follows only if it is a known heading', async () => {
  const html =
    '<p><strong>Education</strong></p><label>Major<input></label><p><b>Your reasons</b></p><label>Why us<input></label>';
  expect((await sections(html)).map(([, section]) => section)).toEqual(['Education', 'Education']);
});

test('boxes of a table are named by the headings of their columns, row by row', async () => {
  const row = '<tr><td><input></td><td><input></td></tr>';
  const html = `<table><caption>Work history</caption><thead><tr><th>Company</th><th>From</th></tr></thead>${row}${row}</table>`;
  const fields = await fieldsOf(html);
  expect(fields.map(({ label, repeat }) => [label, repeat?.index])).toEqual([
    ['Company', 0],
    ['From', 0],
    ['Company', 1],
    ['From', 1],
  ]);
});

test('a row that says what it asks needs no heading of its columns', async () => {
  const html =
    '<table><tr><th>Field</th><th>Answer</th></tr><tr><td>First name</td><td><input></td></tr><tr><td>City</td><td><input></td></tr></table>';
  expect((await fieldsOf(html)).map(({ label }) => label)).toEqual(['First name', 'City']);
});
