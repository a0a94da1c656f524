import type { ErrorCode } from '../contract/errors.ts';

export type FieldError = { path: string; message: string };

/**
 * An error reported to the caller. `detail` is a sentence for the user that says what to do; anything else thrown is
 * answered as `internal` and only logged.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly retry_after_seconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { errors?: FieldError[]; retry_after_seconds?: number; cause?: unknown } = {},
  ) {
    super(`${code}: ${detail}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.detail = detail;
    this.errors = options.errors;
    this.retry_after_seconds = options.retry_after_seconds;
  }
}
