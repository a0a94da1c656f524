import type { Application } from '../../../contract/applications.ts';
import { AppError } from '../../../platform/app-error.ts';
import { checkAnswers } from '../answers/check-answers.ts';
import { type ApplicationDeps, enqueueWork, saveTransition } from '../application-deps.ts';
import { queuedUntil, transitionTo } from '../lifecycle/application-record.ts';
import { readApplication, requireInTx } from '../read/read-applications.ts';

type Given = { key: string; value: string }[];

/**
 * Stores the answers a form still needs under their topics, and continues preparing. If only the resume was missing there
 * is nothing to answer: it has been uploaded by now, or the form asks for it again.
 */
export async function answerQuestions(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  given: Given,
): Promise<Application> {
  await deps.runTransaction(async (tx) => {
    const record = await requireInTx(tx, deps, uid, id);
    const at = deps.clock();
    const result = transitionTo(record, 'preparing', { actor: 'user', at, note: answeredNote(given.length) });
    const answered = checkAnswers(record.questions, given);
    if (answered.length === 0 && !record.questions.every(({ kind }) => kind === 'file')) {
      throw new AppError('invalid_request', 'Answer at least one question.');
    }
    for (const answer of answered) {
      deps.answers.remember(tx, uid, { ...answer, pay: null, asked_by: record.posting.company, at });
    }
    await saveTransition(tx, deps, { ...result, record: { ...result.record, due_at: queuedUntil(at) } });
  });
  await enqueueWork(deps, 'prepareApplication', id);
  return readApplication(deps, uid, id);
}

/** What the trail says about so many answers. */
export function answeredNote(count: number): string {
  if (count === 0) return 'You continued';
  return count === 1 ? 'You answered 1 question' : `You answered ${count} questions`;
}
