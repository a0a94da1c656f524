import { z } from 'zod';
import { Application } from './applications.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The outcome of one submitted application. */
export const Outcome = Application.pick({ status: true, score: true }).extend({
  application_id: z.string(),
  company: z.string(),
  sent_at: Instant,
  /** When the employer first answered (interview, offer, rejection); null while they have not. */
  replied_at: Instant.nullable(),
  /** When it was accepted, rejected, withdrawn or closed; null before. */
  ended_at: Instant.nullable(),
});
export type Outcome = z.infer<typeof Outcome>;

/** How far back outcomes are listed. */
export const OUTCOME_DAYS = 90;

export const listOutcomes = endpoint({
  name: 'listOutcomes',
  summary: `The outcomes of applications sent in the last ${OUTCOME_DAYS} days, most recently sent first.`,
  method: 'GET',
  path: '/api/outcomes',
  auth: 'user',
  response: z.object({ items: z.array(Outcome) }),
});
