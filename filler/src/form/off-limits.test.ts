import { describe, expect, it, test } from 'vitest';
import { VENDORS } from '../vendors/vendors.ts';
import { readForm, readLaterSteps } from './read-form.ts';
import { fieldOf, fieldsOf, pageOf } from './testing/page.ts';

const MAIN =
  '<form><label>Name <input name="n"></label><label>Resume <input type="file" name="r"></label></form>';

describe('left alone', () => {
  it.each([
    ['trap', '<label>Website <input name="honeypot_url"></label>'],
    ['trap', '<label>Leave this field blank <input name="a"></label>'],
    ['trap', '<div>If you are human, leave this empty <input name="a"></div>'],
    ['trap', '<label>Fax <input name="fax" tabindex="-1" autocomplete="off"></label>'],
    ['hidden', '<label style="display:none">Email 2 <input name="email2"></label>'],
    [
      'hidden',
      '<div style="position:absolute;left:-9999px"><label>Email 2 <input name="email2"></label></div>',
    ],
    ['hidden', '<div hidden><input name="email2"></div>'],
    ['hidden', '<div aria-hidden="true"><label>Company <input name="c2"></label></div>'],
    ['hidden', '<input name="c2" class="visually-hidden" aria-label="Company">'],
    ['hidden', '<input name="c2" style="opacity: 0; height: 0" aria-label="Company">'],
    ['captcha', '<div class="g-recaptcha"><textarea name="g-recaptcha-response"></textarea></div>'],
    ['trap', '<label>Do not fill this in <input name="a"></label>'],
    ['trap', '<label>Please do not enter anything <input name="a"></label>'],
    ['trap', '<label>Do not touch the field <input name="a"></label>'],
    [
      'trap',
      '<label>Portfolio <span aria-hidden="true">(do not fill in this field)</span><input name="a"></label>',
    ],
    ['captcha', '<div class="captcha-box"><img alt=""><input name="code"></div>'],
    ['captcha', '<label>What is 3 + 4? <input name="sum"></label>'],
    ['disabled', '<label>Name <input disabled></label>'],
    [
      'other_form',
      '<nav><form role="search"><input type="search" name="q" aria-label="Search jobs"></form></nav>',
    ],
    [
      'other_form',
      '<footer><form class="newsletter"><label>Email <input type="email"></label><button>Subscribe</button></form></footer>',
    ],
  ])('as %s: %s', async (leave, html) => {
    const fields = await fieldsOf(html.includes('<form') ? `${MAIN}${html}` : html);
    expect(fields.at(-1)?.leave).toBe(leave);
  });

  it('is an uploader that fills the form, not the field for the resume', async () => {
    const fields = await fieldsOf(
      '<form><div><p>Autofill from resume</p><input type="file" name="parse"></div><div><label>Resume * <input type="file" name="resume" required></label></div><div><label>Cover letter <input type="file" name="cl"></label></div></form>',
    );
    expect(fields.map(({ leave }) => leave ?? null)).toEqual(['decoy', null, null]);
  });

  it('is a step that is not shown yet, as what it is', async () => {
    const fields = await fieldsOf(
      '<form><div class="step"><label>Name <input></label></div><div class="step" style="display:none"><label>City <input></label><label>ZIP <input></label></div></form>',
    );
    expect(fields.map(({ leave }) => leave ?? null)).toEqual([null, 'later_step', 'later_step']);
  });
});

it('is read ahead: the questions of a later step, also in components, but no list that only opens on demand', async () => {
  const page = pageOf(
    '<form><section><label>Name <input></label></section><section class="step" hidden><label>City <input name="city"></label><label>Pay <input role="combobox" name="pay"></label><spl-input></spl-input></section><input type="file" name="resume"></form><dialog><label>Friend <input></label><label>Email <input></label></dialog>',
  );
  const component = page.querySelector('spl-input')?.attachShadow({ mode: 'open' });
  if (component) component.innerHTML = '<label>ZIP <input name="zip"></label>';
  const later = await readLaterSteps(page, VENDORS.generic);
  expect(later.map(({ label, leave }) => [label, leave])).toEqual([
    ['City', undefined],
    ['ZIP', undefined],
  ]);
});

describe('not left alone', () => {
  it.each([
    [
      'a file input behind a button',
      '<div><label for="f">Resume</label><button type="button">Attach</button><input type="file" id="f" class="visually-hidden"></div>',
    ],
    [
      'a radio button that its label draws',
      '<p>Visa?</p><input type="radio" name="v" id="y" class="sr-only"><label for="y">Yes</label><input type="radio" name="v" id="n" class="sr-only"><label for="n">No</label>',
    ],
    [
      'a field in a box that cuts what hangs over',
      '<div class="overflow-hidden"><label>Name <input></label></div>',
    ],
    ['a field in a box that is hidden on phones', '<div class="sm:hidden"><label>Name <input></label></div>'],
    ['a website', '<label>Website <input name="website"></label>'],
    ['a format', '<label>Phone <input name="p" placeholder="Do not enter dashes"></label>'],
    ['a hint', '<label>Name <input name="n"></label><p>Please do not write in capital letters.</p>'],
  ])('%s', async (_, html) => expect((await fieldOf(html)).leave).toBeUndefined());
});

test('the only field for a resume is filled though its text says that the form reads it', async () => {
  const html =
    '<form><label for="r">Resume *</label><input type="file" id="r" required><p>We parse your resume and populate the form.</p></form>';
  expect((await fieldOf(html)).leave).toBeUndefined();
});

