/**
 * The Cloud Functions of the product. Each loads its inside when it is first called, so that a function starts with
 * nothing but what it uses.
 */
import type { Express } from 'express';
import { setGlobalOptions } from 'firebase-functions/v2';
import { HttpsError, onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { REDDIT_ACCESS_TOKEN, REGION } from './platform/config.ts';
import { DeliverAgain } from './platform/deliver-again.ts';
import type { TaskName, TaskPayloads } from './tasks/queue.ts';
import { TASK_OPTIONS } from './tasks/task-options.ts';

setGlobalOptions({ region: REGION, maxInstances: 100 });

/** Connects at the first call and keeps the result; a failure is not kept, so that the next call tries again. */
function onceConnected<T>(connect: () => Promise<T>): () => Promise<T> {
  let connected: Promise<T> | undefined;
  return () => {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };
}

const app = onceConnected<Express>(async () => (await import('./composition/api.ts')).connectApi());

export const api = onRequest(
  {
    // Room for 40 bodies of a resume's size at once, and for one hostile PDF that swells until it is stopped.
    memory: '1GiB',
    concurrency: 40,
    timeoutSeconds: 60,
    invoker: 'public',
    secrets: [REDDIT_ACCESS_TOKEN],
  },
  async (req, res) => {
    (await app())(req, res);
  },
);

type Handlers<N extends TaskName> = { [K in N]: (payload: TaskPayloads[K]) => Promise<void> };

/** A queue function whose handler is connected at the first delivery and kept for the next. */
function taskFunction<N extends TaskName>(name: N, connect: () => Promise<Handlers<N>>) {
  const handlers = onceConnected(connect);
  return onTaskDispatched(TASK_OPTIONS[name], async ({ data }) => {
    const { TASK_PAYLOADS } = await import('./tasks/payloads.ts');
    const handle = (await handlers())[name];
    await handle(TASK_PAYLOADS[name].parse(data)).catch((error: unknown) => {
      throw error instanceof DeliverAgain ? new HttpsError('unavailable', error.message) : error;
    });
  });
}

const applicationTasks = async () =>
  (await import('./composition/application-tasks.ts')).connectApplicationTasks();

const ingestTasks = async () => (await import('./composition/ingest-tasks.ts')).connectIngestTasks();

export const runSearch = taskFunction('runSearch', async () =>
  (await import('./composition/search-tasks.ts')).connectSearchTasks(),
);
export const ingestSource = taskFunction('ingestSource', ingestTasks);
export const prepareApplication = taskFunction('prepareApplication', applicationTasks);
export const submitApplication = taskFunction('submitApplication', applicationTasks);
export const redditRelay = taskFunction('redditRelay', async () =>
  (await import('./composition/conversion-tasks.ts')).connectConversionTasks(),
);

/** Takes up applications and conversions whose task or worker was lost. */
export const sweep = onSchedule(
  { schedule: 'every 1 minutes', memory: '256MiB', timeoutSeconds: 120 },
  async () => {
    await (await import('./composition/sweep.ts')).sweep();
  },
);

/** Asks every source for its postings; one that has nothing new costs one read. */
export const ingest = onSchedule({ schedule: 'every 1 hours', memory: '512MiB' }, async () => {
  await (await ingestTasks()).enqueueAll();
});
