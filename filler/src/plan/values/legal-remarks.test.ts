import { expect, test } from 'vitest';
import { fieldsOf } from '../../form/testing/page.ts';
import { resolveAnswers } from '../resolve-answers.ts';
import { choice, dossier, said, valuesOf } from '../testing/forms.ts';

const QUESTION = 'Are you legally authorized to work in the United States?';
const MAY = dossier({ work_authorization: { US: true } });
const page = (beside: string, question = QUESTION) =>
  `<form><fieldset><legend>${question}</legend>${beside}<label><input type="radio" name="w" required>Yes</label><label><input type="radio" name="w">No</label></fieldset></form>`;

test.each([
  page('<p>Citizens answer No.</p>'),
  page('<small>US-Bürger wählen bitte Nein.</small>'),
  page('<div>Répondez Non si vous êtes citoyen.</div>'),
  page('', `${QUESTION} <small>Only without a visa.</small>`),
  `${page('')}<p>Solo para ciudadanos</p>`.replace('</form><p>', '<p>').concat('</form>'),
  page('').replace('<fieldset>', '<fieldset aria-describedby="h"><span id="h">Permit holders: No</span>'),
])('a remark that may change what a legal answer says makes it a question of this form: %s', async (html) => {
  const form = await fieldsOf(html);
  const { answers, questions } = resolveAnswers(form, MAY);
  expect(answers).toEqual([]);
  expect(questions).toMatchObject([{ legal: true, topic: expect.stringMatching(/^question:/) }]);
  const answered = { ...MAY, answers: [said(questions[0]?.topic ?? '', 'No')] };
  expect(Object.values(valuesOf(form, answered))).toEqual(['No']);
});

test.each(['', '<p>Choix unique.</p>', '<p>Please select one option.</p>', '<p>Thank you for applying.</p>'])(
  'a remark that says how to answer, or greets, leaves a legal question what it is: %s',
  async (beside) => {
    expect(valuesOf(await fieldsOf(page(beside)), MAY)).toEqual({ [QUESTION]: 'Yes' });
  },
);

test.each([
  'If yes, you will be asked to show documents on your first day.',
  'If hired, you will be required to provide proof of identity.',
  '(We verify this before hiring)',
  'If hired, you will be required to provide documents that prove your eligibility to work.',
  'Proof will be requested before the start date.',
])('a last sentence that only announces a check changes nothing of what is asked: %s', (words) => {
  const asked = choice(`${QUESTION} ${words}`, ['Yes', 'No']);
  expect(Object.values(valuesOf([asked], MAY))).toEqual(['Yes']);
});

test.each([
  'If yes, will you be able to show documents?',
  'If yes, until when?',
  'Answer No if you need a visa.',
  'You will be required to provide proof. Do you agree?',
  'Only citizens will be asked to provide proof of this.',
  'You will be required to show a U.S. passport.',
  'If hired, you will be required to provide proof of citizenship.',
  'You will be asked to provide evidence that you need no sponsorship.',
  'If hired, you will be required to show a green card or a birth certificate.',
  'Proof of permanent residence will be required.',
])('any other sentence behind a legal question makes it one that only the person can answer: %s', (words) => {
  const asked = choice(`${QUESTION} ${words}`, ['Yes', 'No']);
  expect(valuesOf([asked], MAY)).toEqual({});
});

test('a plain yes or no given elsewhere does not answer where a third answer is offered', () => {
  const label = 'Do you have a disability?';
  const known = dossier({ answers: [{ ...said('disability', 'No'), label: 'Are you disabled?' }] });
  const third = choice(label, ['Yes', 'No', 'No, but I had one in the past']);
  expect(valuesOf([third], known)).toEqual({});
  expect(valuesOf([choice(label, ['Yes', 'No', 'I do not wish to answer'])], known)).toEqual({
    [label]: 'No',
  });
  const here = dossier({ answers: [{ ...said('disability', 'No'), label }] });
  expect(valuesOf([third], here)).toEqual({ [label]: 'No' });
});
