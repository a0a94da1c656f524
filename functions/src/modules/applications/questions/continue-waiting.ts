import type { OpenQuestion } from '../../../contract/applications.ts';
import { type ReadSourcesDeps, readSources, sourcesFor } from '../answers/answer-sources.ts';
import { type ApplicationDeps, enqueueWork, saveTransition } from '../application-deps.ts';
import { type ApplicationRecord, queuedUntil, transitionTo } from '../lifecycle/application-record.ts';
import { answeredNote } from '../review/answer-questions.ts';

/** Applications looked at together, as many as one answer reaches. */
const MOST_APPLICATIONS = 50;

export type ContinueDeps = ApplicationDeps & ReadSourcesDeps;

/**
 * Takes from the user's waiting applications every question that what they have said by now answers; an application with
 * no question left continues. Returns the ids of those. Each changes in a transaction of its own, so that one that has
 * moved on holds up no other; a task that is lost is found by the sweeper. Idempotent.
 */
export async function continueWaiting(deps: ContinueDeps, uid: string): Promise<string[]> {
  const waiting = await deps.applications.withStatus(uid, ['needs_input'], MOST_APPLICATIONS);
  if (waiting.length === 0) return [];
  const sources = await readSources(deps, uid);
  // The rules for answers, and what reads phone numbers, are loaded only if something waits.
  const { answersQuestion } = await import('./answers-question.ts');
  const continued: string[] = [];
  for (const record of waiting) {
    const of_job = sourcesFor(sources, record.posting);
    const answered = record.questions.filter((question) => answersQuestion(question, of_job));
    if (answered.length > 0 && (await settle(deps, uid, record.id, answered))) continued.push(record.id);
  }
  return continued;
}

/** Removes these questions; whether nothing is open any more, so the application continues. */
export async function settle(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  answered: readonly Pick<OpenQuestion, 'key'>[],
): Promise<boolean> {
  const keys = new Set(answered.map(({ key }) => key));
  const continues = await deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, id);
    if (record?.uid !== uid || record.status !== 'needs_input') return false;
    const open = record.questions.filter(({ key }) => !keys.has(key));
    const count = record.questions.length - open.length;
    if (count === 0) return false;
    if (open.length > 0) {
      const left: ApplicationRecord = { ...record, questions: open, updated_at: deps.clock() };
      deps.applications.save(tx, left, null);
      return false;
    }
    const at = deps.clock();
    const result = transitionTo(record, 'preparing', { actor: 'user', at, note: answeredNote(count) });
    await saveTransition(tx, deps, { ...result, record: { ...result.record, due_at: queuedUntil(at) } });
    return true;
  });
  if (continues) await enqueueWork(deps, 'prepareApplication', id);
  return continues;
}
