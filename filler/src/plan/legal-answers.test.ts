import { expect, test } from 'vitest';
import { resolveAnswers } from './resolve-answers.ts';
import { choice, dossier, field, said, valuesOf } from './testing/forms.ts';

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
      { key: AUTHORISED.label, text: 'Yes' },
      { key: SPONSOR.label, text: 'No' },
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
