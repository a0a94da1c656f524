import { z } from 'zod';
import { OpenQuestion } from './applications.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** The user's answer to a question on an employer's form, reused wherever a form asks the same. */
export const RememberedAnswer = OpenQuestion.pick({
  topic: true,
  /** As worded by the form that asked last. */
  label: true,
  kind: true,
  options: true,
  legal: true,
}).extend({
  /** Multiple choices, one per line. */
  value: z.string(),
  /** The employer whose form asked; null for answers older than this field. */
  asked_by: z.string().nullable(),
  answered_at: Instant,
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
  summary: 'Changes a remembered answer for every form filled from now on.',
  method: 'PUT',
  path: '/api/answers/:topic',
  auth: 'user',
  affects: ['listAnswers', 'getFormPreview'],
  body: z.object({ value: AnswerValue }),
  response: RememberedAnswer,
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
