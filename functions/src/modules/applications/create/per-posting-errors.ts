import type { ErrorCode } from '../../../contract/errors.ts';

/** Errors about one posting; any other error would meet the next posting too. */
export const PER_POSTING_ERRORS: readonly ErrorCode[] = [
  'already_applied',
  'company_limit_reached',
  'posting_closed',
  'conflict',
  'not_found',
  'illegal_transition',
];
