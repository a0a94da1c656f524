import { LIMITS } from '../../contract/limits.ts';
import type { Tx } from '../../platform/transaction.ts';
import { type CreditDeps, type CreditWrite, planLedgerEntry } from './plan-ledger-entry.ts';

/** The free credits of a new account, granted once. */
export function grantSignUpCredits(tx: Tx, deps: CreditDeps, uid: string): Promise<CreditWrite> {
  return planLedgerEntry(tx, deps, uid, {
    id: 'sign_up_grant',
    kind: 'sign_up_grant',
    credits: LIMITS.sign_up_credits,
    application: null,
    note: '',
  });
}

/** Credits granted by an administrator, once per `key`. The user sees the note. */
export function grantCredits(
  tx: Tx,
  deps: CreditDeps,
  grant: { uid: string; credits: number; key: string; note: string },
): Promise<CreditWrite> {
  return planLedgerEntry(tx, deps, grant.uid, {
    id: `admin_grant:${grant.key}`,
    kind: 'admin_grant',
    credits: grant.credits,
    application: null,
    note: grant.note,
  });
}
