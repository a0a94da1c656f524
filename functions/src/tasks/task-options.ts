import type { TaskQueueOptions } from 'firebase-functions/v2/tasks';
import {
  ADZUNA_KEY,
  CONFIG,
  REDDIT_ACCESS_TOKEN,
  REGION,
  SEARCH_INDEX_TOKEN,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  USAJOBS_KEY,
} from '../platform/config.ts';
import { DISPATCH_DEADLINE_SECONDS } from './cloud-task-queue.ts';
import type { TaskName } from './queue.ts';

/** Options common to all functions. */
export const GLOBAL_OPTIONS = { region: REGION, maxInstances: 100 };

/**
 * Retries and rates of each queue. A delivery has an instance to itself if it drives a browser or holds many postings;
 * the sweeper takes over when retries are exhausted.
 */
export const TASK_OPTIONS: Record<TaskName, TaskQueueOptions> = {
  runSearch: {
    // Longer than a worker's lease on a search: an earlier delivery would find it leased, and be wasted.
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 21, maxBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: 200, maxDispatchesPerSecond: 100 },
    memory: '1GiB',
    concurrency: 4,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.runSearch,
  },
  prepareApplication: {
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: CONFIG.apply_concurrency, maxDispatchesPerSecond: 20 },
    memory: '2GiB',
    cpu: 1,
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.prepareApplication,
  },
  submitApplication: {
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: CONFIG.apply_concurrency, maxDispatchesPerSecond: 20 },
    memory: '2GiB',
    cpu: 1,
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.submitApplication,
  },
  applyPlan: {
    // What fails all the same is found by the sweeper.
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 10, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 40, maxDispatchesPerSecond: 20 },
    memory: '512MiB',
    concurrency: 4,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.applyPlan,
  },
  ingestBoard: {
    // An unavailable board does not fail the task; an unavailable database, or a vendor with enough runs, does.
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30, maxBackoffSeconds: 120 },
    // How often each vendor is asked is decided run by run (modules/postings/crawl).
    rateLimits: { maxConcurrentDispatches: 30, maxDispatchesPerSecond: 20 },
    memory: '1GiB',
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.ingestBoard,
    secrets: [USAJOBS_KEY, ADZUNA_KEY],
  },
  redditRelay: {
    retryConfig: { maxAttempts: 20, minBackoffSeconds: 10, maxBackoffSeconds: 3600, maxDoublings: 9 },
    // A delivery also sends other waiting events, so a few concurrent ones send thousands per second.
    rateLimits: { maxConcurrentDispatches: 8, maxDispatchesPerSecond: 100 },
    memory: '256MiB',
    concurrency: 8,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.redditRelay,
    secrets: [REDDIT_ACCESS_TOKEN],
  },
  exportAccount: {
    // Longer than a worker's lease on an export, so that the next delivery finds it free.
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 15, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 5 },
    memory: '512MiB',
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.exportAccount,
  },
  deleteAccount: {
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 10, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 10 },
    memory: '512MiB',
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.deleteAccount,
    secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
  },
  stripeEvent: {
    retryConfig: { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 600, maxDoublings: 7 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 25 },
    memory: '256MiB',
    concurrency: 8,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.stripeEvent,
    secrets: [STRIPE_SECRET_KEY],
  },
  // Nobody waits for a late check.
  checkQueue: {
    retryConfig: { maxAttempts: 1 },
    memory: '256MiB',
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.checkQueue,
  },
  checkJobBoards: {
    retryConfig: { maxAttempts: 1 },
    // As the ingest function: a board comes in one response.
    memory: '1GiB',
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.checkJobBoards,
    secrets: [USAJOBS_KEY, ADZUNA_KEY],
  },
  importRegistry: {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: 1 },
    memory: '512MiB',
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.importRegistry,
  },
  indexPostings: {
    // Whatever is still not told then is found by the schedule.
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    // The index has one writer at a time.
    rateLimits: { maxConcurrentDispatches: 4, maxDispatchesPerSecond: 20 },
    memory: '512MiB',
    concurrency: 4,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.indexPostings,
    secrets: [SEARCH_INDEX_TOKEN],
  },
  rebuildSearchIndex: {
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 30, maxBackoffSeconds: 600 },
    rateLimits: { maxConcurrentDispatches: 1 },
    memory: '512MiB',
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.rebuildSearchIndex,
    secrets: [SEARCH_INDEX_TOKEN],
  },
  checkChromium: {
    retryConfig: { maxAttempts: 1 },
    // As the functions that apply.
    memory: '2GiB',
    cpu: 1,
    concurrency: 1,
    timeoutSeconds: DISPATCH_DEADLINE_SECONDS.checkChromium,
  },
};
