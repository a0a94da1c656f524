import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/**
 * What a language model may do for a resume: find in its text what our own reader is not sure of. It is asked only when
 * the owner of the resume asks for it, file by file.
 */

/** What our reader is not sure of or did not find. */
export const Unclear = z.object({
  what: z.enum(['name', 'location', 'headline', 'jobs', 'schools', 'skills']),
  /** How many entries of a list; 0 if none was found at all. 1 for a value. */
  count: z.number().int().nonnegative(),
});
export type Unclear = z.infer<typeof Unclear>;

export const ResumeRefinement = z.object({
  /** Whose model would be asked, such as `Google Gemini`; null if none is set up. */
  provider: z.string().nullable(),
  /** What it would be asked about; nothing is sent if empty. */
  unclear: z.array(Unclear),
  /** `failed`: it gave no answer that could be used, and what we read stands. */
  status: z.enum(['never', 'asking', 'done', 'failed']),
  /** Values that it found and that the text of the resume states. */
  found: z.number().int(),
  /** Values that it read as we did. */
  confirmed: z.number().int(),
  asked_at: Instant.nullable(),
});
export type ResumeRefinement = z.infer<typeof ResumeRefinement>;

export const getResumeRefinement = endpoint({
  name: 'getResumeRefinement',
  summary: 'What a language model could find in a resume, and what came of asking it.',
  method: 'GET',
  path: '/api/resumes/:resume_id/refinement',
  auth: 'user',
  response: ResumeRefinement,
  errors: ['not_found'],
});

export const refineResume = endpoint({
  name: 'refineResume',
  summary:
    'Sends the text of a resume, without contact details, to a language model, which finds what our reader was not sure of.',
  method: 'POST',
  path: '/api/resumes/:resume_id/refine',
  unit: 'uploads',
  auth: 'user',
  affects: [
    'getResumeRefinement',
    'listResumes',
    'getCareer',
    'getDashboard',
    'getMatch',
    'getImprovements',
    'getFormPreview',
  ],
  response: ResumeRefinement,
  errors: ['not_found', 'conflict', 'daily_limit_reached', 'unavailable'],
  idempotent: true,
  rate_limit: 10,
});
