import { expect, test } from 'vitest';
import { fieldsOf } from '../../form/testing/page.ts';
import { resolveAnswers } from '../resolve-answers.ts';
import { choice, dossier, field, said, valuesOf } from '../testing/forms.ts';

const AUTHORISED = choice('Are you authorized to work in the United States?', ['Yes', 'No']);
const SPONSOR = choice('Will you require sponsorship?', ['Yes', 'No']);
const SPONSOR_NEGATED = choice('Are you able to work without sponsorship?', ['Yes', 'No']);

test('a legal question is asked when the user never answered it', () => {
  const { answers, questions } = resolveAnswers([AUTHORISED, SPONSOR], dossier());
  expect(answers).toEqual([]);
  expect(questions.map(({ topic, legal, kind }) => ({ topic, legal, kind }))).toEqual([
    { topic: 'work_authorization:US', legal: true, kind: 'yes_no' },
    { topic: 'sponsorship:US', legal: true, kind: 'yes_no' },
  ]);
});

test('authorisation for another country says nothing about this one', () => {
  const { questions } = resolveAnswers([AUTHORISED], dossier({ work_authorization: { CA: true } }));
  expect(questions).toHaveLength(1);
});

test('the user’s own words answer legal questions, negated wordings turned round', () => {
  const known = dossier({ work_authorization: { US: true }, needs_sponsorship: false });
  expect(valuesOf([AUTHORISED, SPONSOR, SPONSOR_NEGATED], known)).toEqual({
    [AUTHORISED.label]: 'Yes',
    [SPONSOR.label]: 'No',
    [SPONSOR_NEGATED.label]: 'Yes',
  });
  const needs = dossier({ work_authorization: { US: true }, needs_sponsorship: true });
  expect(valuesOf([SPONSOR, SPONSOR_NEGATED], needs)).toEqual({
    [SPONSOR.label]: 'Yes',
    [SPONSOR_NEGATED.label]: 'No',
  });
});

test('an answer remembered from the plain wording is turned round for the negated one', () => {
  const said = {
    topic: 'sponsorship:US',
    value: 'Yes',
    label: SPONSOR.label,
    answered_at: '2026-05-03T00:00:00.000Z',
  };
  const { fields } = resolveAnswers([SPONSOR_NEGATED], dossier({ answers: [said] }));
  expect(fields).toMatchObject([{ value: 'No', origin: 'user_words', answered_at: said.answered_at }]);
});

test('both at once is answered only when both were said', () => {
  const both = choice('Are you authorized to work in the US without sponsorship?', ['Yes', 'No']);
  expect(resolveAnswers([both], dossier({ work_authorization: { US: true } })).questions).toHaveLength(1);
  expect(valuesOf([both], dossier({ work_authorization: { US: true }, needs_sponsorship: true }))).toEqual({
    [both.label]: 'No',
  });
});

test.each([
  [true, false, 'Yes'],
  [true, true, undefined],
  [true, null, undefined],
  [false, false, undefined],
  [false, true, undefined],
])('authorized: %s, needs sponsorship: %s: may work for any employer: %s', (US, needs_sponsorship, word) => {
  const any = choice('Are you authorized to work in the US for any employer?', ['Yes', 'No']);
  const known = dossier({ work_authorization: { US }, needs_sponsorship });
  expect(valuesOf([any], known)[any.label]).toBe(word);
  expect(resolveAnswers([any], known).questions).toHaveLength(word ? 0 : 1);
});

test('an answer on any employer answers the same words again, and no other question', () => {
  const any = choice('Are you authorized to work in the US for any employer?', ['Yes', 'No']);
  const without = choice('Are you authorized to work in the US without sponsorship?', ['Yes', 'No']);
  const known = dossier({ work_authorization: { US: true } });
  const [question] = resolveAnswers([any], known).questions;
  const answered = { ...known, answers: [said(question?.topic ?? '', 'Yes')] };
  expect(valuesOf([any, without], answered)).toEqual({ [any.label]: 'Yes' });
});

