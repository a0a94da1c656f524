import { describe, expect, it, test } from 'vitest';
import { fieldOf, fieldsOf, pageOf } from './testing/page.ts';

test('a yes and a no drawn as two check boxes are one question with one answer', async () => {
  const same =
    '<p>Are you 18?</p><label><input type="checkbox" name="a" required>Yes</label><label><input type="checkbox" name="a" required>No</label>';
  const apart =
    '<div><p>Are you 18?</p><label><input type="checkbox" name="a1" required>Yes</label><label><input type="checkbox" name="a2" required>No</label></div>';
  for (const html of [same, apart]) {
    expect(await fieldOf(html)).toMatchObject({
      kind: 'radio',
      label: 'Are you 18?',
      options: ['Yes', 'No'],
      required: true,
    });
  }
});

test('two consents in one box stay two questions', async () => {
  const fields = await fieldsOf(
    '<fieldset><legend>Consent</legend><label><input type="checkbox" name="a">I agree to the privacy policy</label><label><input type="checkbox" name="b">Send me the newsletter</label></fieldset>',
  );
  expect(fields.map(({ kind, label }) => [kind, label])).toEqual([
    ['checkbox', 'I agree to the privacy policy'],
    ['checkbox', 'Send me the newsletter'],
  ]);
});

test('radio buttons without a name are told apart by their boxes', async () => {
  const group = (question: string) =>
    `<fieldset><legend>${question}</legend><label><input type="radio">A</label><label><input type="radio">B</label></fieldset>`;
  const fields = await fieldsOf(group('One') + group('Two'));
  expect(fields.map(({ label, options }) => [label, options])).toEqual([
    ['One', ['A', 'B']],
    ['Two', ['A', 'B']],
  ]);
});

describe('buttons that answer', () => {
  it.each([
    [
      'with a pressed state',
      '<p>May we call?</p><div role="group"><button type="button" aria-pressed="false">Yes</button><button type="button" aria-pressed="false">No</button></div>',
    ],
    [
      'bare',
      '<div><label>May we call?</label><div><button type="button">Yes</button><button type="button">No</button></div></div>',
    ],
    [
      'with a hidden box behind them',
      '<div><label>May we call?</label><div><button type="button">Yes</button><button type="button">No</button><input type="checkbox" name="x" hidden tabindex="-1"></div></div>',
    ],
    [
      'as radio roles',
      '<p id="q">May we call?</p><div role="radiogroup" aria-labelledby="q"><div role="radio" aria-checked="false">Yes</div><div role="radio" aria-checked="false">No</div></div>',
    ],
  ])('%s', async (_, html) => {
    expect(await fieldOf(html)).toMatchObject({
      kind: 'buttons',
      label: 'May we call?',
      options: ['Yes', 'No'],
    });
  });

  it('are not those of the form', async () => {
    expect(await fieldsOf('<form><button type="button">Back</button><button>Submit</button></form>')).toEqual(
      [],
    );
  });
});

describe('a drawn list', () => {
  it('takes name and options of the hidden list behind it', async () => {
    const html =
      '<div><label id="l">Country</label><div role="combobox" aria-haspopup="listbox" aria-labelledby="l" tabindex="0">Select…</div><select name="country" hidden tabindex="-1"><option value=""></option><option value="1">Peru</option></select></div>';
    expect(await fieldOf(html)).toMatchObject({
      kind: 'combobox',
      key: 'country',
      label: 'Country',
      options: ['Peru'],
      value: '',
    });
  });

  it('takes the words of its open rows where the hidden list has numbers', async () => {
    const html =
      '<div><span id="l">Visa?</span><button id="c" role="combobox" aria-controls="rows" aria-labelledby="l">Choose</button><ul role="listbox" id="rows"><li role="option">No</li><li role="option">Yes</li></ul><select name="v" readonly tabindex="-1" aria-hidden="true"><option>0</option><option>1</option></select></div>';
    expect(await fieldOf(html)).toMatchObject({ key: 'v', options: ['No', 'Yes'] });
  });

  it('of react-select is one field, without its hidden double', async () => {
    const html =
      '<label for="q1">Visa?<span>*</span></label><div class="select-shell"><div class="select__control"><div class="select__placeholder">Select...</div><input id="q1" role="combobox" aria-haspopup="true" aria-required="true"><button type="button" aria-label="Toggle flyout" tabindex="-1"></button></div><input required tabindex="-1" aria-hidden="true" class="x-requiredInput"></div>';
    expect(await fieldOf(html)).toMatchObject({
      kind: 'combobox',
      key: 'q1',
      label: 'Visa?',
      required: true,
    });
  });
});

