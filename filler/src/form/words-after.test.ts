import { expect, test } from 'vitest';
import { fieldsOf } from './testing/page.ts';

const labels = async (html: string) => (await fieldsOf(`<form>${html}</form>`)).map(({ label }) => label);
const cells = (...words: string[]) => `<tr>${words.map((one) => `<td>${one}</td>`).join('')}</tr>`;
const BOX = '<input name="x1">';

test.each([
  `<p>${BOX} Last ${BOX} First ${BOX} Middle</p>`,
  `${BOX} Last<br>${BOX} First<br>${BOX} Middle<br>`,
  `${BOX}<br><small>Last</small><br>${BOX}<br><small>First</small><br>${BOX}<br><small>Middle</small>`,
  `<div>${BOX} Last</div><div>${BOX} First</div><div>${BOX} Middle</div>`,
  `<p>Applicant: ${BOX} (Last) ${BOX} (First) ${BOX} (Middle)</p>`,
  `<table>${cells(BOX, BOX, BOX)}${cells('Last', 'First', 'Middle')}</table>`,
  `<table>${cells('Last', 'First', 'Middle')}${cells(BOX, BOX, BOX)}</table>`,
  `<table>${cells(BOX, 'Last')}${cells(BOX, 'First')}${cells(BOX, 'Middle')}</table>`,
])('words behind a box, below or above it, are those of the box: %s', async (html) => {
  expect(await labels(html)).toEqual(['Last', 'First', 'Middle']);
});

test('captions by turns belong to the row that the table begins with', async () => {
  const below = cells(BOX, BOX) + cells('Last', 'First') + cells(BOX, BOX) + cells('City', 'State');
  expect(await labels(`<table>${below}</table>`)).toEqual(['Last', 'First', 'City', 'State']);
  const above = cells('Last', 'First') + cells(BOX, BOX) + cells('City', 'State') + cells(BOX, BOX);
  expect(await labels(`<table>${above}</table>`)).toEqual(['Last', 'First', 'City', 'State']);
});

test('captions below a row say which part of it each box takes', async () => {
  const html =
    cells('Full Name:', BOX, BOX) +
    cells('', 'Last', 'First') +
    cells('Address:', BOX, BOX) +
    cells('', 'Street', 'City');
  expect(await labels(`<table>${html}</table>`)).toEqual([
    'Last Full Name',
    'First Full Name',
    'Street',
    'City',
  ]);
});

test.each([
  `<div>Name</div><div>${BOX} as in your passport</div><div>City</div><div>${BOX}</div>`,
  `<p>Name: ${BOX} City: ${BOX} and country</p>`,
  `<p>Name ${BOX}</p><p>City ${BOX}</p>`,
])('words before a box stay its own: %s', async (html) => {
  expect(await labels(html)).toEqual(['Name', 'City']);
});

test('in a table whose columns are people or jobs, the rows say what is asked', async () => {
  const html = cells('', 'Father', 'Mother') + cells('Full name', BOX, BOX) + cells('Email', BOX, BOX);
  const fields = await fieldsOf(`<form><table>${html}</table></form>`);
  expect(fields.map(({ label, row }) => [label, row])).toEqual([
    ['Full name', 'Father'],
    ['Full name', 'Mother'],
    ['Email', 'Father'],
    ['Email', 'Mother'],
  ]);
});
