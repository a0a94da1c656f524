import { z } from 'zod';
import { Application } from './applications.ts';
import { PRODUCT_NAME } from './brand.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** The URL of a job, as pasted. */
const JobLink = z.url({ protocol: /^https?$/, error: 'Enter a valid link.' }).max(2000);

export const addApplication = endpoint({
  name: 'addApplication',
  summary: `Adds an application that the user sent without ${PRODUCT_NAME}; uses no credit.`,
  method: 'POST',
  path: '/api/own-applications',
  auth: 'user',
  affects: ['listApplications', 'getActivity', 'getDashboard', 'listOutcomes'],
  body: z.object({
    company: z.string().trim().min(1, 'Enter the company.').max(LIMITS.own_application_text),
    title: z.string().trim().min(1, 'Enter the job title.').max(LIMITS.own_application_text),
    /** May be empty. */
    url: z.union([z.literal(''), JobLink]),
    /** In the last two years, and not in the future. */
    sent_at: Instant,
  }),
  response: Application,
  success_status: 201,
  idempotent: true,
  errors: ['already_applied', 'own_application_limit_reached'],
  rate_limit: 60,
});

export const removeApplication = endpoint({
  name: 'removeApplication',
  summary: 'Removes an application that the user added themselves, with its notes and reminders.',
  method: 'DELETE',
  path: '/api/own-applications/:application_id',
  auth: 'user',
  affects: ['listApplications', 'getActivity', 'getDashboard', 'listOutcomes', 'listReminders'],
  success_status: 204,
  errors: ['not_found', 'illegal_transition'],
});
