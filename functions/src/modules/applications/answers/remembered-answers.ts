import type { RememberedAnswer } from '../../../contract/applications-answers.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { problemOf } from './check-answers.ts';

type AnswerDeps = Pick<ApplicationDeps, 'answers' | 'runTransaction' | 'clock'>;

/**
 * Answers a remembered question anew. It must be an answer that the form which asked would take. What waits for the
 * user's approval is compared before it is sent, so it does not go out with the old words.
 */
export async function changeAnswer(
  deps: AnswerDeps,
  uid: string,
  topic: string,
  value: string,
): Promise<RememberedAnswer> {
  return deps.runTransaction(async (tx) => {
    const before = await deps.answers.findInTx(tx, uid, topic);
    if (!before) throw new AppError('not_found', 'There is no such answer. It may have been deleted.');
    const message = problemOf(before, value);
    if (message) throw new AppError('invalid_request', message, { errors: [{ path: 'value', message }] });
    const at = deps.clock();
    const { answered_at: _, ...kept } = before;
    deps.answers.remember(tx, uid, { ...kept, value, at });
    return { ...before, value, answered_at: at.toISOString() };
  });
}

/** Forgets an answer; one that is not there is forgotten already. */
export function deleteAnswer(deps: AnswerDeps, uid: string, topic: string): Promise<void> {
  return deps.answers.remove(uid, topic);
}
