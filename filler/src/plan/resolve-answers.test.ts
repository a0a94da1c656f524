import { expect, test } from 'vitest';
import { resolveAnswers } from './resolve-answers.ts';
import { choice, dossier, field, said, valuesOf } from './testing/forms.ts';

test('facts of the profile fill what they answer', () => {
  const form = [
    field('First Name'),
    field('Last Name'),
    field('Email', { kind: 'email' }),
    field('Resume/CV', { kind: 'file' }),
  ];
  expect(valuesOf(form, dossier())).toEqual({
    'First Name': 'Dana',
    'Last Name': 'Okafor',
    Email: 'dana@huntwell.test',
    'Resume/CV': 'dana.pdf',
  });
});

test('a phone with a country beside it is given in its national form', () => {
  const country = field('Country', { kind: 'combobox', options: ['Canada +1', 'United States +1'] });
  expect(valuesOf([country, field('Phone', { kind: 'phone' })], dossier())).toEqual({
    Country: 'United States +1',
    Phone: '5185550123',
  });
  expect(valuesOf([field('Phone', { kind: 'phone' })], dossier())).toEqual({ Phone: '+15185550123' });
});

test('a tick that is not demanded is never given', () => {
  const news = field('Keep me posted about news', {
    kind: 'checkbox',
    required: false,
    options: ['Keep me posted'],
  });
  expect(resolveAnswers([news], dossier())).toEqual({ answers: [], fields: [], questions: [] });
});

test('an optional question without an answer is left empty, a required one is asked', () => {
  const optional = field('Why us?', { kind: 'long_text', required: false });
  expect(resolveAnswers([optional], dossier()).questions).toEqual([]);
  expect(resolveAnswers([{ ...optional, required: true }], dossier()).questions).toHaveLength(1);
});

test('a question that mentions the resume is a question, not a file', () => {
  const label = 'Is there anything that is not on your resume?';
  const { answers, questions } = resolveAnswers([field(label, { kind: 'long_text' })], dossier());
  expect(answers).toEqual([]);
  expect(questions).toMatchObject([{ label, kind: 'long_text' }]);
  expect(resolveAnswers([field('Resume/CV', { kind: 'file' })], dossier()).answers).toEqual([
    { key: 'Resume/CV', label: 'Resume/CV', resume: true },
  ]);
});

test('the contact of somebody else is not the user’s own', () => {
  const form = [
    field('Reference email', { kind: 'email' }),
    field('Emergency contact phone', { kind: 'phone' }),
    field("Manager's phone", { kind: 'phone' }),
  ];
  expect(resolveAnswers(form, dossier()).answers).toEqual([]);
});

test.each([
  [['Canada', 'United Kingdom', 'United States'], 'United Kingdom'],
  [['USA', 'UK', 'Ireland'], 'UK'],
  [['Canada', 'United States of America'], undefined],
])('the country of residence is chosen among %j', (options, value) => {
  const form = [choice('Country', options), field('Country of residence')];
  const known = dossier({ facts: { country: { value: 'GB', origin: 'profile' } } });
  expect(valuesOf(form, known)).toEqual({
    'Country of residence': 'United Kingdom',
    ...(value && { Country: value }),
  });
});

test('a country is asked for when nobody said where they live', () => {
  expect(resolveAnswers([field('Country')], dossier()).questions).toHaveLength(1);
});

test.each([
  ['text', [], 'text', []],
  ['email', [], 'text', []],
  ['phone', [], 'text', []],
  ['url', [], 'text', []],
  ['suggest', [], 'text', []],
  ['long_text', [], 'long_text', []],
  ['number', [], 'number', []],
  ['date', [], 'date', []],
  ['file', [], 'file', []],
  ['checkbox', ['I swear'], 'yes_no', ['Yes']],
  ['select', ['Red', 'Blue'], 'single_choice', ['Red', 'Blue']],
  ['radio', ['Red', 'Blue'], 'single_choice', ['Red', 'Blue']],
  ['combobox', ['Red', 'Blue'], 'single_choice', ['Red', 'Blue']],
  ['buttons', ['Red', 'Blue'], 'single_choice', ['Red', 'Blue']],
  ['multi_combobox', ['Red', 'Blue'], 'multiple_choice', ['Red', 'Blue']],
  ['checkbox_group', ['Red', 'Blue'], 'multiple_choice', ['Red', 'Blue']],
  ['radio', ['Yes', 'No'], 'yes_no', ['Yes', 'No']],
  ['buttons', ['No', 'Yes'], 'yes_no', ['No', 'Yes']],
  ['radio', ['Yes', 'No', 'Maybe'], 'single_choice', ['Yes', 'No', 'Maybe']],
  ['radio', ['Yes', 'Maybe'], 'single_choice', ['Yes', 'Maybe']],
  ['radio', ['Maybe', 'No'], 'single_choice', ['Maybe', 'No']],
] as const)('a %s with the options %j is asked as %s of %j', (kind, options, asked, offered) => {
  const label = 'What is your favorite color?';
  const unknown = dossier({ facts: { email: undefined, phone: undefined } });
  const { questions } = resolveAnswers([field(label, { kind, options: [...options] })], unknown);
  expect(questions).toMatchObject([{ key: label, label, kind: asked, options: offered }]);
});

