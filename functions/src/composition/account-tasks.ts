import { deleteAccount } from '../modules/account/delete-account.ts';
import { runExport } from '../modules/account/run-export.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** Handlers of the account queues on these services. */
export function accountTasksOn({ account }: Services) {
  return {
    exportAccount: ({ uid, export_id }: TaskPayloads['exportAccount']) => runExport(account, uid, export_id),
    deleteAccount: ({ uid }: TaskPayloads['deleteAccount']) => deleteAccount(account, uid),
  };
}

/** The same for this project. */
export async function connectAccountTasks() {
  return accountTasksOn(servicesOn(connectPlatform()));
}
