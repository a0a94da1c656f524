import { status, type UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { Calls, Name } from './grpc-calls.ts';
import { StatusError } from './status.ts';
import type { TransactionOptions, WireDocument, Write } from './wire.ts';
import { batchWrite, commitWrites, type Services } from './writes.ts';

type Mask = { mask?: { fieldPaths?: string[] } | null };
type CommitRequest = { database?: string; writes?: Write[]; transaction?: Uint8Array };
type CreateRequest = Name & Mask & { collectionId?: string; documentId?: string; document?: WireDocument };

/** The calls that write, and those that manage transactions. */
export function writeCalls(services: Services, { unary }: Calls): UntypedServiceImplementation {
  const transactionOf = (database: Database, id: Uint8Array | undefined) =>
    id?.length ? services.transactionsOf(database).find(id) : undefined;

  async function writeOne(
    database: Database,
    caller: Caller,
    write: Write,
    mask?: string[],
  ): Promise<WireDocument> {
    await commitWrites(services, database, caller, [write]);
    const doc = database.get(database.documentPathOf(write.update?.name));
    if (!doc) throw new StatusError(status.NOT_FOUND, `Document "${write.update?.name}" not found.`);
    return database.toWire(doc, mask);
  }

  return {
    BeginTransaction: unary(async (database, request: Name & { options?: TransactionOptions }) => ({
      transaction: services.transactionsOf(database).begin(request.options).id,
    })),
    Rollback: unary(async (database, request: Name & { transaction?: Uint8Array }) => {
      const transaction = transactionOf(database, request.transaction);
      if (transaction) services.transactionsOf(database).finish(transaction);
      return {};
    }),
    Commit: unary(async (database, request: CommitRequest, caller) =>
      commitWrites(
        services,
        database,
        caller,
        request.writes ?? [],
        transactionOf(database, request.transaction),
      ),
    ),
    BatchWrite: unary(async (database, request: CommitRequest, caller) =>
      batchWrite(services, database, caller, request.writes ?? []),
    ),
    CreateDocument: unary(async (database, request: CreateRequest, caller) => {
      const id = request.documentId || crypto.randomUUID().replaceAll('-', '').slice(0, 20);
      const update = { ...request.document, name: `${request.parent}/${request.collectionId}/${id}` };
      return writeOne(
        database,
        caller,
        { update, currentDocument: { exists: false } },
        request.mask?.fieldPaths,
      );
    }),
    UpdateDocument: unary(
      async (database, request: Name & Mask & Write & { document?: WireDocument }, caller) =>
        writeOne(
          database,
          caller,
          {
            update: request.document,
            updateMask: request.updateMask,
            currentDocument: request.currentDocument,
          },
          request.mask?.fieldPaths,
        ),
    ),
    DeleteDocument: unary(async (database, request: Name & Write, caller) => {
      await commitWrites(services, database, caller, [
        { delete: request.name, currentDocument: request.currentDocument },
      ]);
      return {};
    }),
  };
}