describe('a date in several boxes', () => {
  const list = (name: string, options: (string | number)[]) =>
    `<select name="${name}"><option value="">${name}</option>${options.map((one) => `<option>${one}</option>`).join('')}</select>`;
  const days = Array.from({ length: 31 }, (_, at) => at + 1);
  const months =
    'January February March April May June July August September October November December'.split(' ');

  it('is one field', async () => {
    const html = `<fieldset><legend>Start date</legend>${list('Day', days)}${list('Month', months)}${list('Year', [2026, 2027, 2028, 2029, 2030])}</fieldset>`;
    const field = await fieldOf(html);
    expect(field).toMatchObject({ kind: 'date_parts', label: 'Start date' });
    expect(field.parts?.map(({ part }) => part)).toEqual(['day', 'month', 'year']);
  });

  it('may be typed, without a day', async () => {
    const html =
      '<div><label>From</label><input placeholder="MM" name="m"><input placeholder="YYYY" name="y"></div>';
    const field = await fieldOf(html);
    expect(field).toMatchObject({ kind: 'date_parts', label: 'From' });
    expect(field.parts?.map(({ part }) => part)).toEqual(['month', 'year']);
  });
});

test('fields in open shadow roots and frames of the same origin are read', async () => {
  const document = pageOf('<label>Name <input name="n"></label><div id="host"></div><iframe></iframe>');
  const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<label for="s">Email</label><input id="s" type="email">';
  const inside = document.querySelector('iframe')?.contentDocument;
  if (inside) inside.body.innerHTML = '<label>Phone <input type="tel"></label>';
  expect((await fieldsOf(document)).map(({ label, kind }) => [label, kind])).toEqual([
    ['Name', 'text'],
    ['Email', 'email'],
    ['Phone', 'phone'],
  ]);
});

test('two questions of one entry have keys of their own', async () => {
  const fields = await fieldsOf(
    '<div data-field-path="p"><label>City <input></label><label>ZIP <input></label></div>',
  );
  expect(new Set(fields.map(({ key }) => key)).size).toBe(2);
});

test('jobs and schools are numbered in their order', async () => {
  const job = (at: number) =>
    `<h4>Job ${at + 1}</h4><label>Company <input name="jobs[${at}][company]"></label>`;
  const fields = await fieldsOf(
    `<h3>Work experience</h3>${job(0)}${job(1)}<h3>Education</h3><label>School <input name="school"></label>`,
  );
  expect(fields.map(({ repeat }) => repeat)).toEqual([
    { of: 'job', index: 0 },
    { of: 'job', index: 1 },
    { of: 'school', index: 0 },
  ]);
});

describe('the present value', () => {
  it.each([
    ['<input value="Dana">', 'Dana'],
    ['<input value="https://">', ''],
    ['<input type="tel" value="+1">', ''],
    ['<select><option>Yes</option><option>No</option></select>', ''],
    ['<select><option>Yes</option><option selected>No</option></select>', 'No'],
    ['<select><option selected disabled>Choose one</option><option>No</option></select>', ''],
    ['<select><option value="0">-- Please select --</option><option>No</option></select>', ''],
  ])('of %s is "%s"', async (html, value) => {
    expect((await fieldOf(`<label>Name ${html}</label>`)).value).toBe(value);
  });
});

