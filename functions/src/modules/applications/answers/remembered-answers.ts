import type { RememberedAnswer } from '../../../contract/applications-answers.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { problemOf } from './check-answers.ts';

type AnswerDeps = Pick<ApplicationDeps, 'answers' | 'runTransaction' | 'clock'>;

/**
 * Changes a stored answer. The form that asked must accept the new one. Prepared applications are compared with what
 * was approved before they are sent, so none goes out with the old words.
 */
export async function changeAnswer(
  deps: AnswerDeps,
  uid: string,
  topic: string,
  value: string,
): Promise<RememberedAnswer> {
  return deps.runTransaction(async (tx) => {
    const before = await deps.answers.findInTx(tx, uid, topic);
    if (!before) throw new AppError('not_found', 'Answer not found. It may have been deleted.');
    const message = problemOf(before, value);
    if (message) throw new AppError('invalid_request', message, { errors: [{ path: 'value', message }] });
    const at = deps.clock();
    const { answered_at: _, ...kept } = before;
    deps.answers.remember(tx, uid, { ...kept, value, at });
    return { ...before, value, answered_at: at.toISOString() };
  });
}

/** Deletes an answer; deleting a missing one is no error. */
export function deleteAnswer(deps: AnswerDeps, uid: string, topic: string): Promise<void> {
  const until = new Date(deps.clock().getTime() + LIMITS.answer_restore_minutes * 60_000);
  return deps.runTransaction((tx) => deps.answers.remove(tx, uid, topic, until));
}

/** Undoes a deletion. An answer given to the same question since then is newer, and stays. */
export function restoreAnswer(deps: AnswerDeps, uid: string, topic: string): Promise<RememberedAnswer> {
  return deps.runTransaction(async (tx) => {
    const answer =
      (await deps.answers.findInTx(tx, uid, topic)) ??
      (await deps.answers.restore(tx, uid, topic, deps.clock()));
    if (!answer) throw new AppError('not_found', 'This answer can’t be restored anymore.');
    return answer;
  });
}
