import { type Dossier, resolveAnswers, topicOf } from '@huntwell/filler';
import type { z } from 'zod';
import type { getFormPreview, PreviewedField } from '../../../contract/applications-form.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isDocumentId } from '../../../platform/document-id.ts';
import { errorFields } from '../../../platform/logger.ts';
import { companyKey } from '../../job-text/companies/company-key.ts';
import { type ReadSourcesDeps, readSources, sourcesFor } from '../answers/answer-sources.ts';
import type { ApplicationDeps, PostingToApply } from '../application-deps.ts';
import { FORM_KNOWN_MS, type FormQuestion, type KnownForm } from './forms.repository.ts';

export type FormPreviewDeps = Pick<
  ApplicationDeps,
  'forms' | 'findPosting' | 'readPublishedForm' | 'clock' | 'logger'
> &
  ReadSourcesDeps;

type FormPreview = z.infer<(typeof getFormPreview)['response']>;
type Known = Pick<FormPreview, 'basis' | 'obstacle'> & { form: KnownForm | null };

/** A published form is read again after this time. */
const FRESH_MS = 24 * 3600_000;
/** What was seen in an opened form is more than what is published, but only this long. */
const OPENED_FIRST_MS = 7 * 24 * 3600_000;

/** What is known of a posting's form, and what of it the user has answered. Never opens the form itself. */
export async function previewForm(
  deps: FormPreviewDeps,
  uid: string,
  posting_id: string,
): Promise<FormPreview> {
  const posting = isDocumentId(posting_id) ? await deps.findPosting(posting_id) : null;
  if (!posting) throw new AppError('not_found', 'This job no longer exists. It may have been removed.');
  const { basis, obstacle, form } = await findForm(deps, posting);
  if (!form) return { basis, read_at: null, fields: [], obstacle };
  const sources = sourcesFor(await readSources(deps, uid), posting.summary);
  return {
    basis,
    read_at: form.read_at.toISOString(),
    fields: previewFields(form.questions, sources),
    obstacle,
  };
}

async function findForm(deps: FormPreviewDeps, posting: PostingToApply): Promise<Known> {
  const { apply, summary } = posting;
  if (apply.kind === 'external') return { basis: 'external', obstacle: 'external', form: null };
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

/** The published form, read at most once a day; an older one stands for a while if the board does not answer. */
async function readPublished(
  deps: FormPreviewDeps,
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

/** Answers the questions as an application would, and says of each who answers it. */
export function previewFields(questions: readonly FormQuestion[], sources: Dossier): PreviewedField[] {
  const form = questions.map((question) => ({ ...question, value: '' }));
  const resolution = resolveAnswers(form, sources);
  return form.map((field) => {
    const filled = resolution.fields.find(({ key }) => key === field.key);
    const asked = resolution.questions.some(({ key }) => key === field.key);
    return {
      label: field.label,
      required: field.required,
      state: filled ? 'answered' : asked ? 'asked' : 'left_empty',
      value: filled?.value ?? null,
      origin: filled?.origin ?? null,
      legal: topicOf(field, sources.posting).legal,
    };
  });
}
