import { fitsKind } from '@huntwell/filler';
import type { OpenQuestion } from '../../../contract/applications.ts';
import { AppError, type FieldError } from '../../../platform/app-error.ts';

export type Answered = Omit<OpenQuestion, 'key'> & { value: string };

/**
 * The answers in stored form. Each must belong to an open question; a choice must be one of the form's own. Several
 * choices come one per line. A file is no answer: it is uploaded.
 */
export function checkAnswers(questions: OpenQuestion[], given: { key: string; value: string }[]): Answered[] {
  const by_key = new Map(questions.map((question) => [question.key, question]));
  const errors: FieldError[] = [];
  const answered = given.flatMap(({ key, value }, at) => {
    const question = by_key.get(key);
    const problem = question
      ? problemOf(question, value)
      : 'This form doesn’t ask that. Reload to see its questions.';
    if (problem || !question) {
      errors.push({ path: `answers.${at}.value`, message: problem ?? '' });
      return [];
    }
    const { key: _, ...asked } = question;
    return { ...asked, value };
  });
  if (errors.length > 0) {
    throw new AppError('invalid_request', errors[0]?.message ?? '', { errors });
  }
  return answered;
}

/** Why the form would not accept this answer; null if it would. */
export function problemOf(question: Pick<OpenQuestion, 'kind' | 'options'>, value: string): string | null {
  if (question.kind === 'file') return 'Upload files on your profile.';
  const chosen = question.kind === 'multiple_choice' ? value.split('\n') : [value];
  const closed =
    question.kind === 'single_choice' || question.kind === 'multiple_choice' || question.kind === 'yes_no';
  if (closed && question.options.length > 0 && !chosen.every((choice) => question.options.includes(choice))) {
    return 'Choose one of the form’s options.';
  }
  if (question.kind === 'number' && !fitsKind('number', value)) return 'Enter a number.';
  if (question.kind === 'date' && !fitsKind('date', value)) return 'Enter a date, for example 2027-01-15.';
  return null;
}
