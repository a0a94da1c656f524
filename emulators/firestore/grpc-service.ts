import type { UntypedServiceImplementation } from '@grpc/grpc-js';
import { grpcCalls } from './grpc-calls.ts';
import { readCalls } from './grpc-reads.ts';
import { writeCalls } from './grpc-writes.ts';
import { listenStream } from './listen-stream.ts';
import { writeStream } from './write-stream.ts';
import type { Services } from './writes.ts';

/** Implements the service of `google.firestore.v1` over the store. */
export function firestoreImplementation(services: Services): UntypedServiceImplementation {
  const calls = grpcCalls(services.store);
  return {
    ...readCalls(services, calls),
    ...writeCalls(services, calls),
    Write: writeStream(services),
    Listen: listenStream(services),
  };
}