describe('a required field', () => {
  it.each([
    '<label>Name <input required></label>',
    '<label>Name <input aria-required="true"></label>',
    '<label>Name * <input></label>',
    '<label for="a">Name (required)</label><input id="a">',
    '<label for="a" class="required">Name</label><input id="a">',
    '<label for="a">Name<span class="sr-only">Required</span></label><input id="a">',
    '<div data-question-mandatory="true"><label>Name <input></label></div>',
  ])('is %s', async (html) => expect((await fieldOf(html)).required).toBe(true));

  it.each([
    '<label>Name <input></label>',
    '<label for="a">Name (optional)</label><input id="a">',
    '<label for="a" class="required-not">Name</label><input id="a">',
  ])('is not %s', async (html) => expect((await fieldOf(html)).required).toBe(false));
});

test.each([
  ['legend', '<fieldset><legend>When could you start? MARK</legend>GROUP</fieldset>'],
  ['label', '<label for="start">When could you start? MARK</label>GROUP'],
])('a date in several boxes is required where the %s of their group is marked', async (_, html) => {
  const boxes = ['MM', 'DD', 'YYYY'].map((part) => `<input aria-label="${part}" placeholder="${part}">`);
  const group = `<div role="group" id="start" aria-label="When could you start?">${boxes.join('')}</div>`;
  const date = (mark: string) => html.replace('MARK', mark).replace('GROUP', group);
  expect(await fieldOf(date('<span>*</span>'))).toMatchObject({ kind: 'date_parts', required: true });
  expect(await fieldOf(date(''))).toMatchObject({ kind: 'date_parts', required: false });
});

test('a label without end is cut', async () => {
  const { label } = await fieldOf(`<label for="a">${'agree '.repeat(40_000)}</label><input id="a">`);
  expect(label.length).toBeLessThanOrEqual(1_000);
});

test('a box that shows its choices beside it holds them', async () => {
  const html = `<label for="c">Dialing code</label><div data-uxi-widget-type="multiselect"><ul role="listbox">
    <li role="presentation"><div role="option" aria-selected="true"><p>Peru (+51)</p></div></li></ul><input id="c" placeholder="Search"></div>`;
  expect((await fieldOf(html)).value).toBe('Peru (+51)');
});

test.each(['No answer', '-- No answer --', 'Not specified', '— Make a Selection —'])(
  'the option "%s" answers nothing',
  async (first) => {
    const html = `<label>License <select><option value="0" selected>${first}</option><option value="1">Yes</option></select></label>`;
    expect(await fieldOf(html)).toMatchObject({ value: '', options: ['Yes'] });
  },
);

test('boxes with one name and the same words belong to entries of their own', async () => {
  const entry =
    '<div><h3>Job</h3><label>Company <input></label><label>I work here <input type="checkbox" name="current"></label></div>';
  const boxes = (await fieldsOf(pageOf(entry.repeat(2)))).filter(({ kind }) => kind === 'checkbox');
  expect(boxes.map(({ label }) => label)).toEqual(['I work here', 'I work here']);
});

test('the input behind a drawn choice is no question of its own', async () => {
  const choice = (word: string) =>
    `<div><button type="button" role="radio" id="${word}"></button><input type="radio" aria-hidden="true" tabindex="-1"><label for="${word}">${word}</label></div>`;
  const html = `<p id="q">Shift?</p><div role="radiogroup" aria-labelledby="q">${choice('Day')}${choice('Night')}</div>`;
  expect(await fieldsOf(pageOf(html))).toMatchObject([
    { label: 'Shift?', kind: 'buttons', options: ['Day', 'Night'] },
  ]);
});

test.each([
  ['educationData[1].school', 'school'],
  ['education_history[0][name]', 'school'],
  ['workHistoryEntries[0].company', 'job'],
  ['employmentDetails-2-title', 'job'],
  ['data[1]', undefined],
])('the name "%s" stands in an entry of a %s', async (name, of) => {
  expect((await fieldOf(`<label>Name <input name="${name}"></label>`)).repeat?.of).toBe(of);
});
