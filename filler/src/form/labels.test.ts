import { describe, expect, it, test } from 'vitest';
import { fieldOf, fieldsOf, pageOf } from './testing/page.ts';

describe('the label of a text field', () => {
  it.each([
    ['tied by its id', '<label for="a">First name</label><input id="a">'],
    ['around the field', '<label>First name <input></label>'],
    ['around the field, in parts', '<label><span>First name</span><div><input><p>Too long</p></div></label>'],
    ['named by aria-labelledby', '<span id="l">First name</span><input aria-labelledby="l">'],
    ['in aria-label', '<input aria-label="First name">'],
    ['before the field', '<div>First name</div><div><input></div>'],
    ['before the field on its line', 'First name <b>*</b>: <input>'],
    ['in the cell before', '<table><tr><td>First name</td><td><input></td></tr></table>'],
    ['in the term before', '<dl><dt>First name</dt><dd><input></dd></dl>'],
    ['a few boxes further out', '<div><p>First name</p><div><div><div><input></div></div></div></div>'],
    ['after the field, floating', '<div><input placeholder=" "><label>First name</label></div>'],
    ['in the placeholder', '<input placeholder="First name">'],
    ['in the title', '<input title="First name">'],
    ['in the name alone', '<input name="candidate[first_name]">'],
    ['in the name, in camel case', '<input name="firstName">'],
    [
      'in a fieldset of one field',
      '<fieldset><legend>First name</legend><input placeholder="Type here"></fieldset>',
    ],
    [
      'before the field, whose own label says how',
      '<p>First name</p><label for="a">Your answer</label><input id="a">',
    ],
  ])('is %s', async (_, html) => {
    expect((await fieldOf(`<form>${html}</form>`)).label.toLowerCase()).toBe('first name');
  });

  it('is without a note for screen readers on how to answer, unless that says "not"', async () => {
    const page = (note: string) =>
      `<div id="q"><b>Nom</b><span id="QuestionInfo_1" aria-hidden="true">${note}</span></div><input aria-labelledby="q QuestionInfo_1">`;
    expect((await fieldOf(page('Texte sur une seule ligne.'))).label).toBe('Nom');
    expect((await fieldOf(page('Ne pas remplir.'))).label).toBe('Nom Ne pas remplir.');
  });

  test('has the words that only eyes see, and not those that nobody does', async () => {
    const page = (more: string) =>
      `<label id="q">Salary <span id="n" aria-hidden="true"${more}>per hour</span></label><input aria-labelledby="q n">`;
    expect((await fieldOf(page(''))).label).toBe('Salary per hour');
    expect((await fieldOf(page(' class="visually-hidden"'))).label).toBe('Salary');
  });

  it('is not that of the field before', async () => {
    const fields = await fieldsOf(
      '<form><div><b>City</b><input></div><div><input placeholder="ZIP"></div></form>',
    );
    expect(fields.map(({ label }) => label)).toEqual(['City', 'ZIP']);
  });

  it.each([
    'Email *',
    'Email ✱',
    '* Email',
    'Email (required)',
    'Email (Optional)',
    'Email - optional',
    'Email:',
    'Email<span class="sr-only">Required</span>',
    'Email <abbr title="required">*</abbr>',
  ])('of "%s" is without its marks', async (label) => {
    expect((await fieldOf(`<label for="e">${label}</label><input id="e">`)).label).toBe('Email');
  });

  it('of a list does not contain its options', async () => {
    const { label, options } = await fieldOf(
      '<label>Country <select><option value="">Select…</option><option>Canada</option><option>Peru</option></select></label>',
    );
    expect(label).toBe('Country');
    expect(options).toEqual(['Canada', 'Peru']);
  });

  it('leaves out paragraphs that explain it', async () => {
    const html =
      '<fieldset><legend>Can you come to the office?<sup>*</sup><span class="sr-only">Required</span><p>We meet on Tuesdays.</p></legend><label><input type="radio" name="o" value="1">Yes</label><label><input type="radio" name="o" value="0">No</label></fieldset>';
    expect((await fieldOf(html)).label).toBe('Can you come to the office?');
  });
});

