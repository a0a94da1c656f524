import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/profile.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import type { Dossier } from '../driver/application-driver.ts';
import { resolveAnswers } from './resolve-answers.ts';
import type { FormField } from './types.ts';

function field(label: string, more: Partial<FormField> = {}): FormField {
  return {
    key: label,
    label,
    kind: 'text',
    required: true,
    options: [],
    value: '',
    demographic: false,
    ...more,
  };
}
function choice(label: string, options: string[], more: Partial<FormField> = {}): FormField {
  return field(label, { kind: 'radio', options, ...more });
}

function dossier(profile: Partial<Profile> = {}, answers: Dossier['answers'] = []): Dossier {
  return {
    profile: profileWith({
      full_name: 'Dana Okafor',
      email: 'dana@huntwell.test',
      phone_number: '+15185550123',
      job_title: 'Registered Nurse',
      job_titles: ['Registered Nurse'],
      ...profile,
    }),
    resume: { file_name: 'dana.pdf', version: 3, bytes: new Uint8Array(), content_type: 'application/pdf' },
    parsed: null,
    answers,
    posting: { title: 'Registered Nurse', company: 'Northlight', country: 'US' },
  };
}

const AUTHORISED = choice('Are you authorized to work in the United States?', ['Yes', 'No']);
const SPONSOR = choice('Will you require sponsorship?', ['Yes', 'No']);
const SPONSOR_NEGATED = choice('Are you able to work without sponsorship?', ['Yes', 'No']);

function valuesOf(fields: FormField[], known: Dossier): Record<string, string> {
  return Object.fromEntries(resolveAnswers(fields, known).fields.map(({ label, value }) => [label, value]));
}

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
  const { fields } = resolveAnswers([SPONSOR_NEGATED], dossier({}, [said]));
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
  expect(resolveAnswers([gender], dossier({}, [said])).fields).toMatchObject([
    { value: 'Female', origin: 'user_words' },
  ]);
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

test('a remembered choice that the form does not offer is asked again', () => {
  const notice = choice('Notice period', ['Two weeks', 'One month']);
  const said = {
    topic: 'notice_period',
    value: 'Six weeks',
    label: '',
    answered_at: '2026-05-03T00:00:00.000Z',
  };
  expect(resolveAnswers([notice], dossier({}, [said])).questions).toHaveLength(1);
});

const said = (topic: string, value: string) => ({
  topic,
  value,
  label: '',
  answered_at: '2026-05-03T00:00:00.000Z',
});

test('a question that mentions the resume is a question, not a file', () => {
  const label = 'Is there anything that is not on your resume?';
  const { answers, questions } = resolveAnswers([field(label, { kind: 'long_text' })], dossier());
  expect(answers).toEqual([]);
  expect(questions).toMatchObject([{ label, kind: 'long_text' }]);
  expect(resolveAnswers([field('Resume/CV', { kind: 'file' })], dossier()).answers).toEqual([
    { key: 'Resume/CV', resume: true },
  ]);
});

test.each([
  ['date', 'When could you start?', 'start_date', 'immediately', '2027-01-15'],
  ['date', 'When could you start?', 'start_date', '2027-13-45', '2027-01-15'],
  ['number', 'What are your salary expectations?', 'salary_expectation', '90k a year', '90000'],
  ['file', 'Cover letter', 'cover_letter', 'Dear team', null],
] as const)(
  'a remembered text that a %s field cannot hold is asked again',
  (kind, label, topic, wrong, right) => {
    const form = [field(label, { kind })];
    const asked = resolveAnswers(form, dossier({}, [said(topic, wrong)]));
    expect(asked.answers).toEqual([]);
    expect(asked.questions).toMatchObject([{ kind, topic }]);
    if (right === null) return;
    expect(resolveAnswers(form, dossier({}, [said(topic, right)])).answers).toEqual([
      { key: label, text: right },
    ]);
  },
);

test('several remembered choices do not go into a field that takes one', () => {
  const known = dossier({}, [said('notice_period', 'Two weeks\nOne month')]);
  const one = choice('Notice period', ['Two weeks', 'One month']);
  expect(resolveAnswers([one], known).questions).toHaveLength(1);
  expect(valuesOf([field('Notice period')], known)).toEqual({ 'Notice period': 'Two weeks, One month' });
});

test('sponsorship in another country than the one spoken of is asked, and remembered for it', () => {
  const label = 'Will you require sponsorship to work in Canada?';
  const known = { work_authorization: { US: true }, needs_sponsorship: false };
  const { questions } = resolveAnswers([choice(label, ['Yes', 'No'])], dossier(known));
  expect(questions).toMatchObject([{ topic: 'sponsorship:CA', legal: true }]);
  const told = dossier(known, [said('sponsorship:CA', 'Yes')]);
  expect(valuesOf([choice(label, ['Yes', 'No'])], told)).toEqual({ [label]: 'Yes' });
});

test('a tick for one question of mail never becomes the e-mail address', () => {
  const tick = field('Send me e-mails about other jobs', { kind: 'checkbox', options: ['Yes'] });
  const [question] = resolveAnswers([tick], dossier()).questions;
  const known = dossier({}, [said(question?.topic ?? '', 'Yes')]);
  expect(valuesOf([field('Email', { kind: 'email' })], known)).toEqual({ Email: 'dana@huntwell.test' });
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
  const known = dossier({ location: 'Manchester, UK' });
  expect(valuesOf(form, known)).toEqual({
    'Country of residence': 'United Kingdom',
    ...(value && { Country: value }),
  });
});

