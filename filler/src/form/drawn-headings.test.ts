import { expect, test } from 'vitest';
import { fieldsOf } from './testing/page.ts';

const OWN = '<h2>About you</h2><label>Full name<input></label><label>Email<input></label>';
const box = (label: string) => `<div><label for="${label}">${label}</label><input id="${label}"></div>`;
const BELOW = box('Name') + box('Address') + box('City') + box('Phone');
const sections = async (html: string) =>
  (await fieldsOf(`<form>${html}</form>`)).map(({ section }) => section);

test.each([
  '<p>X</p>',
  '<p>X:</p>',
  '<p>5. X</p>',
  '<b><u>X</u></b><br>',
  '<strong>X:</strong><br>',
  '<p><b>X</b></p>',
  '<div><span>X</span></div>',
  '<center><font size="4">X</font></center>',
  '<dl><dt>X</dt></dl>',
  '<ul><li>X</li></ul>',
  '<label>X</label><br>',
  '<legend>X</legend>',
  '<em>X</em><br>',
  '<a>X</a><br>',
  '<p><img alt="X"></p>',
  '<h3><img alt="X"></h3>',
])('a line that is drawn as a heading is over the boxes below it: %s', async (drawn) => {
  const found = await sections(OWN + drawn.replace('X', 'Emergency contact') + BELOW);
  expect(found.slice(0, 2)).toEqual(['About you', 'About you']);
  expect(found.slice(2).map((words) => words?.replace(/^5\. /, ''))).toEqual(
    Array(4).fill('Emergency contact'),
  );
});

test.each([
  `<details><summary>X</summary>${BELOW}</details>`,
  `<div role="group" aria-label="X">${BELOW}</div>`,
  `<button class="accordion" aria-expanded="true" aria-controls="part">X</button><div id="part">${BELOW}</div>`,
  `<a href="#part">X</a><div id="part">${BELOW}</div>`,
])('a part that carries its name heads its own boxes and no others: %s', async (part) => {
  const found = await sections(`${OWN}${part.replace('X', 'Emergency contact')}${box('Website')}`);
  expect(found.slice(2)).toEqual([...Array(4).fill('Emergency contact'), 'About you']);
});

test('bold words over several boxes with names of their own head them, whatever they say', async () => {
  const html = `${OWN}<p><b>Nursing license</b></p>${box('Number')}${box('State')}<p><b>Why us?</b></p><textarea></textarea>`;
  expect(await sections(html)).toEqual([
    'About you',
    'About you',
    'Nursing license',
    'Nursing license',
    'Nursing license',
  ]);
});

test('the title of one question does not hide the heading of its part', async () => {
  const item = (id: string) =>
    `<div role="heading" aria-level="3" id="${id}">${id}</div><input aria-labelledby="${id}">`;
  const html = `<div role="heading" aria-level="2">Emergency contact</div>${item('Name')}${item('Phone')}`;
  expect(await sections(html)).toEqual(['Emergency contact', 'Emergency contact']);
});

test('a heading tells what it stands below', async () => {
  const html = `<h2>References</h2><h3>First</h3>${box('Name')}<h3>Second</h3>${box('Phone')}<h2>More</h2>${box('City')}`;
  const found = await fieldsOf(html);
  expect(found.map(({ section, above }) => [section, above])).toEqual([
    ['First', ['References']],
    ['Second', ['References']],
    ['More', undefined],
  ]);
});
