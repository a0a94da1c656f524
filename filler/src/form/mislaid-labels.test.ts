import { expect, test } from 'vitest';
import { fieldsOf } from './testing/page.ts';

const labels = async (html: string) => (await fieldsOf(html)).map(({ label }) => label);
const line = (target: string, words: string, id: string) =>
  `<div class="line"><label for="${target}">${words}</label><input id="${id}"></div>`;

test('a label beside a box counts, where its id is that of a copied line', async () => {
  const html = line('a', 'Vorname', 'a') + line('a', 'Nachname', 'b') + line('b', 'Ort', 'c');
  expect(await labels(`<form>${html}</form>`)).toEqual(['Vorname', 'Nachname', 'Ort']);
});

test('a label that stands apart from its box is tied by its id', async () => {
  const apart =
    '<div><label for="a">Vorname</label><label for="b">Ort</label></div><div><input id="a"></div><div><input id="b"></div>';
  expect(await labels(`<form>${apart}</form>`)).toEqual(['Vorname', 'Ort']);
  const table = '<table><tr><td><label for="a">Ort</label></td></tr><tr><td><input id="a"></td></tr></table>';
  expect(await labels(`<form>${table}</form>`)).toEqual(['Ort']);
});
