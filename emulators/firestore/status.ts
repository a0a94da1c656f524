import { status } from '@grpc/grpc-js';

/** An error with a gRPC status code, as it goes to the client. */
export class StatusError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = 'StatusError';
    this.code = code;
  }
}

export const invalid = (message: string) => new StatusError(status.INVALID_ARGUMENT, message);
export const aborted = (message: string) => new StatusError(status.ABORTED, message);
/** The service's message to a transaction that lost to another one or to a write. */
export const contention = () =>
  aborted(
    'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the ' +
      'same data, requiring Firestore to abort at least one in order to enforce serializability.',
  );
export const denied = (message: string) => new StatusError(status.PERMISSION_DENIED, message);

/** Any thrown value as `{ code, details }` for a gRPC response; one without a code is INTERNAL. */
export function toServiceError(error: unknown): { code: number; details: string } {
  const { code, message } = error as { code?: unknown; message?: string };
  return {
    code: typeof code === 'number' ? code : status.INTERNAL,
    // Errors of the engine library already begin with their code, which the client puts in front again.
    details: (message ?? String(error)).replace(/^\d+ [A-Z_]+: /, ''),
  };
}
