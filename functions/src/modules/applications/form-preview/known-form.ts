import type { z } from 'zod';
import type { getFormPreview } from '../../../contract/applications-form.ts';
import { errorFields } from '../../../platform/logger.ts';
import { companyKey } from '../../job-text/companies/company-key.ts';
import type { ApplicationDeps, PostingToApply } from '../application-deps.ts';
import { FORM_KNOWN_MS, type KnownForm } from './forms.repository.ts';

export type KnownFormDeps = Pick<
  ApplicationDeps,
  'forms' | 'mayFill' | 'readPublishedForm' | 'clock' | 'logger'
>;

type Known = Pick<z.infer<(typeof getFormPreview)['response']>, 'basis' | 'obstacle'> & {
  form: KnownForm | null;
};

/** A published form is read again after this time. */
const FRESH_MS = 24 * 3600_000;
/** What was seen in an opened form is more than what is published, but only this long. */
const OPENED_FIRST_MS = 7 * 24 * 3600_000;

/** The form of a posting as far as it is known without opening it, and from where. */
export async function findKnownForm(deps: KnownFormDeps, posting: PostingToApply): Promise<Known> {
  const { apply, summary } = posting;
  if (!deps.mayFill(apply.kind)) return findUnopened(deps, posting);
  const known = await deps.forms.find({ apply, company_key: companyKey(summary.company) });
  const now = deps.clock().getTime();
  const age = (date: Date) => now - date.getTime();
  const { opened } = known;
  // Another file is asked for by one form, a challenge or a login by all of an employer's.
  const ofThisForm = opened?.url === apply.url;
  const met = opened && age(opened.obstacle_at) < FORM_KNOWN_MS ? opened.obstacle : null;
  const obstacle = ofThisForm || met !== 'file' ? met : null;
  const seen =
    opened && opened.questions.length > 0 && age(opened.read_at) < FORM_KNOWN_MS
      ? ({ basis: ofThisForm ? 'this_form' : 'other_form', obstacle, form: opened } as const)
      : null;
  if (seen && ofThisForm && age(seen.form.read_at) < OPENED_FIRST_MS) return seen;
  const published = await readPublished(deps, posting, known.published);
  if (published) return { basis: 'published', obstacle, form: published };
  return seen ?? { basis: 'nothing', obstacle, form: null };
}

/** A form that is the person's to fill out: only its employer can say what it asks. */
async function findUnopened(deps: KnownFormDeps, posting: PostingToApply): Promise<Known> {
  const { apply, summary, published_at } = posting;
  const { published } = published_at
    ? await deps.forms.find({ apply, company_key: companyKey(summary.company) })
    : { published: null };
  const form = await readPublished(deps, posting, published);
  return { basis: form ? 'published' : 'external', obstacle: 'external', form };
}

/** The published form, read at most once a day; an older one stands for a while if the board does not answer. */
async function readPublished(
  deps: KnownFormDeps,
  { apply, published_at, summary }: PostingToApply,
  stored: KnownForm | null,
): Promise<KnownForm | null> {
  const now = deps.clock();
  const age = stored ? now.getTime() - stored.read_at.getTime() : Number.POSITIVE_INFINITY;
  const older = age < FORM_KNOWN_MS ? stored : null;
  if (!published_at) return null;
  if (age < FRESH_MS) return stored;
  try {
    const questions = await deps.readPublishedForm(published_at);
    if (!questions || questions.length === 0) return older;
    const form = { url: apply.url, questions, read_at: now, obstacle: null, obstacle_at: now };
    await deps.forms.savePublished(apply, form);
    return form;
  } catch (error) {
    deps.logger.warn('The published form was not read', { posting_id: summary.id, ...errorFields(error) });
    return older;
  }
}
