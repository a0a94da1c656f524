import * as firebaseLogger from 'firebase-functions/logger';

/** Fields of a log line. Ids and codes only: never email, phone, names or resume text. */
export type LogFields = Record<string, unknown>;

export type Logger = {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
};

/** Structured log lines for Cloud Logging. */
export const cloudLogger: Logger = {
  info: (message, fields = {}) => firebaseLogger.info(message, fields),
  warn: (message, fields = {}) => firebaseLogger.warn(message, fields),
  error: (message, fields = {}) => firebaseLogger.error(message, fields),
};

/** An error as log fields: kind, message, stack and cause. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) };
  return { error: error.name, error_message: error.message, stack: error.stack, ...cause };
}
