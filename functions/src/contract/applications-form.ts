import { z } from 'zod';
import { AnswerOrigin, HandOverReason } from './applications.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** One question of an employer's form, and who would answer it. */
export const PreviewedField = z.object({
  label: z.string(),
  required: z.boolean(),
  /**
   * `answered` from what is known; `asked`: the form requires it and nothing known answers it; `left_empty`: optional and
   * unanswered.
   */
  state: z.enum(['answered', 'asked', 'left_empty']),
  /** As it would be sent; null unless `answered`. */
  value: z.string().nullable(),
  origin: AnswerOrigin.nullable(),
  /** Only the user's own words may answer it. */
  legal: z.boolean(),
});
export type PreviewedField = z.infer<typeof PreviewedField>;

/**
 * Where the questions are from: `published` by the employer for this job; `this_form` or `other_form`, read when an
 * application went to this job or to another one of the employer; `nothing` is known until the form is opened; `external`
 * forms are never opened.
 */
export const FormBasis = z.enum(['published', 'this_form', 'other_form', 'nothing', 'external']);
export type FormBasis = z.infer<typeof FormBasis>;

export const getFormPreview = endpoint({
  name: 'getFormPreview',
  summary: 'What a posting’s form asks, as far as known without opening it, and the answers it would get.',
  method: 'GET',
  path: '/api/postings/:posting_id/form',
  auth: 'user',
  response: z.object({
    basis: FormBasis,
    /** When the questions were read; null if none are known. */
    read_at: Instant.nullable(),
    /** In the form's order. */
    fields: z.array(PreviewedField),
    /** What the employer's form left to the user the last time; null if nothing, or if none was opened. */
    obstacle: HandOverReason.nullable(),
  }),
  errors: ['not_found', 'profile_not_found'],
  rate_limit: 60,
});
