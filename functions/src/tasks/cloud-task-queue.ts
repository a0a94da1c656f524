import type { Functions } from 'firebase-admin/functions';
import type { TaskName, TaskQueue } from './queue.ts';

/**
 * Cloud Tasks. The deadline limits one delivery; it equals the functions' own timeouts, so that a delivery is never
 * repeated while the first still runs.
 */
export const DISPATCH_DEADLINE_SECONDS: Record<TaskName, number> = {
  runSearch: 120,
  prepareApplication: 300,
  submitApplication: 300,
  applyPlan: 120,
  ingestBoard: 540,
  redditRelay: 120,
  exportAccount: 1800,
  deleteAccount: 540,
  stripeEvent: 60,
  checkQueue: 30,
  checkJobBoards: 60,
  checkChromium: 60,
  indexPostings: 60,
  rebuildSearchIndex: 540,
  importRegistry: 300,
};

export function cloudTaskQueue(functions: () => Functions, region: string): TaskQueue {
  return {
    async enqueue(name, payload, { delay_seconds = 0 } = {}) {
      await functions()
        .taskQueue(`locations/${region}/functions/${name}`)
        .enqueue(payload, {
          dispatchDeadlineSeconds: DISPATCH_DEADLINE_SECONDS[name],
          ...(delay_seconds > 0 ? { scheduleDelaySeconds: Math.round(delay_seconds) } : {}),
        });
    },
  };
}
