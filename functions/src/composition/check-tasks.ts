import { checksRepository } from '../modules/admin/checks.repository.ts';
import { answerCheck } from '../modules/admin/remote-check.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { connectPlatform, type Platform } from './services.ts';

/** Handler of the check that tasks are delivered, on this platform. */
export function checkTasksOn({ firebase, clock, logger }: Platform) {
  const checks = checksRepository(firebase.db, clock);
  return {
    checkQueue: ({ check_id }: TaskPayloads['checkQueue']) =>
      answerCheck({ checks, logger }, check_id, async () => 'A task was queued and delivered.'),
  };
}

/** The same for this project. */
export const connectCheckTasks = async () => checkTasksOn(connectPlatform());
