/**
 * The product's Cloud Functions, except those that need a browser (`apply-functions.ts`) or render pages (`pages-functions.ts`). Each imports its implementation on the
 * first call, so that a function loads only what it uses.
 */
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { connectOnce } from './composition/connect-once.ts';
import { taskFunction } from './composition/task-function.ts';
import type { ApiUnit } from './contract/endpoint.ts';
import { keepBodiesUnread, showBody } from './http/unread-body.ts';
import {
  GEMINI_API_KEY,
  REDDIT_ACCESS_TOKEN,
  SEARCH_INDEX_TOKEN,
  SMTP_CREDENTIALS,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
} from './platform/config.ts';
import { GLOBAL_OPTIONS } from './tasks/task-options.ts';

setGlobalOptions(GLOBAL_OPTIONS);

const target = process.env.FUNCTION_TARGET;
if (target === 'api' || target === 'uploads' || target === 'webhooks') keepBodiesUnread();

/** The routes of one unit of the API; Hosting routes each path to the unit that the contract names. */
function apiFunction(unit: ApiUnit, options: { memory: '512MiB' | '1GiB'; concurrency: number }) {
  const app = connectOnce<Express>(async () => (await import('./composition/api.ts')).connectApi(unit));
  return onRequest(
    {
      ...options,
      timeoutSeconds: 60,
      invoker: 'public',
      secrets: [
        GEMINI_API_KEY,
        REDDIT_ACCESS_TOKEN,
        SEARCH_INDEX_TOKEN,
        STRIPE_SECRET_KEY,
        STRIPE_WEBHOOK_SECRET,
      ],
    },
    async (req, res) => {
      showBody(req);
      (await app())(req, res);
    },
  );
}

/** Everything but files: small bodies, mostly waiting for Firestore. */
export const api = apiFunction('api', { memory: '512MiB', concurrency: 40 });

/** Each file has the processor and memory to itself, so a hostile one hurts nobody else. */
export const uploads = apiFunction('uploads', { memory: '1GiB', concurrency: 1 });

/** What Stripe calls: it loads Stripe's SDK to verify signatures, stores the event, and answers. */
export const webhooks = apiFunction('webhooks', { memory: '512MiB', concurrency: 40 });

const ingestTasks = async () => (await import('./composition/ingest-tasks.ts')).connectIngestTasks();

const searchIndexTasks = async () =>
  (await import('./composition/search-index-tasks.ts')).connectSearchIndexTasks();

export const runSearch = taskFunction('runSearch', async () =>
  (await import('./composition/search-tasks.ts')).connectSearchTasks(),
);
export const applyPlan = taskFunction('applyPlan', async () =>
  (await import('./composition/search-tasks.ts')).connectSearchTasks(),
);
export const ingestBoard = taskFunction('ingestBoard', ingestTasks);
export const importRegistry = taskFunction('importRegistry', ingestTasks);
export const checkJobBoards = taskFunction('checkJobBoards', ingestTasks);
export const indexPostings = taskFunction('indexPostings', searchIndexTasks);
export const rebuildSearchIndex = taskFunction('rebuildSearchIndex', searchIndexTasks);
export const checkQueue = taskFunction('checkQueue', async () =>
  (await import('./composition/check-tasks.ts')).connectCheckTasks(),
);
export const redditRelay = taskFunction('redditRelay', async () =>
  (await import('./composition/conversion-tasks.ts')).connectConversionTasks(),
);

export const stripeEvent = taskFunction('stripeEvent', async () =>
  (await import('./composition/billing-tasks.ts')).connectBillingTasks(),
);

const accountTasks = async () => (await import('./composition/account-tasks.ts')).connectAccountTasks();

export const exportAccount = taskFunction('exportAccount', accountTasks);
export const deleteAccount = taskFunction('deleteAccount', accountTasks);

/** Requeues what a lost task or a dead worker left behind, and removes what has expired. */
export const sweep = onSchedule(
  {
    schedule: 'every 1 minutes',
    memory: '256MiB',
    timeoutSeconds: 120,
    secrets: [SMTP_CREDENTIALS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
  },
  async () => {
    await (await import('./composition/sweep.ts')).sweep();
  },
);

/** Proves that what is stored about money agrees with itself. */
export const reconcile = onSchedule(
  {
    schedule: 'every 60 minutes',
    memory: '512MiB',
    timeoutSeconds: 540,
    secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
  },
  async () => {
    await (await import('./composition/reconcile.ts')).reconcile();
  },
);

/** Pay by title and place, for everyone: computed once a day, so that a visitor costs one read. */
export const payRanges = onSchedule(
  { schedule: 'every 24 hours', memory: '1GiB', timeoutSeconds: 540 },
  async () => {
    await (await import('./composition/pay-ranges.ts')).refreshPayRanges();
  },
);

/** Enqueues one task per due board, the longest overdue first. */
export const ingest = onSchedule({ schedule: 'every 10 minutes', memory: '512MiB' }, async () => {
  await (await ingestTasks()).enqueueDue();
});

/**
 * Counts open jobs by place, title, and company for their public pages and sitemaps, and compares the search index with them. Reads
 * every open posting.
 */
export const countJobs = onSchedule(
  { schedule: 'every 6 hours', memory: '512MiB', timeoutSeconds: 540, secrets: [SEARCH_INDEX_TOKEN] },
  async () => {
    await (await import('./composition/job-directory.ts')).countJobs();
  },
);
