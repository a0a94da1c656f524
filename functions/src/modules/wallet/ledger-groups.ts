import type { LedgerGroup, LedgerKind } from '../../contract/wallet.ts';

/** The kinds of each group; every kind is in one. */
export const LEDGER_GROUPS = {
  added: ['sign_up_grant', 'purchase', 'subscription_grant', 'admin_grant'],
  used: ['reserve', 'spend'],
  /** From an application that wasn't sent, a refund that failed, or a dispute that was decided. */
  returned: ['return', 'refund_reversal', 'unfreeze'],
  /** Expired, taken back with the money that paid for them, or on hold. */
  removed: ['expiry', 'refund', 'clawback', 'freeze'],
} as const satisfies Record<LedgerGroup, readonly LedgerKind[]>;