test('a country is asked for when nobody said where they live', () => {
  expect(resolveAnswers([field('Country')], dossier()).questions).toHaveLength(1);
});

test('a choice whose options could not be read is asked in free words, and those are tried on the form', () => {
  const state = choice('State', [], { kind: 'select' });
  const { questions } = resolveAnswers([state], dossier());
  expect(questions).toMatchObject([{ label: 'State', kind: 'text', options: [] }]);
  const [question] = questions;
  if (!question) throw new Error('nothing was asked');
  const words = {
    topic: question.topic,
    value: 'Ohio',
    label: 'State',
    answered_at: '2026-11-01T00:00:00.000Z',
  };
  expect(resolveAnswers([state], dossier({}, [words])).answers).toEqual([
    { key: 'State', choices: ['Ohio'] },
  ]);
  // Once the form shows its options, they count again.
  const shown = choice('State', ['Maine', 'Texas'], { kind: 'select' });
  expect(resolveAnswers([shown], dossier({}, [words])).questions).toMatchObject([{ kind: 'single_choice' }]);
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
  const unknown = dossier({ email: '', phone_number: '' });
  const { questions } = resolveAnswers([field(label, { kind, options: [...options] })], unknown);
  expect(questions).toMatchObject([{ key: label, label, kind: asked, options: offered }]);
});

const NOTICE = ['Two weeks', 'One month', 'Now'];

test.each(['select', 'radio', 'combobox', 'buttons', 'checkbox_group', 'multi_combobox'] as const)(
  'a remembered choice is chosen in a %s, by the words of the form',
  (kind) => {
    const form = [field('Notice period', { kind, options: NOTICE })];
    const told = dossier({}, [said('notice_period', 'two weeks')]);
    expect(resolveAnswers(form, told)).toEqual({
      answers: [{ key: 'Notice period', choices: ['Two weeks'] }],
      fields: [
        {
          key: 'Notice period',
          label: 'Notice period',
          value: 'Two weeks',
          origin: 'user_words',
          answered_at: '2026-05-03T00:00:00.000Z',
        },
      ],
      questions: [],
    });
  },
);

test.each(['checkbox_group', 'multi_combobox'] as const)(
  'several remembered choices go into a %s, if it offers all of them',
  (kind) => {
    const form = [field('Notice period', { kind, options: NOTICE })];
    const { answers, fields } = resolveAnswers(
      form,
      dossier({}, [said('notice_period', 'Now\nOne month\n')]),
    );
    expect(answers).toEqual([{ key: 'Notice period', choices: ['Now', 'One month'] }]);
    expect(fields).toMatchObject([{ value: 'Now, One month' }]);
    const half = resolveAnswers(form, dossier({}, [said('notice_period', 'Now\nNext year')]));
    expect(half.answers).toEqual([]);
    expect(half.questions).toHaveLength(1);
  },
);

test('a remembered text keeps its lines in a box that has lines', () => {
  const form = [field('Notice period', { kind: 'long_text' })];
  expect(resolveAnswers(form, dossier({}, [said('notice_period', 'One.\n\nTwo.')])).answers).toEqual([
    { key: 'Notice period', text: 'One.\n\nTwo.' },
  ]);
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

test('a tick that is demanded is given by a remembered yes alone', () => {
  const tick = field('I can lift 50 lbs', { kind: 'checkbox', options: ['I can lift 50 lbs'] });
  const topic = resolveAnswers([tick], dossier()).questions[0]?.topic ?? '';
  const answersTo = (value: string) => resolveAnswers([tick], dossier({}, [said(topic, value)]));
  expect(answersTo('Yes').answers).toEqual([{ key: tick.key, choices: tick.options }]);
  expect(answersTo('I agree').answers).toEqual([{ key: tick.key, choices: tick.options }]);
  expect(answersTo('No').answers).toEqual([]);
  expect(answersTo('No').questions).toHaveLength(1);
  expect(answersTo('Oh yes').answers).toEqual([]);
});

test('how the posting was found is answered where it is demanded, truly', () => {
  const label = 'How did you hear about us?';
  const list = (options: string[]) => choice(label, options, { kind: 'select' });
  expect(resolveAnswers([field(label)], dossier()).fields).toMatchObject([
    { value: 'Huntwell', origin: 'form_default', answered_at: null },
  ]);
  expect(resolveAnswers([list(['A friend', 'Job board'])], dossier()).answers).toEqual([
    { key: label, choices: ['Job board'] },
  ]);
  expect(resolveAnswers([list(['A friend', 'Radio'])], dossier()).questions).toHaveLength(1);
  expect(resolveAnswers([field(label, { required: false })], dossier()).answers).toEqual([]);
  const told = dossier({}, [said('how_heard', 'A friend')]);
  expect(valuesOf([list(['A friend', 'Job board'])], told)).toEqual({ [label]: 'A friend' });
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
    { key: 'Resume/CV', label: 'Resume/CV', value: 'dana.pdf', origin: 'resume', answered_at: null },
  ]);
  expect(resolveAnswers(form, { ...dossier(), resume: null }).questions).toMatchObject([{ kind: 'file' }]);
});
