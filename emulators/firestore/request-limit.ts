import {
  ServerInterceptingCall,
  type ServerInterceptor,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';

/** Maximum size of a request in bytes: the documented 10 MiB plus room for the envelope. */
const largestRequest = 11 * 1024 * 1024;

/** Placeholder for a request that is too large to read. */
class Oversized {}

/** Wraps the service so that no request beyond the limit is read; `refuseOversized` responds to those. */
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