test('demographic questions are declined unless the user answered them', () => {
  const gender = choice('Gender', ['Female', 'Male', 'Decline to self-identify'], { demographic: true });
  expect(resolveAnswers([gender], dossier()).fields).toMatchObject([
    { value: 'Decline to self-identify', origin: 'declined' },
  ]);
  const said = { topic: 'gender', value: 'Female', label: 'Gender', answered_at: '2026-05-03T00:00:00.000Z' };
  expect(resolveAnswers([gender], dossier({ answers: [said] })).fields).toMatchObject([
    { value: 'Female', origin: 'user_words' },
  ]);
});

test('sponsorship in another country than the one spoken of is asked, and remembered for it', () => {
  const label = 'Will you require sponsorship to work in Canada?';
  const known = { work_authorization: { US: true }, needs_sponsorship: false };
  const { questions } = resolveAnswers([choice(label, ['Yes', 'No'])], dossier(known));
  expect(questions).toMatchObject([{ topic: 'sponsorship:CA', legal: true }]);
  const told = dossier({ ...known, answers: [said('sponsorship:CA', 'Yes')] });
  expect(valuesOf([choice(label, ['Yes', 'No'])], told)).toEqual({ [label]: 'Yes' });
});

test('a legal question in a free field is answered by the bare word', () => {
  const known = dossier({ work_authorization: { US: true }, needs_sponsorship: false });
  const form = [field(AUTHORISED.label), field(SPONSOR.label)];
  expect(resolveAnswers(form, known)).toMatchObject({
    answers: [
      { key: AUTHORISED.label, label: AUTHORISED.label, text: 'Yes' },
      { key: SPONSOR.label, label: SPONSOR.label, text: 'No' },
    ],
    fields: [
      { value: 'Yes', origin: 'user_words', answered_at: null },
      { value: 'No', origin: 'user_words', answered_at: null },
    ],
  });
});

test('a legal question whose options say neither yes nor no is asked', () => {
  const known = dossier({ work_authorization: { US: true } });
  const { answers, questions } = resolveAnswers([choice(AUTHORISED.label, ['Citizen', 'Visa'])], known);
  expect(answers).toEqual([]);
  expect(questions).toMatchObject([{ legal: true, kind: 'single_choice' }]);
});

test('a signature below a voluntary declaration is left to whoever makes it', () => {
  const name = field('Name', { demographic: true });
  expect(resolveAnswers([{ ...name, required: false }], dossier())).toEqual({
    answers: [],
    fields: [],
    questions: [],
  });
  const race = choice('Race', ['White', 'I prefer not to say'], { demographic: true, required: false });
  expect(valuesOf([race], dossier())).toEqual({ Race: 'I prefer not to say' });
  // Only voluntary questions are declined.
  const color = choice('What is your favorite color?', ['Red', 'Prefer not to say']);
  expect(resolveAnswers([color], dossier()).answers).toEqual([]);
});

const MAY = dossier({ work_authorization: { US: true }, needs_sponsorship: false });
const MAY_NOT = dossier({ work_authorization: { US: false }, needs_sponsorship: true });

test.each([
  '<input name="q_why" placeholder="If no, explain">',
  '<label>If no, please explain <input name="q_why"></label>',
  '<textarea name="q_details"></textarea>',
])('a yes and a no drawn as boxes are one question beside %s', async (why) => {
  const form = await fieldsOf(
    `<form><fieldset><legend>Are you authorized to work in the US?*</legend><label><input type="checkbox" name="q_no"> No</label><label><input type="checkbox" name="q_yes"> Yes</label>${why}</fieldset></form>`,
  );
  const label = 'Are you authorized to work in the US?';
  expect(form[0]).toMatchObject({ kind: 'radio', label, options: ['No', 'Yes'] });
  expect(valuesOf(form, MAY)[label]).toBe('Yes');
  expect(valuesOf(form, MAY_NOT)[label]).toBe('No');
});

