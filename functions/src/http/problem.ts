import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorCode, type Problem } from '../contract/errors.ts';
import { AppError } from '../platform/app-error.ts';

export type ProblemAnswer = { status: number; headers: Record<string, string>; body: Problem };

const GENERIC_DETAIL =
  'Something went wrong on our side. Try again. If it keeps happening, send us this request ID.';

/** RFC 9457 response for anything thrown. Only an AppError reveals details. */
export function toProblem(error: unknown, request_id: string): ProblemAnswer {
  const known = error instanceof AppError ? error : fromHttpError(error);
  const code: ErrorCode = known?.code ?? 'internal';
  const status = ERROR_STATUS[code];
  const headers: Record<string, string> = {};
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (known?.retry_after_seconds !== undefined) {
    headers['Retry-After'] = String(Math.max(1, Math.ceil(known.retry_after_seconds)));
  }
  return {
    status,
    headers,
    body: {
      type: `/problems/${code}`,
      title: STATUS_CODES[status] ?? 'Error',
      status,
      code,
      detail: known?.detail ?? GENERIC_DETAIL,
      request_id,
      ...(known?.errors ? { errors: known.errors } : {}),
    },
  };
}

/** Errors about the request itself, from Express and its body parser. */
function fromHttpError(error: unknown): AppError | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  switch (error.status) {
    case 400:
      return new AppError(
        'invalid_request',
        'We couldn’t read this request. Check its format and try again.',
      );
    case 413:
      return new AppError('payload_too_large', 'This request is too large. Send less at a time.');
    case 415:
      return new AppError('unsupported_media_type', 'This content type isn’t supported.');
    default:
      return null;
  }
}
