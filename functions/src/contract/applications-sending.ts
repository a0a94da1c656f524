import { z } from 'zod';
import { Application } from './applications.ts';
import { PRODUCT_NAME } from './brand.ts';
import { endpoint } from './endpoint.ts';

export const createApplication = endpoint({
  name: 'createApplication',
  summary: `Queues an application by ${PRODUCT_NAME} and reserves one credit.`,
  method: 'POST',
  path: '/api/applications',
  auth: 'user',
  affects: [
    'listApplications',
    'getActivity',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listMatches',
    'getMatch',
  ],
  eventually: [
    'getApplication',
    'listApplications',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listAnswers',
    'getFormPreview',
  ],
  body: z.object({ posting_id: z.string().min(1).max(200) }),
  response: Application,
  success_status: 202,
  idempotent: true,
  errors: [
    'not_found',
    'posting_closed',
    'insufficient_credits',
    'already_applied',
    'profile_incomplete',
    'company_limit_reached',
    'daily_limit_reached',
    'applications_paused',
  ],
  rate_limit: 60,
});

export const answerQuestions = endpoint({
  name: 'answerQuestions',
  summary: 'Submits the answers a form still needs; they are remembered by topic and preparation continues.',
  method: 'POST',
  path: '/api/applications/:application_id/answers',
  auth: 'user',
  affects: [
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
    'listAnswers',
    'getFormPreview',
    'listQuestions',
  ],
  replaces: 'getApplication',
  body: z.object({
    answers: z
      .array(z.object({ key: z.string().max(300), value: z.string().trim().min(1).max(5000) }))
      .max(60),
  }),
  response: Application,
  errors: ['not_found', 'illegal_transition'],
});

export const approveApplication = endpoint({
  name: 'approveApplication',
  summary: `Approves the answers that the user has reviewed; ${PRODUCT_NAME} sends them once.`,
  method: 'POST',
  path: '/api/applications/:application_id/approval',
  auth: 'user',
  affects: ['getApplication', 'listApplications', 'getActivity', 'getDashboard', 'listOutcomes'],
  replaces: 'getApplication',
  response: Application,
  idempotent: true,
  errors: ['not_found', 'illegal_transition', 'posting_closed'],
});

/** Why an application cannot be queued again, by its owner or by an administrator. */
export const RETRY_ERRORS = [
  'not_found',
  'illegal_transition',
  'insufficient_credits',
  'profile_incomplete',
  'company_limit_reached',
  'daily_limit_reached',
  'applications_paused',
] as const;

export const retryApplication = endpoint({
  name: 'retryApplication',
  summary:
    'Requeues an application that failed or was withdrawn before it was sent, and reserves a credit again.',
  method: 'POST',
  path: '/api/applications/:application_id/retry',
  auth: 'user',
  affects: [
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listMatches',
    'getMatch',
  ],
  replaces: 'getApplication',
  response: Application,
  idempotent: true,
  errors: RETRY_ERRORS,
});
