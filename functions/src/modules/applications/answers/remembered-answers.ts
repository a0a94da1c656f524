import { answerTopicOf, payWords } from '../../../contract/answer-topics.ts';
import type { PayAnswer, RememberedAnswer } from '../../../contract/applications-answers.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { type ContinueDeps, continueWaiting } from '../questions/continue-waiting.ts';
import type { KnownAnswer } from './answers.repository.ts';
import { problemOf } from './check-answers.ts';

type AnswerDeps = Pick<ApplicationDeps, 'answers' | 'runTransaction' | 'clock'>;

/** An answer as given: `pay` where an amount is asked for. */
type Given = { value: string; pay: PayAnswer | null };

const NEVER_USED: RememberedAnswer['used'] = { applications: 0, last_at: null };

/** The user's answers, newest first, each with how often it was sent. */
export async function listAnswers(
  deps: Pick<AnswerDeps, 'answers'>,
  uid: string,
): Promise<{ items: RememberedAnswer[] }> {
  const [answers, uses] = await Promise.all([deps.answers.list(uid), deps.answers.uses(uid)]);
  return { items: answers.map((answer) => ({ ...answer, used: uses[answer.topic] ?? NEVER_USED })) };
}

/**
 * Changes a stored answer, or answers one of the frequent questions ahead of any form. Applications that wait for
 * nothing else continue. Prepared applications are compared with what was approved before they are sent, so none goes out
 * with the old words.
 */
export async function changeAnswer(
  deps: ContinueDeps,
  uid: string,
  topic: string,
  given: Given,
): Promise<RememberedAnswer & { continued: string[] }> {
  const answer = await deps.runTransaction(async (tx) => {
    const before = await deps.answers.findInTx(tx, uid, topic);
    const after = answerTo(topic, before, given);
    const at = deps.clock();
    deps.answers.remember(tx, uid, { ...after, at });
    return { ...after, answered_at: at.toISOString() };
  });
  const [continued, uses] = await Promise.all([continueWaiting(deps, uid), deps.answers.uses(uid)]);
  return { ...answer, used: uses[topic] ?? NEVER_USED, continued };
}

/** The stored form of a given answer: the question of the page if it is one of its topics, else that of the form. */
function answerTo(
  topic: string,
  before: KnownAnswer | null,
  { value, pay }: Given,
): Omit<KnownAnswer, 'answered_at'> {
  const known = answerTopicOf(topic);
  const fits = before && !problemOf(before, value);
  // An answer that came from a form is kept to that form's own choices as long as it is one of them.
  if (before && (!known || (fits && known.kind !== 'pay'))) {
    if (!fits) throw invalid('value', problemOf(before, value) ?? '');
    const { answered_at: _, ...asked } = before;
    return { ...asked, value, pay: null };
  }
  if (!known) throw new AppError('not_found', 'Answer not found. It may have been deleted.');
  const { label, options, legal, kind } = known;
  const asked = { topic, label, options: [...options], legal, asked_by: before?.asked_by ?? null };
  if (kind === 'pay') {
    if (!pay) throw invalid('pay', 'Enter an amount, a currency, and a period.');
    return { ...asked, kind: 'text', value: payWords(pay), pay };
  }
  const message = problemOf({ kind, options: asked.options }, value);
  if (message) throw invalid('value', message);
  return { ...asked, kind, value, pay: null };
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid_request', message, { errors: [{ path, message }] });
}

/** Deletes an answer; deleting a missing one is no error. */
export function deleteAnswer(deps: AnswerDeps, uid: string, topic: string): Promise<void> {
  const until = new Date(deps.clock().getTime() + LIMITS.answer_restore_minutes * 60_000);
  return deps.runTransaction((tx) => deps.answers.remove(tx, uid, topic, until));
}

/** Undoes a deletion. An answer given to the same question since then is newer, and stays. */
export async function restoreAnswer(deps: AnswerDeps, uid: string, topic: string): Promise<RememberedAnswer> {
  const answer = await deps.runTransaction(
    async (tx) =>
      (await deps.answers.findInTx(tx, uid, topic)) ??
      (await deps.answers.restore(tx, uid, topic, deps.clock())),
  );
  if (!answer) throw new AppError('not_found', 'This answer can’t be restored anymore.');
  return { ...answer, used: (await deps.answers.uses(uid))[topic] ?? NEVER_USED };
}
