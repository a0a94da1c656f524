import { expect, it } from 'vitest';
import { recruiteeQuestions } from './recruitee-form.ts';

const site = (offer: object) => JSON.stringify({ offers: [{ id: 6 }, { id: 7, title: 'Cook', ...offer }] });
const asked = (kind: string, more: object = {}) => ({
  id: 42,
  kind,
  body: 'Which one?',
  required: true,
  open_question_options: [],
  ...more,
});
const options = {
  open_question_options: [
    { id: 1, body: 'Oven' },
    { id: 2, body: 'Grill' },
  ],
};

it.each([
  ['string', {}, 'text', [], 'content'],
  ['text', {}, 'long_text', [], 'content'],
  ['boolean', {}, 'radio', ['Yes', 'No'], 'flag'],
  ['single_choice', options, 'radio', ['Oven', 'Grill'], 'content'],
  ['multi_choice', options, 'checkbox_group', ['Oven', 'Grill'], 'multiContent'],
  ['video', {}, 'file', [], 'file'],
  ['of the future', {}, 'text', [], 'content'],
] as const)('reads a question of the kind %s', (kind, more, control, choices, part) => {
  const questions = recruiteeQuestions(site({ open_questions: [asked(kind, more)] }), '7');
  expect(questions?.at(-1)).toEqual({
    key: `candidate.openQuestionAnswers.42.${part}`,
    label: 'Which one?',
    kind: control,
    required: true,
    options: choices,
    demographic: false,
  });
});

it('reads which of the usual questions a form asks and requires, and leaves out what asks nothing', () => {
  const questions = recruiteeQuestions(
    site({
      options_cv: 'required',
      options_phone: 'optional',
      options_cover_letter: 'off',
      open_questions: [asked('infobox'), asked('text', { body: null })],
    }),
    '7',
  );
  expect(questions?.map(({ label, required }) => [label, required])).toEqual([
    ['Full name', true],
    ['Email address', true],
    ['Phone number', false],
    ['Resume', true],
  ]);
});

it('has nothing of an offer that is not listed, and refuses what is no list', () => {
  expect(recruiteeQuestions(site({}), '8')).toBeNull();
  expect(() => recruiteeQuestions('<html>', '7')).toThrow();
});
