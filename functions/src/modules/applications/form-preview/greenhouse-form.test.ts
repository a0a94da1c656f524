import { expect, it } from 'vitest';
import { greenhouseQuestions } from './greenhouse-form.ts';

const json = (job: object) => JSON.stringify({ id: 1, title: 'Nurse', ...job });

it('reads the questions that a person sees, each once, with its choices', () => {
  const questions = greenhouseQuestions(
    json({
      questions: [
        {
          label: 'First Name',
          required: true,
          fields: [{ name: 'first_name', type: 'input_text', values: [] }],
        },
        { label: 'Email', required: true, fields: [{ name: 'email', type: 'input_text', values: [] }] },
        {
          label: 'Resume/CV',
          required: true,
          fields: [
            { name: 'resume', type: 'input_file', values: [] },
            { name: 'resume_text', type: 'textarea', values: [] },
          ],
        },
        {
          label: 'Are you legally authorized to work in the United States?',
          required: true,
          fields: [
            {
              name: 'question_7',
              type: 'multi_value_single_select',
              values: [
                { label: 'Yes', value: 1 },
                { label: 'No', value: 0 },
              ],
            },
          ],
        },
      ],
      location_questions: [
        { label: 'Location', required: true, fields: [{ name: 'location', type: 'input_text' }] },
        { label: 'Latitude', required: true, fields: [{ name: 'latitude', type: 'input_hidden' }] },
      ],
    }),
  );
  expect(questions.map(({ label, kind, required }) => [label, kind, required])).toEqual([
    ['First Name', 'text', true],
    ['Email', 'email', true],
    ['Resume/CV', 'file', true],
    ['Are you legally authorized to work in the United States?', 'combobox', true],
    ['Location', 'text', true],
  ]);
  expect(questions[3]?.options).toEqual(['Yes', 'No']);
});

it('marks voluntary questions, in either of the forms in which a job has them', () => {
  const eeoc = {
    label: 'Gender',
    required: false,
    fields: [{ name: 'gender', type: 'multi_value_single_select' }],
  };
  const own = {
    id: 4,
    label: 'Pronouns',
    required: false,
    type: 'multi_value_single_select',
    answer_options: [],
  };
  const all = [
    ...greenhouseQuestions(json({ compliance: [{ type: 'eeoc', questions: [eeoc] }, { type: 'eeoc' }] })),
    ...greenhouseQuestions(json({ demographic_questions: { header: '', questions: [own] } })),
  ];
  expect(all.map(({ label, demographic }) => [label, demographic])).toEqual([
    ['Gender', true],
    ['Pronouns', true],
  ]);
});

it.each(['not json', '[]', '{"questions": [{"label": 7}]}'])('refuses %s', (text) => {
  expect(() => greenhouseQuestions(text)).toThrow();
});

it('has no questions where a job has none', () => {
  expect(greenhouseQuestions(json({ questions: null }))).toEqual([]);
});
