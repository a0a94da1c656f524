import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST } from '../bounds.ts';
import { markOf } from '../dom/marks.ts';
import { fillForm } from '../fill/fill-form.ts';
import { readForm } from '../form/read-form.ts';
import { fieldOf, fieldsOf, pageOf } from '../form/testing/page.ts';
import { asText } from '../plan/values/as-text.ts';
import { VENDORS } from '../vendors/vendors.ts';

test.each(['time', 'week', 'color', 'datetime-local', 'month', 'made-up', 'search'])(
  'an input of type %s is a question',
  async (type) => {
    expect(await fieldOf(`<label>When <input name="a" type="${type}"></label>`)).toMatchObject({
      label: 'When',
      value: '',
    });
  },
);

test('a slider that nobody moved holds no answer, and says what it sends', async () => {
  const field = await fieldOf('<label>Years <input name="a" type="range"></label>');
  expect(field).toMatchObject({ kind: 'number', value: '', sends: '50' });
});

test('an input with a format of its own takes nothing else', async () => {
  const time = await fieldOf('<label>Best time to call <input name="a" type="time"></label>');
  expect(asText(time, 'contact_preference', 'in the morning', null)).toBeNull();
  expect(asText(time, 'contact_preference', '09:30', null)).toBe('09:30');
});

test.each(['a"b', 'a\\b', 'a&#10;b', 'a]b[c', 'a,b:c(d)', '1', '\ud83d\ude00'])(
  'a label finds a control whose id is %j',
  async (id) => {
    const page = pageOf('<label>First name</label><input name="n">');
    const text = id.replace('&#10;', '\n');
    page.querySelector('label')?.setAttribute('for', text);
    page.querySelector('input')?.setAttribute('id', text);
    expect(await fieldOf(page)).toMatchObject({ label: 'First name' });
  },
);

test('a control that cannot be read is a question, and the others are read', async () => {
  const page = pageOf('<label>Email <input name="email"></label><label>City <input name="city"></label>');
  const odd = page.querySelector('input');
  if (odd) {
    odd.getAttribute = (name) => {
      if (name === 'aria-describedby') throw new Error('odd');
      return name === 'name' ? 'email' : null;
    };
  }
  expect((await fieldsOf(page)).map(({ key, label, required }) => [key, label, required])).toEqual([
    ['email', 'email', true],
    ['city', 'City', false],
  ]);
});

test('a page may nest deeper than a call stack', async () => {
  const page = pageOf('<label id="top">Phone</label>');
  let around: Element = page.body;
  for (let depth = 0; depth < 2_500; depth += 1) around = around.appendChild(page.createElement('div'));
  const input = around.appendChild(page.createElement('input'));
  input.setAttribute('aria-labelledby', 'top');
  expect(await fieldOf(page)).toMatchObject({ label: 'Phone' });
}, 20_000);

test('what a page says too much is cut', async () => {
  const options = Array.from({ length: 3_000 }, (_, at) => `<option>${at}${'x'.repeat(500)}</option>`).join(
    '',
  );
  const long = await fieldOf(
    `<label for="a">${'agree '.repeat(40_000)}</label><select id="a" name="a">${options}</select>`,
  );
  expect(long.label.length).toBeLessThanOrEqual(MOST.label);
  expect(long.options).toHaveLength(MOST.options);
  expect(Math.max(...long.options.map((one) => one.length))).toBe(MOST.option);
  const many = await fieldsOf('<input>'.repeat(MOST.fields + 50));
  expect(many).toHaveLength(MOST.fields);
}, 20_000);

test('a mark is new and of one element, whatever the page has marked itself', () => {
  const page = pageOf('<input data-huntwell="1"><input data-huntwell="1">');
  const [first, second] = page.querySelectorAll('input');
  if (!first || !second) throw new Error('No inputs');
  const mark = markOf(first);
  expect(mark).not.toBe('1');
  second.setAttribute('data-huntwell', mark);
  first.removeAttribute('data-huntwell');
  expect(markOf(first)).toBe(mark);
  expect([...page.querySelectorAll(`[data-huntwell="${mark}"]`)]).toEqual([first]);
});

test('a question in a frame is left to the person, who must come if the form demands it', async () => {
  const page = pageOf('<label>Email <input name="email"></label><iframe></iframe>');
  const inside = page.querySelector('iframe')?.contentDocument;
  if (inside) inside.body.innerHTML = '<label>City <input name="city" required></label><input name="b">';
  const form = await readForm(page, VENDORS.generic, null);
  expect(form.map(({ field }) => [field.key, field.leave])).toEqual([
    ['email', undefined],
    ['city', 'frame'],
  ]);
});

const was = { document: globalThis.document, observer: globalThis.MutationObserver };
let page: Document;
beforeEach(() => {
  page = new JSDOM('<body></body>').window.document;
  globalThis.document = page;
});
afterEach(() => {
  globalThis.document = was.document;
});

test('an answer goes to its question when a field appears before it under the same name', async () => {
  page.body.innerHTML =
    '<label>Country <input name="answers[]"></label><div></div><label>Employer <input name="answers[]"></label>';
  const type = async (mark: string, text: string) => {
    const input = page.querySelector<HTMLInputElement>(`[data-huntwell="${mark}"]`);
    if (input) input.value = text;
    const box = page.querySelector('div');
    if (box) box.innerHTML = '<label>Region <input name="answers[]"></label>';
  };
  const none = async () => {};
  const outcomes = await fillForm(
    page,
    VENDORS.generic,
    [
      { key: 'answers[]', label: 'Country', text: 'France' },
      { key: 'answers[]~2', label: 'Employer', text: 'Acme' },
    ],
    { click: none, type, search: none, press: none, attachResume: none },
  );
  expect([...page.querySelectorAll('input')].map(({ value }) => value)).toEqual(['France', '', 'Acme']);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['filled', 'filled']);
});