describe('the question of a group', () => {
  const yes_no = (name = 'q') =>
    `<label><input type="radio" name="${name}" value="1"> Yes</label> <label><input type="radio" name="${name}" value="0"> No</label>`;

  it.each([
    ['in a legend', `<fieldset><legend>May we call?</legend>${yes_no()}</fieldset>`],
    [
      'named by aria-labelledby',
      `<p id="q1">May we call?</p><div role="radiogroup" aria-labelledby="q1">${yes_no()}</div>`,
    ],
    ['in aria-label', `<div role="radiogroup" aria-label="May we call?">${yes_no()}</div>`],
    ['before the group, without a legend', `<div><p>May we call?</p><div>${yes_no()}</div></div>`],
    ['before the first choice on its line', `<p>May we call? ${yes_no()}</p>`],
    ['in the heading before', `<h4>May we call?</h4>${yes_no()}`],
    ['behind a hint', `<div><p>May we call?</p><small>(Select one)</small>${yes_no()}</div>`],
    [
      'in a label of no control',
      `<label>May we call?</label><input type="radio" name="q" id="y"><label for="y">Yes</label><input type="radio" name="q" id="n"><label for="n">No</label>`,
    ],
  ])('is %s', async (_, html) => {
    const field = await fieldOf(`<form>${html}</form>`);
    expect(field).toMatchObject({ kind: 'radio', label: 'May we call?', options: ['Yes', 'No'] });
  });

  it('is its own for each of several groups without legends', async () => {
    const fields = await fieldsOf(
      `<form><div><p>May we call?</p>${yes_no('a')}</div><div><p>May we write?</p>${yes_no('b')}</div></form>`,
    );
    expect(fields.map(({ label }) => label)).toEqual(['May we call?', 'May we write?']);
  });

  it('is found beside the text for another choice', async () => {
    const [field] = await fieldsOf(
      '<div class="q"><div>Pronouns</div><ul><li><label><input type="checkbox" name="p" value="a">She/her</label></li><li><label><input type="checkbox" name="p" value="b">He/him</label></li><li><label><input type="checkbox" name="pOther">Custom</label></li></ul></div>',
    );
    expect(field).toMatchObject({
      kind: 'checkbox_group',
      label: 'Pronouns',
      options: ['She/her', 'He/him'],
    });
  });
});

test('a file is asked for by the words around its button', async () => {
  const html =
    '<div><div>Resume/CV *</div><div><button type="button">Attach</button><input type="file" hidden id="f"><label for="f" hidden>Attach</label></div></div>';
  expect(await fieldOf(html)).toMatchObject({ kind: 'file', label: 'Resume/CV', required: true });
});

test('a check box that only agrees takes the question before it', async () => {
  const html =
    '<div><p>I have read the privacy policy</p><label><input type="checkbox"> I agree</label></div>';
  expect(await fieldOf(html)).toMatchObject({ kind: 'checkbox', label: 'I have read the privacy policy' });
});

describe('words that are said twice or to nobody', () => {
  it.each([
    [
      'once for screen readers',
      '<span aria-hidden="true">Email</span><span class="visually-hidden">Email</span>',
    ],
    [
      'beside a remark that nobody reads',
      'Email<span aria-hidden="true" class="x9">Single line text.</span>',
    ],
    ['with their number', '<b>3.</b> Email'],
    ['with a full stop before the mark', 'Email<span class="meta">. Required</span>'],
  ])('are a label once: %s', async (_, label) => {
    expect((await fieldOf(`<label for="e">${label}</label><input id="e">`)).label).toBe('Email');
  });

  it('are the label if there are no others', async () => {
    const html = '<label for="e"><span aria-hidden="true">Email</span></label><input id="e">';
    expect((await fieldOf(html)).label).toBe('Email');
  });

  it.each([
    ['that an answer is required', 'Email <span aria-hidden="true">(required)</span>'],
    ['so in a badge', 'Email<span aria-hidden="true" class="badge">required</span>'],
    ['so beside the same word', 'Email <i>Required by law</i> <b aria-hidden="true">(required)</b>'],
  ])('count if only they say %s', async (_, label) => {
    const field = await fieldOf(`<label for="e">${label}</label><input id="e">`);
    expect(field.required).toBe(true);
  });

  it('count if only they negate', async () => {
    const html =
      '<label for="s">Do you <b aria-hidden="true">not</b> need a visa?</label><select id="s"><option>Yes</option><option>No</option></select>';
    expect((await fieldOf(html)).label).toBe('Do you not need a visa?');
    const twice = html.replace('need a visa', 'need a visa or not');
    expect((await fieldOf(twice)).label).toBe('Do you not need a visa or not?');
  });

  it.each(['<i class="icon icon-info">info</i>', '<span>help_outline</span>', '<kbd>A</kbd>'])(
    'do not count as a drawing: %s',
    async (drawing) => {
      const html = `<label for="e">Email ${drawing.replace('>', ' aria-hidden="true">')}</label><input id="e">`;
      expect((await fieldOf(html)).label).toBe('Email');
    },
  );

  it('count once where a label is named with a part of it', async () => {
    const html =
      '<div id="q"><b>Email</b> <small id="i" aria-hidden="true">Text.</small></div><input aria-labelledby="q i">';
    expect((await fieldOf(html)).label).toBe('Email');
  });
});

