/**
 * The Cloud Functions of the product, but for those that need a browser (`apply.ts`). Each loads its inside when it is
 * first called, so that a function starts with nothing but what it uses.
 */
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onceConnected } from './composition/once-connected.ts';
import { taskFunction } from './composition/task-function.ts';
import type { ApiUnit } from './contract/endpoint.ts';
import { keepBodiesUnread, showBody } from './http/unread-body.ts';
import { REDDIT_ACCESS_TOKEN } from './platform/config.ts';
import { GLOBAL_OPTIONS } from './tasks/task-options.ts';

setGlobalOptions(GLOBAL_OPTIONS);

const target = process.env.FUNCTION_TARGET;
if (target === 'api' || target === 'uploads') keepBodiesUnread();

/** The routes of one unit of the API; Hosting sends each path to the unit that the contract names. */
function apiFunction(unit: ApiUnit, options: { memory: '512MiB' | '1GiB'; concurrency: number }) {
  const app = onceConnected<Express>(async () => (await import('./composition/api.ts')).connectApi(unit));
  return onRequest(
    { ...options, timeoutSeconds: 60, invoker: 'public', secrets: [REDDIT_ACCESS_TOKEN] },
    async (req, res) => {
      showBody(req);
      (await app())(req, res);
    },
  );
}

/** Everything but files: small bodies, waiting for Firestore most of the time. */
export const api = apiFunction('api', { memory: '512MiB', concurrency: 40 });

/** A file that is read has the processor and the memory to itself: a hostile one hurts nobody else. */
export const uploads = apiFunction('uploads', { memory: '1GiB', concurrency: 1 });

const ingestTasks = async () => (await import('./composition/ingest-tasks.ts')).connectIngestTasks();

export const runSearch = taskFunction('runSearch', async () =>
  (await import('./composition/search-tasks.ts')).connectSearchTasks(),
);
export const ingestBoard = taskFunction('ingestBoard', ingestTasks);
export const checkJobBoards = taskFunction('checkJobBoards', ingestTasks);
export const checkQueue = taskFunction('checkQueue', async () =>
  (await import('./composition/check-tasks.ts')).connectCheckTasks(),
);
export const redditRelay = taskFunction('redditRelay', async () =>
  (await import('./composition/conversion-tasks.ts')).connectConversionTasks(),
);

const accountTasks = async () => (await import('./composition/account-tasks.ts')).connectAccountTasks();

export const exportAccount = taskFunction('exportAccount', accountTasks);
export const deleteAccount = taskFunction('deleteAccount', accountTasks);

/** Enqueues again what a lost task or worker left behind, and removes what has expired. */
export const sweep = onSchedule(
  { schedule: 'every 1 minutes', memory: '256MiB', timeoutSeconds: 120 },
  async () => {
    await (await import('./composition/sweep.ts')).sweep();
  },
);

/** Asks for the boards whose time has come, in a task each; the longest waiting first. */
export const ingest = onSchedule({ schedule: 'every 10 minutes', memory: '512MiB' }, async () => {
  await (await ingestTasks()).enqueueDue();
});
