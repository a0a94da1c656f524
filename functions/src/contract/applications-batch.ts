import { z } from 'zod';
import { createApplication } from './applications-sending.ts';
import { endpoint } from './endpoint.ts';
import { ErrorCodeSchema } from './errors.ts';
import { LIMITS } from './limits.ts';

export const createApplications = endpoint({
  name: 'createApplications',
  summary:
    'Queues several applications in the given order and reserves one credit for each. The response gives the reason for each one that can’t be queued.',
  method: 'POST',
  path: '/api/application-batches',
  auth: 'user',
  affects: createApplication.affects,
  eventually: createApplication.eventually,
  body: z.object({
    posting_ids: z.array(z.string().min(1).max(200)).min(1).max(LIMITS.applications_at_once),
  }),
  response: z.object({
    items: z.array(
      z.object({
        posting_id: z.string(),
        /** The application to this posting; null if there is none. */
        application_id: z.string().nullable(),
        /** Whether this call queued it. */
        created: z.boolean(),
        /** Why it was not queued; null if it was. */
        problem: z.object({ code: ErrorCodeSchema, detail: z.string() }).nullable(),
      }),
    ),
  }),
  success_status: 202,
  idempotent: true,
  rate_limit: 20,
});