test('a form that is named after its CAPTCHA script is no CAPTCHA', async () => {
  const fields = await fieldsOf(
    '<form class="js-recaptcha-form"><label>Name <input name="n"></label><label>Email <input name="e"></label></form>',
  );
  expect(fields.map(({ leave }) => leave ?? null)).toEqual([null, null]);
});

test('what is left alone is read only if the form demands it', async () => {
  const document = pageOf(
    `<form><label>Name <input name="n"></label><label>What is 3 + 4? * <input name="sum" required></label>
    <label>Leave this blank <input name="hp"></label><div hidden><label>Leave this blank <input name="hp2" required></label></div></form>`,
  );
  const read = await readForm(document, VENDORS.generic, null);
  expect(read.map(({ field: { key, leave } }) => [key, leave])).toEqual([
    ['n', undefined],
    ['sum', 'captcha'],
  ]);
});

describe('a form beside the application', () => {
  const contact =
    '<form><label>Your name <input></label><label>Your email <input type="email"></label><label>Phone <input></label><label>Message <textarea></textarea></label><button>Send</button></form>';
  const application = `${MAIN.replace('</form>', '<button>Submit application</button></form>')}`;

  it('with a button of its own is left alone', async () => {
    const fields = await fieldsOf(application + contact);
    expect(fields.map(({ leave }) => leave ?? null)).toEqual([null, null, ...Array(4).fill('other_form')]);
  });

  it('without one, or with one that goes on, is a part of it', async () => {
    for (const button of ['', '<button>Save and continue</button>']) {
      const fields = await fieldsOf(application + contact.replace('<button>Send</button>', button));
      expect(fields.filter(({ leave }) => leave)).toEqual([]);
    }
  });
});

test('an id with a line break or a quote is looked up as it is', async () => {
  const field = await fieldOf('<label for="a&#10;&quot;b">City</label><input id="a&#10;&quot;b">');
  expect(field.label).toBe('City');
});

test('the box that searches a list is none of the form, unless a label says what it takes', async () => {
  const popup = (box: string) => `<form><div role="dialog" class="flags">${box}</div></form>`;
  const search = await fieldOf(popup('<input type="search" role="combobox" aria-label="Search">'));
  expect(search.leave).toBe('other_form');
  const town = await fieldOf(
    popup('<label>Town <input type="search" role="combobox" placeholder="Search"></label>'),
  );
  expect(town.leave).toBeUndefined();
});

describe('beside the form that is sent', () => {
  const form =
    '<form><label>Name <input name="n"></label><label>Resume <input type="file" name="r"></label><button>Submit</button></form>';
  const leftOf = async (html: string) =>
    (await fieldsOf(`<main>${form}</main>${html}`)).slice(2).map(({ leave }) => leave ?? null);

  it.each([
    '<div><label>Your name <input name="c"></label><button>Start chat</button></div>',
    '<section><label>Your email <input name="c"></label><button>Alert me</button></section>',
    '<div class="job-filters"><label>Location <select><option></option><option>Boston</option></select></label></div>',
    '<aside><label>Department <select><option></option><option>Care</option></select></label></aside>',
  ])('a chat, an alert, or a filter is none of it: %s', async (html) => {
    expect(await leftOf(html)).toEqual(['other_form']);
  });

  const visa =
    '<label>Do you need visa sponsorship? <select name="v" required><option></option><option>Yes</option></select></label>';

  it.each([
    '<button type="button">?</button>',
    '<button type="button">Start over</button>',
    '<button>?</button>',
    '<button>Why do we ask?</button>',
    '<button aria-expanded="false">Details</button>',
    '<button aria-label="Help with this question"><svg></svg></button>',
    '<button>Save and continue</button>',
  ])('a question with a button that sends nothing is a part of it: %s', async (button) => {
    expect(await leftOf(`<div>${visa}${button}</div>`)).toEqual([null]);
  });

  it('what the application may depend on is read if it is required, as left to the person', async () => {
    const readOf = async (html: string) =>
      (await readForm(pageOf(html), VENDORS.generic, null)).slice(2).map(({ field: { leave } }) => leave);
    const beside = `<div>${visa}<button>Check</button></div>`;
    expect(await readOf(`<main>${form}</main>${beside}`)).toEqual(['other_form']);
    expect(await readOf(`<main>${form}</main>${beside.replace(' required', '')}`)).toEqual([]);
    const named = form.replace('<button>', '<label>Term <input name="term" required></label><button>');
    expect(await readOf(named)).toEqual(['other_form']);
    for (const other of [
      `<div class="newsletter">${visa}<button>Check</button></div>`,
      `<footer>${visa}</footer>`,
      `<form>${visa}<button>Check</button></form>`,
    ])
      expect(await readOf(`<main>${form}</main>${other}`)).toEqual([]);
  });

  it('questions without a button of their own, and a file, are a part of it', async () => {
    expect(await leftOf('<div><label>Pronouns <input name="p"></label></div>')).toEqual([null]);
    expect(
      await leftOf('<div><label>Cover letter <input type="file"></label><button>Attach</button></div>'),
    ).toEqual([null]);
    const survey = '<label>Question <input></label>'.repeat(6);
    expect(await leftOf(`<div>${survey}<button>Save</button></div>`)).toEqual(Array(6).fill(null));
  });
});
