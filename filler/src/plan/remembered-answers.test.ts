import { expect, test } from 'vitest';
import { resolveAnswers } from './resolve-answers.ts';
import { choice, dossier, field, said, valuesOf } from './testing/forms.ts';

const NOTICE = ['Two weeks', 'One month', 'Now'];

test('a remembered choice that the form does not offer is asked again', () => {
  const notice = choice('Notice period', ['Two weeks', 'One month']);
  const said = {
    topic: 'notice_period',
    value: 'Six weeks',
    label: '',
    answered_at: '2026-05-03T00:00:00.000Z',
  };
  expect(resolveAnswers([notice], dossier({ answers: [said] })).questions).toHaveLength(1);
});

test.each([
  ['date', 'When could you start?', 'start_date', 'immediately', '2027-01-15'],
  ['date', 'When could you start?', 'start_date', '2027-13-45', '2027-01-15'],
  ['number', 'What are your salary expectations?', 'salary_expectation:US', 'negotiable', '90000'],
  ['file', 'Cover letter', 'cover_letter', 'Dear team', null],
] as const)(
  'a remembered text that a %s field cannot hold is asked again',
  (kind, label, topic, wrong, right) => {
    const form = [field(label, { kind })];
    const asked = resolveAnswers(form, dossier({ answers: [said(topic, wrong)] }));
    expect(asked.answers).toEqual([]);
    expect(asked.questions).toMatchObject([{ kind, topic }]);
    if (right === null) return;
    expect(resolveAnswers(form, dossier({ answers: [said(topic, right)] })).answers).toEqual([
      { key: label, label, text: right },
    ]);
  },
);

test('an amount that was named for a job is no answer in another country, nor where the country is unknown', () => {
  const pay = field('What are your salary expectations?', { kind: 'number' });
  const inCountry = (country: string | null, company = 'Northlight') => ({
    title: 'Nurse',
    company,
    country,
  });
  const answered = (country: string | null, company?: string) => {
    const [question] = resolveAnswers([pay], dossier({ posting: inCountry(country) })).questions;
    const known = said(question?.topic ?? '', '90000');
    return (there: string | null) =>
      valuesOf([pay], dossier({ answers: [known], posting: inCountry(there, company) }));
  };
  const FILLED = { 'What are your salary expectations?': '90000' };
  expect(answered('US', 'Another')('US')).toEqual(FILLED);
  expect(answered('US')('DE')).toEqual({});
  expect(answered('US')(null)).toEqual({});
  expect(answered(null)(null)).toEqual(FILLED);
  expect(answered(null, 'Another')(null)).toEqual({});
  expect(answered(null)('US')).toEqual({});
});

test('several remembered choices do not go into a field that takes one', () => {
  const known = dossier({ answers: [said('notice_period', 'Two weeks\nOne month')] });
  const one = choice('Notice period', ['Two weeks', 'One month']);
  expect(resolveAnswers([one], known).questions).toHaveLength(1);
  expect(valuesOf([field('Notice period')], known)).toEqual({ 'Notice period': 'Two weeks, One month' });
});

test('a tick for one question of mail never becomes the e-mail address', () => {
  const tick = field('Send me e-mails about other jobs', { kind: 'checkbox', options: ['Yes'] });
  const [question] = resolveAnswers([tick], dossier()).questions;
  const known = dossier({ answers: [said(question?.topic ?? '', 'Yes')] });
  expect(valuesOf([field('Email', { kind: 'email' })], known)).toEqual({ Email: 'dana@huntwell.test' });
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
  expect(resolveAnswers([state], dossier({ answers: [words] })).answers).toEqual([
    { key: 'State', label: 'State', choices: ['Ohio'] },
  ]);
  // Once the form shows its options, they count again.
  const shown = choice('State', ['Maine', 'Texas'], { kind: 'select' });
  expect(resolveAnswers([shown], dossier({ answers: [words] })).questions).toMatchObject([
    { kind: 'single_choice' },
  ]);
});

test.each(['select', 'radio', 'combobox', 'buttons', 'checkbox_group', 'multi_combobox'] as const)(
  'a remembered choice is chosen in a %s, by the words of the form',
  (kind) => {
    const form = [field('Notice period', { kind, options: NOTICE })];
    const told = dossier({ answers: [said('notice_period', 'two weeks')] });
    expect(resolveAnswers(form, told)).toEqual({
      answers: [{ key: 'Notice period', label: 'Notice period', choices: ['Two weeks'] }],
      fields: [
        {
          key: 'Notice period',
          label: 'Notice period',
          value: 'Two weeks',
          origin: 'user_words',
          answered_at: '2026-05-03T00:00:00.000Z',
          topic: 'notice_period',
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
      dossier({ answers: [said('notice_period', 'Now\nOne month\n')] }),
    );
    expect(answers).toEqual([
      { key: 'Notice period', label: 'Notice period', choices: ['Now', 'One month'] },
    ]);
    expect(fields).toMatchObject([{ value: 'Now, One month' }]);
    const half = resolveAnswers(form, dossier({ answers: [said('notice_period', 'Now\nNext year')] }));
    expect(half.answers).toEqual([]);
    expect(half.questions).toHaveLength(1);
  },
);

test('a remembered text keeps its lines in a box that has lines', () => {
  const form = [field('Notice period', { kind: 'long_text' })];
  expect(resolveAnswers(form, dossier({ answers: [said('notice_period', 'One.\n\nTwo.')] })).answers).toEqual(
    [{ key: 'Notice period', label: 'Notice period', text: 'One.\n\nTwo.' }],
  );
});

test('a tick that is demanded is given by a remembered yes alone', () => {
  const tick = field('I can lift 50 lbs', { kind: 'checkbox', options: ['I can lift 50 lbs'] });
  const topic = resolveAnswers([tick], dossier()).questions[0]?.topic ?? '';
  const answersTo = (value: string) => resolveAnswers([tick], dossier({ answers: [said(topic, value)] }));
  expect(answersTo('Yes').answers).toEqual([{ key: tick.key, label: tick.label, choices: tick.options }]);
  expect(answersTo('I agree').answers).toEqual([{ key: tick.key, label: tick.label, choices: tick.options }]);
  expect(answersTo('No').answers).toEqual([]);
  expect(answersTo('No').questions).toHaveLength(1);
  expect(answersTo('Oh yes').answers).toEqual([]);
});
