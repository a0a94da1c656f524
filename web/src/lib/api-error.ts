import type { ErrorCode, Problem } from '@contract/errors.ts';

/**
 * A call to the API that did not succeed.
 * `message` is the sentence for the user in a mutation; in a query it is the specified `<status>: <text>`.
 * Show `detail` in either case (see `errorDetail`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly detail: string;
  readonly requestId: string | null;
  /** Which fields are wrong, for `invalid_request`. */
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

const OFFLINE = 'No connection to the server. Check your internet connection and try again.';
const BROKEN = 'Something went wrong on our side. Please try again.';

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

/** Reads a non-ok answer: problem+json when it is one, otherwise what can be said from the status. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const problem = parseProblem(body);
  const detail =
    problem.detail ?? (response.status >= 500 ? BROKEN : `The server answered ${response.status}.`);
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

/** The sentence to show for any thrown value. */
export function errorDetail(error: unknown, fallback = BROKEN): string {
  if (error instanceof ApiError) return error.detail;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Whether an error is an `ApiError` of this code. */
export function hasCode(error: unknown, code: ErrorCode | 'network'): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
