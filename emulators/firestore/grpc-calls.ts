import type { handleServerStreamingCall, handleUnaryCall, ServerWritableStream } from '@grpc/grpc-js';
import { type Caller, callerOf } from './caller.ts';
import type { Database } from './database.ts';
import { invalid, toServiceError } from './status.ts';
import type { Store } from './store.ts';
import type { WireDocument } from './wire.ts';

/** The fields one of which names the request's database. */
export type Name = { name?: string; parent?: string; database?: string };

/** The name of a request's database. */
function databaseName(request: Name & { document?: WireDocument }): string {
  const name = request.database ?? request.parent ?? request.name ?? request.document?.name ?? '';
  const found = /^projects\/[^/]+\/databases\/[^/]+/.exec(name)?.[0];
  if (!found) throw invalid(`"${name}" names no database.`);
  return found;
}

export type Calls = ReturnType<typeof grpcCalls>;

/** Turns functions of a database and a request into gRPC handlers; a thrown error becomes the call's status. */
export function grpcCalls(store: Store) {
  function unary<Request extends Name, Response>(
    answer: (database: Database, request: Request, caller: Caller) => Promise<Response>,
  ): handleUnaryCall<Request, Response> {
    return ({ request, metadata }, callback) => {
      const work = async () => answer(store.database(databaseName(request)), request, callerOf(metadata));
      work().then(
        (response) => callback(null, response),
        (error: unknown) => callback(toServiceError(error)),
      );
    };
  }

  function streaming<Request extends Name, Response>(
    answer: (
      database: Database,
      request: Request,
      caller: Caller,
      send: (response: Response) => void,
    ) => Promise<void>,
  ): handleServerStreamingCall<Request, Response> {
    return (call: ServerWritableStream<Request, Response>) => {
      const work = async () => {
        const database = store.database(databaseName(call.request));
        await answer(database, call.request, callerOf(call.metadata), (response) => call.write(response));
      };
      work().then(
        () => call.end(),
        (error: unknown) => call.emit('error', toServiceError(error)),
      );
    };
  }

  return { unary, streaming };
}
