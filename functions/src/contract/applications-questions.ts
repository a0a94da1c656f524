import { z } from 'zod';
import { OpenQuestion } from './applications.ts';
import { AnswerValue } from './applications-answers.ts';
import { endpoint } from './endpoint.ts';

/** One question asked by several forms, with the applications waiting for its answer. */
export const QuestionGroup = OpenQuestion.omit({ key: true }).extend({
  /** Identifies the question in `answerGroups`; the same question with the same choices has the same id. */
  id: z.string(),
  applications: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      score: z.number().int().nullable(),
      /** No other question is open: with this answer it continues. */
      unlocked: z.boolean(),
    }),
  ),
});
export type QuestionGroup = z.infer<typeof QuestionGroup>;

const QuestionGroups = z.object({
  /** The question that unlocks the most applications first. */
  items: z.array(QuestionGroup),
});

export const listQuestions = endpoint({
  name: 'listQuestions',
  summary: 'Every open question in the user’s applications, listed once with the applications that ask it.',
  method: 'GET',
  path: '/api/questions',
  auth: 'user',
  response: QuestionGroups,
});

export const answerGroups = endpoint({
  name: 'answerGroups',
  summary:
    'Answers questions for all applications that ask them. Applications with no other open questions continue; the rest wait for those answers.',
  method: 'POST',
  path: '/api/questions/answers',
  auth: 'user',
  affects: [
    'listQuestions',
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
    'listAnswers',
    'getFormPreview',
  ],
  body: z.object({
    answers: z
      .array(z.object({ id: z.string().max(100), value: AnswerValue }))
      .min(1)
      .max(30),
  }),
  response: QuestionGroups.extend({
    /** Ids of the applications that continue now. */
    continued: z.array(z.string()),
  }),
  errors: ['conflict'],
});
