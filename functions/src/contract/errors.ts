import { z } from 'zod';

/** Every error code of the API with its HTTP status. A code must be listed here to exist. */
export const ERROR_STATUS = {
  invalid_request: 400,
  malformed_json: 400,
  invalid_signature: 400,
  idempotency_key_missing: 400,
  unauthenticated: 401,
  token_expired: 401,
  recent_sign_in_required: 401,
  insufficient_credits: 402,
  forbidden: 403,
  account_suspended: 403,
  not_found: 404,
  profile_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  idempotency_key_reused: 409,
  illegal_transition: 409,
  already_applied: 409,
  posting_closed: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  resume_empty: 422,
  resume_too_large: 422,
  resume_too_many_pages: 422,
  resume_wrong_type: 422,
  resume_encrypted: 422,
  resume_broken: 422,
  resume_no_text: 422,
  resume_too_little_text: 422,
  resume_too_complex: 422,
  resume_archive_bomb: 422,
  resume_limit_reached: 409,
  saved_search_limit_reached: 409,
  own_application_limit_reached: 409,
  profile_incomplete: 422,
  nothing_to_search_for: 422,
  daily_limit_reached: 429,
  company_limit_reached: 429,
  rate_limited: 429,
  applications_paused: 409,
  internal: 500,
  unavailable: 503,
  checkout_closed: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ErrorCodeSchema = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]);

/** RFC 9457 problem details: the body of every error response (`application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: ErrorCodeSchema,
  /** A sentence for the user that says what to do. */
  detail: z.string(),
  request_id: z.string(),
  /** For `invalid_request`: which field is wrong and why. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