test.each([
  ['No', 'No'],
  ['I am not', 'I am not'],
  ['Nein', 'Nein'],
])('a single box "%s" is checked by who says no, and by nobody else', (word, own) => {
  const { label } = AUTHORISED;
  const form = [choice(label, [word], { kind: 'checkbox', required: false })];
  expect(valuesOf(form, MAY)).toEqual({});
  expect(valuesOf(form, MAY_NOT)).toEqual({ [label]: own });
  const told = [said('work_authorization:US', 'Yes')];
  expect(valuesOf(form, dossier({ answers: told }))).toEqual({});
});

test('a legal option that says more than its question is asked, however it is drawn', () => {
  const options = ['I am a US citizen', 'I need visa sponsorship'];
  for (const kind of ['radio', 'select', 'buttons', 'combobox'] as const) {
    const form = [choice(AUTHORISED.label, options, { kind })];
    expect(resolveAnswers(form, MAY)).toMatchObject({ answers: [], questions: [{ legal: true }] });
  }
});

test('sponsorship in a country that is not known is asked, and its answer is this posting’s alone', () => {
  const somewhere = { title: 'Nurse', company: 'Northlight', country: null };
  const [question] = resolveAnswers([SPONSOR], { ...MAY, posting: somewhere }).questions;
  expect(question).toMatchObject({ legal: true, topic: expect.stringMatching(/^question:/) });
  const answers = [said(question?.topic ?? '', 'Yes')];
  expect(valuesOf([SPONSOR], { ...MAY, posting: somewhere, answers })).toEqual({ [SPONSOR.label]: 'Yes' });
  const elsewhere = { ...somewhere, company: 'Globex' };
  expect(resolveAnswers([SPONSOR], { ...MAY, posting: elsewhere, answers }).questions).toHaveLength(1);
});

test.each([
  ['No', 'No'],
  ['I am not a veteran', 'No'],
  ['No, I have not served', 'No'],
  ['Prefer not to say', undefined],
  ['I do not wish to answer', undefined],
  ['No deseo contestar', undefined],
  ['Not sure', undefined],
])('who answered "%s" on being a veteran answers %s on being a protected one', (value, expected) => {
  const label = 'Are you a protected veteran?';
  const form = [choice(label, ['Yes', 'No'], { demographic: true })];
  expect(valuesOf(form, dossier({ answers: [said('veteran', value)] }))[label]).toBe(expected);
});

test('a yes or no in English is written into no box for a date, nor beside another language', () => {
  const known = dossier({ work_authorization: { US: true } });
  const label = 'Are you authorized to work in the United States?';
  expect(valuesOf([field(label)], known)).toEqual({ [label]: 'Yes' });
  expect(valuesOf([field(label, { kind: 'date' })], known)).toEqual({});
  const abroad = 'Avez-vous le droit de travailler aux États-Unis ?';
  expect(valuesOf([choice(abroad, ['Oui', 'Non'])], known)).toEqual({ [abroad]: 'Oui' });
  expect(valuesOf([field(abroad)], known)).toEqual({});
});

test.each([
  ['EU citizens answer No.', false],
  ['EU-Bürger wählen bitte Nein.', false],
  ['Répondez Non si vous êtes citoyen de l’UE.', false],
  ['Falls Sie keine benötigen, bitte Nein wählen.', false],
  ['Please select yes or no.', true],
  ['Select...', true],
])('beside "%s" a legal question is answered: %s', (help, isAnswered) => {
  const values = valuesOf([{ ...AUTHORISED, help }], dossier({ work_authorization: { US: true } }));
  expect(Object.keys(values).length).toBe(isAnswered ? 1 : 0);
});

test('a voluntary question is declined only by who never answered it', () => {
  const race = choice('Como você se autodeclara (cor/raça)?', ['Branca', 'Parda', 'Prefiro não informar']);
  expect(valuesOf([race], dossier())).toEqual({ [race.label]: 'Prefiro não informar' });
  expect(valuesOf([race], dossier({ answers: [said('ethnicity', 'Mixed race')] }))).toEqual({});
});
