import type { ErrorCode } from '../contract/errors.ts';

export type AuditedCall = {
  uid: string;
  action: string;
  /** Whether it could change something. */
  changes: boolean;
  /** Ids in the path; null if there are none. */
  target: string | null;
  request_id: string;
};

/** Records that an administrator makes a call; the returned function records how it ended. */
export type AuditTrail = (call: AuditedCall) => Promise<(outcome: 'done' | ErrorCode) => Promise<void>>;