describe('boxes on one line', () => {
  const labelsOf = async (words: string, boxes = 2) => {
    const names = ['a', 'phone', 'email'].slice(0, boxes).map((name) => `<input name="${name}">`);
    return (await fieldsOf(`<p>${words}: ${names.join(' ')}</p>`)).map(({ label }) => label);
  };

  it('share the things that the words before them name', async () => {
    expect(await labelsOf('Town, region, postal code', 3)).toEqual(['Town', 'region', 'postal code']);
    expect(await labelsOf('City, State/Province, ZIP or postal code', 3)).toEqual([
      'City',
      'State/Province',
      'ZIP or postal code',
    ]);
    expect(await labelsOf('Legal name (first, last)')).toEqual(['first name', 'last name']);
    expect(await labelsOf('Mailing address: city, and state')).toEqual(['city', 'state']);
    expect(await labelsOf('Please enter your city, state')).toEqual(['city', 'state']);
    expect(await labelsOf('First, last name', 3)).not.toContain('First');
  });

  it.each([
    ['Reference: name, email', ['Name of reference', 'Email of reference']],
    ['Supervisor name, phone', ['Name of supervisor', 'Phone of supervisor']],
    ['Emergency contact (name, phone)', ['Name of emergency contact', 'Phone of emergency contact']],
    ['Landlord phone, email', ['Phone of landlord', 'Email of landlord']],
    ['Previous employer city, state', ['City of previous employer', 'State of previous employer']],
    ['Mother: first name, last name', ['First name of mother', 'Last name of mother']],
  ])('carry whose they are into every part: %s', async (words, labels) => {
    expect(await labelsOf(words)).toEqual(labels);
  });

  it.each(['Please enter your phone, without spaces', 'Name of your landlord, phone', 'Phone, spouse email'])(
    'are each asked the whole of a line that names no known things: %s',
    async (words) => expect(await labelsOf(words)).toEqual([words, words]),
  );

  it('keep the labels of their own', async () => {
    const phone =
      '<div>Please enter your phone, without spaces: <input aria-label="Country code"><input aria-label="Phone number"></div>';
    expect((await fieldsOf(phone)).map(({ label }) => label)).toEqual(['Country code', 'Phone number']);
    const town = '<p>Town, region: <input aria-label="Region"> <input aria-label="Town"></p>';
    expect((await fieldsOf(town)).map(({ label }) => label)).toEqual(['Region', 'Town']);
  });

  it('are required as their part is', async () => {
    const fields = await fieldsOf('<p>Town*, region: <input name="a"> <input name="b"></p>');
    expect(fields.map(({ label, required }) => [label, required])).toEqual([
      ['Town', true],
      ['region', false],
    ]);
  });
});

test('a list that explains a question is not the question', async () => {
  const html =
    '<table><tr><td>Did you ever work for the state?<ul><li>as a clerk;</li><li>as a judge;</li></ul><input type="radio" name="s" value="yes"> Yes <input type="radio" name="s" value="no"> No</td></tr></table>';
  expect((await fieldOf(html)).label).toBe('Did you ever work for the state?');
});

test('a component without words of its own is named by what stands before it', async () => {
  const document = pageOf('<h2>First</h2><x-name></x-name><h2>Resume</h2><x-drop></x-drop>');
  const html = ['<label>First name <input></label>', '<label>Drop it here <input type="file"></label>'];
  for (const [index, host] of [...document.querySelectorAll('x-name, x-drop')].entries())
    host.attachShadow({ mode: 'open' }).innerHTML = html[index] ?? '';
  expect((await fieldsOf(document)).map(({ label }) => label)).toEqual(['First name', 'Resume']);
});

test.each(['Start date (MM/YYYY)', 'Date (MM/DD/YYYY)', 'Start'])(
  '"%s" asks, and does not say how',
  async (label) => {
    expect((await fieldOf(`<p><label for="a">${label}</label><input id="a" name="f12"></p>`)).label).toBe(
      label,
    );
  },
);

test('a label before its field is not the caption of the field before', async () => {
  const html = '<label>Since</label><input><label>Until</label><input>';
  expect((await fieldsOf(pageOf(html))).map(({ label }) => label)).toEqual(['Since', 'Until']);
});

test('choices are named by the labels before them if nothing follows the last', async () => {
  const html =
    '<label>Morning</label><input type="radio" name="s"><label>Night</label><input type="radio" name="s">';
  expect((await fieldOf(`<form><section>${html}</section></form>`)).options).toEqual(['Morning', 'Night']);
});
