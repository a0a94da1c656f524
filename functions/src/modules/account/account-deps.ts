import type { Accounts } from '../../integrations/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RevocationList } from '../../platform/revocation-list.ts';
import type { RunTransaction } from '../../platform/transaction.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { DeletionsRepository } from './deletions.repository.ts';
import type { ExportsRepository } from './exports.repository.ts';
import type { OwnedDataRepository } from './owned-data.repository.ts';

export type AccountDeps = {
  accounts: Accounts;
  revocations: RevocationList;
  owned: OwnedDataRepository;
  deletions: DeletionsRepository;
  exports: ExportsRepository;
  files: FileStore;
  /** Ends subscriptions and removes the customer at the payment provider; idempotent. */
  closeBilling: (uid: string) => Promise<void>;
  queue: TaskQueue;
  runTransaction: RunTransaction;
  clock: Clock;
  logger: Logger;
  /** A unique name for each export and for each worker that claims one. */
  newId: () => string;
};