test('how the posting was found is answered where it is demanded, truly', () => {
  const label = 'How did you hear about us?';
  const list = (options: string[]) => choice(label, options, { kind: 'select' });
  expect(resolveAnswers([field(label)], dossier()).fields).toMatchObject([
    { value: 'Huntwell', origin: 'form_default', answered_at: null },
  ]);
  expect(resolveAnswers([list(['A friend', 'Job board'])], dossier()).answers).toEqual([
    { key: label, label, choices: ['Job board'] },
  ]);
  expect(resolveAnswers([list(['A friend', 'Radio'])], dossier()).questions).toHaveLength(1);
  expect(resolveAnswers([field(label, { required: false })], dossier()).answers).toEqual([]);
  const told = dossier({ answers: [said('how_heard', 'A friend')] });
  expect(valuesOf([list(['A friend', 'Job board'])], told)).toEqual({ [label]: 'A friend' });
});

test('only a phone loses its country code, and a list of countries is matched by its beginning', () => {
  const country = field('Country', { kind: 'combobox', options: ['Canada +1', 'United States +1'] });
  const form = [country, field('Phone', { kind: 'phone' }), field('Email', { kind: 'email' })];
  expect(valuesOf(form, dossier())).toMatchObject({ Email: 'dana@huntwell.test' });
  expect(resolveAnswers([{ ...country, options: ['Canada +1'] }], dossier()).questions).toHaveLength(1);
  const title = choice('Current title', ['Registered Nurse II', 'Doctor']);
  expect(resolveAnswers([title], dossier()).answers).toEqual([]);
});

test('without a resume its file is asked for', () => {
  const form = [field('Resume/CV', { kind: 'file' })];
  expect(resolveAnswers(form, dossier()).fields).toEqual([
    {
      key: 'Resume/CV',
      label: 'Resume/CV',
      value: 'dana.pdf',
      origin: 'resume',
      answered_at: null,
      topic: 'resume',
    },
  ]);
  expect(resolveAnswers(form, { ...dossier(), resume: null }).questions).toMatchObject([{ kind: 'file' }]);
});

test.each([
  ['captcha', field('Code from the picture', { leave: 'captcha' })],
  ['email_code', field('Enter the verification code we sent to your email')],
  ['external', field('Leave this blank', { leave: 'trap' })],
])('a form that demands what only a person may do is handed over: %s', (hand_over, demanded) => {
  expect(resolveAnswers([field('Full name'), demanded], dossier())).toMatchObject({
    hand_over,
    questions: [],
  });
  const voluntary = { ...demanded, required: false };
  expect(resolveAnswers([field('Full name'), voluntary], dossier())).not.toHaveProperty('hand_over');
});

test('a date without its day does not answer a field that has a box for it', () => {
  const parts = (...all: ('day' | 'month' | 'year')[]) => all.map((part) => ({ part, options: [] }));
  const label = 'When can you start?';
  const started = (answer: string, ...boxes: ('day' | 'month' | 'year')[]) =>
    resolveAnswers(
      [field(label, { kind: 'date_parts', parts: parts(...boxes) })],
      dossier({ answers: [said('start_date', answer)] }),
    );
  expect(started('2027-01', 'day', 'month', 'year')).toMatchObject({ answers: [], questions: [{ label }] });
  expect(started('2027-01', 'month', 'year').answers).toMatchObject([{ text: '2027-01' }]);
  expect(started('2027-01-15', 'day', 'month', 'year').answers).toMatchObject([{ text: '2027-01-15' }]);
});
