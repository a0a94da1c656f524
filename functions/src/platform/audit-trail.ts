import type { ErrorCode } from '../contract/errors.ts';

export type AuditedCall = {
  uid: string;
  action: string;
  /** It could change something. */
  changes: boolean;
  /** Ids in the address; null when there are none. */
  target: string | null;
  request_id: string;
};

/** Writes down that an administrator makes a call; what it gives is told how the call ended. */
export type AuditTrail = (call: AuditedCall) => Promise<(outcome: 'done' | ErrorCode) => Promise<void>>;
