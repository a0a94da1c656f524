import { resolveAnswers } from '@huntwell/filler';
import type { PostingToApply } from '../application-deps.ts';
import type { Dossier, ParkedOutcome } from '../driver/application-driver.ts';
import { describeOpen } from '../driver/submit-form.ts';
import { findKnownForm, type KnownFormDeps } from '../form-preview/known-form.ts';

/**
 * What only the user can answer of a form that its employer publishes whole, so that it is asked before the form is opened;
 * null if nothing, or if only the form itself can tell. Greenhouse publishes half of what its forms ask: opening them asks
 * everything at once.
 */
export async function askedUnopened(
  deps: KnownFormDeps,
  posting: PostingToApply,
  dossier: Dossier,
): Promise<ParkedOutcome | null> {
  if (posting.published_at?.vendor !== 'recruitee') return null;
  const { form, basis } = await findKnownForm(deps, posting);
  if (!form || basis !== 'published') return null;
  const asked = form.questions.map((question) => ({ ...question, value: '' }));
  const open = describeOpen(resolveAnswers(asked, dossier), posting.apply.url);
  return open?.kind === 'needs_input' ? open : null;
}
