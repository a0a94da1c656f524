import { expect, test } from 'vitest';
import { fieldOf, fieldsOf } from './testing/page.ts';

test('the box without a name behind a drawn list is no question, nor does it hide that of the list', async () => {
  const field = await fieldOf(
    '<fieldset><legend><p>Are you 18 years of age or older? <abbr>*</abbr></p></legend><div><button type="button" aria-haspopup="listbox" aria-label=" Select One Required" name="b04">Select One</button><input type="text" value=""></div></fieldset>',
  );
  expect(field).toMatchObject({
    kind: 'combobox',
    label: 'Are you 18 years of age or older?',
    required: true,
  });
});

test('a text box of its own behind a drawn list stays a question', async () => {
  const fields = await fieldsOf(
    '<div><label for="c">Code</label><button id="c" type="button" aria-haspopup="listbox">+1</button><input type="text" name="phone" aria-label="Phone"></div>',
  );
  expect(fields.map(({ label }) => label)).toEqual(['Code', 'Phone']);
});

const item = (role: string, words: string) =>
  `<button type="button" role="menuitem${role}" aria-checked="false">${words}</button>`;
const native = (type: string, words: string) =>
  `<div class="hidden"><input type="${type}" name="q[]" id="${words}"><label for="${words}">${words}</label></div>`;
const menu = (role: string) =>
  `<form><fieldset><legend id="l">Where did you see us?</legend><button type="button" id="t" aria-haspopup="menu" aria-controls="m" aria-labelledby="l">Select</button><div id="m" role="menu"><input type="search" placeholder="Search">${item(role, 'LinkedIn')}${item(role, 'Careers fair')}</div>${native(role, 'LinkedIn')}${native(role, 'Careers fair')}</fieldset></form>`;

test.each([
  ['radio', 'combobox'],
  ['checkbox', 'multi_combobox'],
])('a menu of choices (%s) is a list, and its hidden inputs ask nothing more', async (role, kind) => {
  const fields = await fieldsOf(menu(role));
  expect(fields.filter(({ leave }) => !leave)).toMatchObject([
    { kind, label: 'Where did you see us?', options: ['LinkedIn', 'Careers fair'] },
  ]);
});

test('a menu outside of a form chooses nothing of the application', async () => {
  expect(
    await fieldsOf(
      menu('radio')
        .replace(/<\/?form>/g, '')
        .replace(/<input type="radio".*?>/g, ''),
    ),
  ).toMatchObject([{ leave: 'other_form' }]);
});

test('a list that stands right behind its handle is read although nothing ties them', async () => {
  const [field] = await fieldsOf(
    '<label for="d">Degree</label><div><select id="d" name="deg"><option value=""></option></select><a id="d_drop" role="combobox" tabindex="0" aria-label="Degree"><span>— Make a Selection —</span></a><div><input type="text" aria-label="— Type to Search —"><ul role="listbox"><li role="option">— Make a Selection —</li><li role="option">BS</li><li role="option">MS</li></ul></div></div>',
  );
  expect(field).toMatchObject({ kind: 'combobox', label: 'Degree', options: ['BS', 'MS'] });
});

test('a list is not behind another question whose id begins like its own', async () => {
  const fields = await fieldsOf(
    '<div><label for="co">Country</label><select id="co"><option>Choose</option><option>Germany</option></select><input id="co-city" name="city" role="combobox" aria-haspopup="listbox" aria-label="City"></div>',
  );
  expect(fields.filter(({ leave }) => !leave).map(({ label }) => label)).toEqual(['Country', 'City']);
});

test('a list stands behind a drawn one with the same name, whatever its id goes on with', async () => {
  const page = (name: string) =>
    `<div><label for="sc">School</label><select id="sc" data-label="School"><option value=""></option></select><a id="sc_acmeDropdown" role="combobox" tabindex="0" aria-label="${name}"><span>Select</span></a></div>`;
  expect((await fieldsOf(page('School'))).map(({ label }) => label)).toEqual(['School']);
  expect(await fieldsOf(page('Campus'))).toHaveLength(2);
});
