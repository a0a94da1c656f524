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

test('of boxes with one id, each has the label that stands beside it', async () => {
  const copied = (words: string) => `<label for="a">${words}</label><input id="a">`;
  expect(await labels(`<form>${copied('Nome')}${copied('Cognome')}${copied('Email')}</form>`)).toEqual([
    'Nome',
    'Cognome',
    'Email',
  ]);
  const behind = (words: string) => `<input id="a"><label for="a">${words}</label>`;
  expect(await labels(`<form>${behind('Nome')}${behind('Cognome')}</form>`)).toEqual(['Nome', 'Cognome']);
  const inBlocks = (words: string) => `<p><label for="a">${words}</label></p><p><input id="a"></p>`;
  expect(await labels(`<form>${inBlocks('Nome')}${inBlocks('Cognome')}</form>`)).toEqual(['Nome', 'Cognome']);
});
