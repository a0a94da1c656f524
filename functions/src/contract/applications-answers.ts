import { z } from 'zod';
import { OpenQuestion } from './applications.ts';
import { Currency, Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { PayPeriod } from './profile.ts';

/** An amount of pay that the user expects, in integer minor units of `currency` per `period`. */
export const PayAnswer = z.object({
  amount: z.number().int().positive().max(10_000_000_000),
  currency: Currency,
  period: PayPeriod,
});
export type PayAnswer = z.infer<typeof PayAnswer>;

/** The user's answer to a question of employers' forms, reused wherever a form asks the same. */
export const RememberedAnswer = OpenQuestion.pick({
  topic: true,
  /** As worded by the form that asked last, or by the page "Your answers". */
  label: true,
  kind: true,
  options: true,
  legal: true,
}).extend({
  /** Multiple choices, one per line. */
  value: z.string(),
  /** The amount, if the answer is one; `value` is then how it is written into a form. */
  pay: PayAnswer.nullable(),
  /** The employer whose form asked; null if the user answered ahead of any form. */
  asked_by: z.string().nullable(),
  answered_at: Instant,
  /** Applications that were sent with it. */
  used: z.object({ applications: z.number().int(), last_at: Instant.nullable() }),
});
export type RememberedAnswer = z.infer<typeof RememberedAnswer>;

/** An answer as submitted. */
export const AnswerValue = z
  .string()
  .trim()
  .min(1, 'Answer this question.')
  .max(5000, 'Use 5,000 characters or fewer.');

export const listAnswers = endpoint({
  name: 'listAnswers',
  summary: 'The user’s answers on employers’ forms that are reused, newest first.',
  method: 'GET',
  path: '/api/answers',
  auth: 'user',
  response: z.object({ items: z.array(RememberedAnswer) }),
});

export const changeAnswer = endpoint({
  name: 'changeAnswer',
  summary:
    'Changes a remembered answer for every form filled from now on, or answers one of the most frequent questions before a form asks it. Applications that wait for nothing else continue.',
  method: 'PUT',
  path: '/api/answers/:topic',
  auth: 'user',
  affects: [
    'listAnswers',
    'getFormPreview',
    'listQuestions',
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
  ],
  body: z.object({
    value: AnswerValue,
    /** Required where the question asks for pay; `value` is then replaced by how it is written into a form. */
    pay: PayAnswer.nullable().default(null),
  }),
  response: RememberedAnswer.extend({
    /** Ids of the applications that continue now. */
    continued: z.array(z.string()),
  }),
  errors: ['not_found'],
});

export const deleteAnswer = endpoint({
  name: 'deleteAnswer',
  summary: `Deletes a remembered answer; the next form with that question asks again. It can be restored for ${LIMITS.answer_restore_minutes} minutes.`,
  method: 'DELETE',
  path: '/api/answers/:topic',
  auth: 'user',
  affects: ['listAnswers', 'getFormPreview'],
  success_status: 204,
});

export const restoreAnswer = endpoint({
  name: 'restoreAnswer',
  summary:
    'Undoes a deletion: the answer is remembered as it was, unless the question was answered again meanwhile.',
  method: 'POST',
  path: '/api/answers/:topic/restore',
  auth: 'user',
  affects: ['listAnswers', 'getFormPreview'],
  response: RememberedAnswer,
  errors: ['not_found'],
});
