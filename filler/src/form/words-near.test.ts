import { expect, test } from 'vitest';
import { fieldOf, fieldsOf } from './testing/page.ts';

test('a name of a single choice that only a screen reader is given is no question', async () => {
  const choice = (value: string, word: string) =>
    `<div style="display: none" id="n-${value}">Do you own a car? ${word}</div><input type="radio" id="c-${value}" name="q" value="${value}" aria-labelledby="n-${value}"><label for="c-${value}">${word}</label>`;
  const asked = `<label for="elsewhere"><span>Do you own a car?</span></label><div>${choice('true', 'Yes')}${choice('false', 'No')}</div>`;
  expect(await fieldOf(`<div>${asked}</div>`)).toMatchObject({
    label: 'Do you own a car?',
    options: ['Yes', 'No'],
  });
});

test('a question that stands in the name of each choice is asked without the choice', async () => {
  const choice = (id: string, word: string) =>
    `<span id="${id}" hidden>Do you own a car? ${word}</span><input type="radio" name="q" id="i${id}" aria-labelledby="${id}"><label for="i${id}">${word}</label>`;
  expect(await fieldOf(choice('a', 'Yes') + choice('b', 'No'))).toMatchObject({ label: 'Do you own a car?' });
});

test('the parts of a date in lists of their own are named after the date', async () => {
  const part = (id: string, word: string) =>
    `<div><span id="p-${id}">${word}</span><input role="combobox" aria-haspopup="grid" id="${id}" aria-labelledby="l p-${id}"></div>`;
  const fields = await fieldsOf(`<span id="l">Start Date</span>${part('m', 'Month')}${part('y', 'Year')}`);
  expect(fields.map(({ label }) => label)).toEqual(['Start Date Month', 'Start Date Year']);
});

test('a cloud drive beside a file names nothing that is asked for', async () => {
  const field = await fieldOf(
    '<div><span role="button">Dropbox</span></div><div><label for="f"><span role="button">File</span></label><input id="f" type="file"></div>',
  );
  expect(field.label).not.toBe('Dropbox');
});

test.each([
  ['From (month/year)', 'MM/YYYY'],
  ['To (month/year)', 'MM/YYYY'],
  ['Date from', 'MM/YYYY'],
])('"%s" asks, though a placeholder says how', async (label, placeholder) => {
  const html = `<label for="f">${label}</label><input id="f" placeholder="${placeholder}">`;
  expect((await fieldOf(html)).label).toBe(label);
});

test('a box that is named after its group and its part is asked for the group', async () => {
  const field = await fieldOf(
    '<label id="l">Start date</label><div><input id="d" aria-labelledby="l s"><label for="d" id="s">Date</label></div>',
  );
  expect(field.label).toBe('Start date');
});

test('a label after a box that names itself is about the box after it', async () => {
  const fields = await fieldsOf(
    '<form><input placeholder="Desired pay"><label>Start date</label><input type="date"><input placeholder="City"></form>',
  );
  expect(fields.map(({ label }) => label)).toEqual(['Desired pay', 'Start date', 'City']);
  const floating = await fieldsOf(
    '<form><div><input placeholder="e.g. Dana"><label>First name</label></div><div><input placeholder="e.g. Okafor"><label>Last name</label></div></form>',
  );
  expect(floating.map(({ label }) => label)).toEqual(['First name', 'Last name']);
});
