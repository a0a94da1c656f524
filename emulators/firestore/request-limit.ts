import {
  ServerInterceptingCall,
  type ServerInterceptor,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';

/** Bytes of one request that Firestore reads at all: the documented 10 MiB with room for the envelope. */
const largestRequest = 11 * 1024 * 1024;

/** Stands for a request that is too large to be read. */
class Oversized {}

/** The service, reading no request beyond the limit. `refuseOversized` answers what it did not read. */
export function withRequestLimit(service: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => {
      const requestDeserialize = (bytes: Buffer): object =>
        bytes.length > largestRequest ? new Oversized() : method.requestDeserialize(bytes);
      return [name, { ...method, requestDeserialize }];
    }),
  );
}

export const refuseOversized: ServerInterceptor = (_method, call) =>
  new ServerInterceptingCall(call, {
    start: (next) =>
      next({
        onReceiveMessage: (message: unknown, proceed) => {
          if (!(message instanceof Oversized)) return proceed(message);
          call.sendStatus({
            code: status.INVALID_ARGUMENT,
            details: `Request payload size exceeds the limit: ${largestRequest} bytes.`,
          });
        },
      }),
  });
