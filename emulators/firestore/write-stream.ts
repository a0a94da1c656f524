import { randomUUID } from 'node:crypto';
import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import { callerOf } from './caller.ts';
import { toServiceError } from './status.ts';
import type { CommitResponse, Write } from './wire.ts';
import { commitWrites, type Services } from './writes.ts';

type WriteRequest = { database?: string; streamId?: string; writes?: Write[]; streamToken?: Uint8Array };
type WriteResponse = { streamId?: string; streamToken: Uint8Array } & Partial<CommitResponse>;

/** The stream over which the JS SDK writes: a handshake, then one response per batch, in order. */
export function writeStream(services: Services): handleBidiStreamingCall<WriteRequest, WriteResponse> {
  return (call) => {
    let databaseName: string | undefined;
    let answered = 0;
    let work = Promise.resolve();

    const answer = async (request: WriteRequest) => {
      answered += 1;
      const streamToken = Buffer.from(String(answered));
      if (databaseName === undefined) {
        databaseName = request.database ?? '';
        call.write({ streamId: randomUUID(), streamToken });
        return;
      }
      const database = services.store.database(databaseName);
      const response = await commitWrites(services, database, callerOf(call.metadata), request.writes ?? []);
      call.write({ streamToken, ...response });
    };

    call.on('data', (request: WriteRequest) => {
      work = work
        .then(() => answer(request))
        .catch((error: unknown) => {
          call.emit('error', toServiceError(error));
        });
    });
    call.on('end', () => void work.then(() => call.end()));
  };
}
