import { type Dossier, resolveAnswers, topicOf } from '@huntwell/filler';
import type { z } from 'zod';
import type { getFormPreview, PreviewedField } from '../../../contract/applications-form.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isDocumentId } from '../../../platform/document-id.ts';
import { type ReadSourcesDeps, readSources, sourcesFor } from '../answers/answer-sources.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import type { FormQuestion } from './forms.repository.ts';
import { findKnownForm, type KnownFormDeps } from './known-form.ts';

export type FormPreviewDeps = Pick<ApplicationDeps, 'findPosting'> & KnownFormDeps & ReadSourcesDeps;

type FormPreview = z.infer<(typeof getFormPreview)['response']>;

/** What is known of a posting's form, and what of it the user has answered. Never opens the form itself. */
export async function previewForm(
  deps: FormPreviewDeps,
  uid: string,
  posting_id: string,
): Promise<FormPreview> {
  const posting = isDocumentId(posting_id) ? await deps.findPosting(posting_id) : null;
  if (!posting) throw new AppError('not_found', 'This job no longer exists. It may have been removed.');
  const { basis, obstacle, form } = await findKnownForm(deps, posting);
  if (!form) return { basis, read_at: null, fields: [], obstacle };
  const sources = sourcesFor(await readSources(deps, uid), posting.summary);
  return {
    basis,
    read_at: form.read_at.toISOString(),
    fields: previewFields(form.questions, sources),
    obstacle,
  };
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
