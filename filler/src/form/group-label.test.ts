import { expect, test } from 'vitest';
import { fieldsOf } from './testing/page.ts';

/** A question over two boxes, tied to the first one, and a word below each, as JotForm draws them. */
const pair = (question: string, [one, other]: [string, string], id = 'a') =>
  `<li><label for="${id}1">${question}</label><div><span><input id="${id}1"> <label for="${id}1">${one}</label></span><span><input id="${id}2"> <label for="${id}2">${other}</label></span></div></li>`;
const labels = async (html: string) =>
  (await fieldsOf(`<form><h2>Step 1</h2>${html}</form>`)).map(({ label, section }) => [label, section]);

test('a box among several is named by its own label, not by that of all', async () => {
  expect(await labels(pair('Nome Completo:', ['Primeiro nome', 'Sobrenome']))).toEqual([
    ['Primeiro nome', 'Step 1'],
    ['Sobrenome', 'Step 1'],
  ]);
});

test('the question over several boxes is their heading where it may be about somebody else', async () => {
  expect(await labels(pair('Notfallkontakt', ['Vorname', 'Nachname']))).toEqual([
    ['Vorname', 'Notfallkontakt'],
    ['Nachname', 'Notfallkontakt'],
  ]);
});

test('a question with a hint for its only box, or with the parts of a date, keeps its name', async () => {
  const hint = '<div><label for="m">Mobile</label><label for="m">e.g. 555 0123</label><input id="m"></div>';
  expect(await labels(hint)).toEqual([['Mobile', 'Step 1']]);
  const [date] = await labels(pair('Start date', ['Date', 'Time']));
  expect(date?.[0]).toBe('Start date');
});
