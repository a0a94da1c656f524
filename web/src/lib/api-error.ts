import type { ErrorCode, Problem } from '@contract/errors.ts';

/**
 * A failed call to the API. `message` is the text for the user in a mutation and the specified `<status>: <text>` in a
 * query; show `detail` in either case (see `errorDetail`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly detail: string;
  readonly requestId: string | null;
  /** The invalid fields, for `invalid_request`. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(fields: {
    message: string;
    status: number;
    code: ErrorCode | 'network';
    detail: string;
    requestId?: string | null;
    errors?: Problem['errors'];
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(fields.message, { cause: fields.cause });
    this.status = fields.status;
    this.code = fields.code;
    this.detail = fields.detail;
    this.requestId = fields.requestId ?? null;
    this.errors = fields.errors ?? [];
    this.retryAfter = fields.retryAfter ?? null;
  }
}

const OFFLINE = 'We can’t reach the server. Check your internet connection and try again.';
const BROKEN = 'Something went wrong on our end. Try again.';

export function networkError(cause: unknown): ApiError {
  return new ApiError({ message: OFFLINE, status: 0, code: 'network', detail: OFFLINE, cause });
}

function parseProblem(body: string): Partial<Problem> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Partial<Problem>) : {};
  } catch {
    return {};
  }
}

/** The error of a non-ok response: from its problem+json if it has one, else from its status. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const problem = parseProblem(body);
  const detail =
    problem.detail ??
    (response.status >= 500 ? BROKEN : `Something went wrong (error ${response.status}). Try again.`);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    message: detail,
    status: response.status,
    code: problem.code ?? (response.status >= 500 ? 'unavailable' : 'invalid_request'),
    detail,
    requestId: problem.request_id ?? response.headers.get('x-request-id'),
    errors: problem.errors,
    retryAfter: retryAfter > 0 ? retryAfter : null,
    cause: body,
  });
}

/** The message to show for any thrown value. */
export function errorDetail(error: unknown, fallback = BROKEN): string {
  if (error instanceof ApiError) return error.detail;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Whether an error is an `ApiError` with this code. */
export function hasCode(error: unknown, code: ErrorCode | 'network'): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
