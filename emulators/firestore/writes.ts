import { nameOf } from './apply-write.ts';
import type { Authoriser } from './authorise.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import { invalid, toServiceError } from './status.ts';
import type { Store } from './store.ts';
import type { Transaction, Transactions } from './transactions.ts';
import type { CommitResponse, Write, WriteResult } from './wire.ts';

export type Services = {
  store: Store;
  authoriser: Authoriser;
  transactionsOf: (database: Database) => Transactions;
};

/** Authorizes and applies writes, all or nothing; ends the transaction that they belong to. */
export async function commitWrites(
  services: Services,
  database: Database,
  caller: Caller,
  writes: Write[],
  transaction?: Transaction,
): Promise<CommitResponse> {
  const { store, authoriser } = services;
  const transactions = services.transactionsOf(database);
  const paths = writes.map((write) => database.documentPathOf(nameOf(write)));
  const versions = () => paths.map((path) => database.get(path)?.version).join();
  try {
    if (transaction?.readAt !== undefined && writes.length > 0)
      throw invalid('Cannot modify entities in a read-only transaction.');
    for (;;) {
      const judged = versions();
      await authoriser.mayWrite(database, caller, writes);
      const commit = () =>
        transactions.commit(paths, transaction, () => {
          // The documents have changed since the check, so check again.
          if (!caller.owner && versions() !== judged) return undefined;
          return { committed: store.commit(database, writes) };
        });
      const applied = await (transaction ? transaction.use(commit) : commit());
      if (applied) return await applied.committed;
    }
  } finally {
    if (transaction) transactions.finish(transaction);
  }
}

type BatchResponse = { writeResults: WriteResult[]; status: { code: number; message?: string }[] };

/** Applies each write independently. */
export async function batchWrite(
  services: Services,
  database: Database,
  caller: Caller,
  writes: Write[],
): Promise<BatchResponse> {
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const { writeResults } = await commitWrites(services, database, caller, [write]);
        return { result: writeResults[0] ?? {}, status: { code: 0 } };
      } catch (error) {
        const { code, details } = toServiceError(error);
        return { result: {}, status: { code, message: details } };
      }
    }),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map((outcome) => outcome.status),
  };
}
