import { resolveAnswers } from '@huntwell/filler';
import type { PostingToApply } from '../application-deps.ts';
import type { Dossier, PrepareOutcome } from '../driver/application-driver.ts';
import { findKnownForm, type KnownFormDeps } from '../form-preview/known-form.ts';
import { usualQuestions } from '../form-preview/usual-questions.ts';

/**
 * Adds the answers that the user can copy when they fill out a form themselves and nobody has read it: to the questions
 * that are known of it, else to those that forms usually ask. Other outcomes stay as they are.
 */
export async function withPreparedAnswers<T extends PrepareOutcome>(
  deps: KnownFormDeps,
  outcome: T,
  posting: PostingToApply,
  dossier: Dossier,
): Promise<T> {
  if (outcome.kind !== 'hand_over' || outcome.fields.length > 0) return outcome;
  const { form } = await findKnownForm(deps, posting);
  const questions = form?.questions.length ? form.questions : usualQuestions(dossier.posting.country);
  const asked = questions.map((question) => ({ ...question, value: '' }));
  return { ...outcome, fields: resolveAnswers(asked, dossier).fields };
}
