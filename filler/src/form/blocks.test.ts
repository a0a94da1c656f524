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

test.each(['Employment details', 'Career details', 'Qualifications', 'Position'])(
  'under "%s" fields are of an entry only if one names where that was',
  async (heading) => {
    const asked = (label: string) =>
      `<h2>${heading}</h2><label>${label}<input></label><label>Start date<input></label>`;
    const kinds = async (label: string) =>
      (await fieldsOf(asked(label))).map(({ repeat }) => repeat !== undefined);
    expect(await kinds('Department')).toEqual([false, false]);
    expect(await kinds(heading === 'Qualifications' ? 'University' : 'Employer')).toEqual([true, true]);
  },
);

test('a row of a table whose columns say what is asked is marked as one of several', async () => {
  const html =
    '<table><tr><th>Name</th><th>Phone</th></tr><tr><td><input></td><td><input></td></tr></table><label>Email<input></label>';
  expect((await fieldsOf(html)).map(({ label, row }) => [label, row])).toEqual([
    ['Name', ''],
    ['Phone', ''],
    ['Email', undefined],
  ]);
});

test('a heading inside a part of the page is over that part, and over the next one of its kind', async () => {
  const part = '<section class="experience"><h3>Experience</h3><button>+ Add</button></section>';
  const summary = '<div><label>Summary<textarea></textarea></label></div>';
  expect(await sections(`<form>${part}${summary}</form>`)).toEqual([['Summary', '', '']]);
  const entry = (heading: string) =>
    `<section class="entry">${heading}<label>Company<input></label></section>`;
  const history = `<form><h2>Apply</h2>${entry('<h3>Experience</h3>')}${entry('')}${summary}</form>`;
  expect(await sections(history)).toEqual([
    ['Company', 'Experience', 'job'],
    ['Company', 'Experience', 'job'],
    ['Summary', 'Apply', ''],
  ]);
});

test.each(['<button>+</button>', '<button aria-expanded="true">Add</button>', ''])(
  'the heading of a part that only folds is over the boxes below it: %s',
  async (button) => {
    const head = `<section><h2>Emergency contact</h2>${button}</section>`;
    expect(await sections(`<form>${head}<div><label>Name<input></label></div></form>`)).toEqual([
      ['Name', 'Emergency contact', ''],
    ]);
  },
);

const block = (name: string, words: string, ...labels: string[]) =>
  `<div class="${name}">${words}</div>${labels.map((label) => `<div><span>${label}</span><input></div>`).join('')}`;

test('blocks that the page draws as headings head what follows, if one of them is known', async () => {
  const html =
    block('titulo', 'EXPERIENCIA LABORAL', 'Empresa', 'Cargo', 'Desde') + block('titulo', 'OTROS', 'Notas');
  expect((await sections(html)).map(([, section, of]) => `${section} ${of}`)).toEqual([
    ...Array(3).fill('EXPERIENCIA LABORAL job'),
    'OTROS ',
  ]);
  const titles = block('title', 'Education', 'Choose') + block('title', 'Your name', 'Type');
  expect((await sections(titles)).map(([, section]) => section)).toEqual(['', '']);
});

test('a bare word for experience heads a job only if a field names an employer', async () => {
  const under = (label: string) =>
    sections(`<h3>Doświadczenie</h3><label>${label}<input></label><label>Od<input></label>`);
  expect((await under('Firma')).map(([, , of]) => of)).toEqual(['job', 'job']);
  expect((await under('Opisz krótko')).map(([, , of]) => of)).toEqual(['', '']);
});

test('boxes in heading cells are named by their columns, or by what stands beside them', async () => {
  const html =
    '<table><tr><th>Board</th><th>Year</th></tr><tr><th><input></th><th><input></th></tr><tr><th>City: <input></th><th>Code: <input></th></tr></table>';
  expect((await sections(html)).map(([label]) => label)).toEqual(['Board', 'Year', 'City', 'Code']);
});

test('a row that names somebody else is about them', async () => {
  const row = (name: string) => `<tr><td>${name}</td><td>Title <input></td><td>Occupation <input></td></tr>`;
  const rows = async (name: string) => (await fieldsOf(`<table>${row(name)}</table>`)).map((one) => one.row);
  expect(await rows("Mother's name")).toEqual(["Mother's name", "Mother's name"]);
  expect(await rows('Your name')).toEqual([undefined, undefined]);
});

const own = '<h3>About you</h3><label>Name<input></label><label>Phone<input></label>';

test.each([
  '<p>Emergency contact</p>Name <input> Phone <input>',
  '<div><b>Reference 1</b></div><input placeholder="Name"><input placeholder="Phone">',
  '<div>Father</div><div><span>Name</span><input></div><div><span>Phone</span><input></div>',
])('a line that names somebody else is over the boxes behind it: %s', async (html) => {
  const found = await sections(`<form>${own}${html}</form>`);
  expect(found.slice(0, 2).map(([, section]) => section)).toEqual(['About you', 'About you']);
  expect(found.at(-1)?.[0]).toBe('Phone');
  expect(found.at(-1)?.[1]).toMatch(/Emergency contact|Reference 1|Father/);
});

test.each([
  '<div>Mother</div><div><input></div><div>Phone</div><input>',
  '<ul><li>Friend</li><li>Colleague</li></ul><label>City<input></label>',
  '<div><input type="radio" name="h" id="h1"><span>Friend</span></div><label>City<input></label>',
  '<p>Our managers will call you</p><label>City<input></label>',
])('a label, a choice, and a sentence are none: %s', async (html) => {
  const found = await sections(`<form>${own}${html}</form>`);
  expect(new Set(found.map(([, section]) => section))).toEqual(new Set(['About you']));
});

test('after the few boxes of somebody else the heading of the part counts again', async () => {
  const boxes = ['Name', 'Phone', 'Email', 'City', 'Street', 'Relation', 'Your city'];
  const html = `${own}<p>Emergency contact</p>${boxes.map((one) => `<label>${one}<input></label>`).join('')}`;
  expect((await sections(html)).at(-1)?.[1]).toBe('About you');
});
