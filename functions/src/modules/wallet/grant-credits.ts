import { LIMITS } from '../../contract/limits.ts';
import type { Tx } from '../../platform/transaction.ts';
import { grant } from './ledger-commands.ts';
import { type ChangeDeps, type CreditWrite, planCredits } from './plan-credits.ts';

/** The free credits of a new account, granted once. */
export function grantSignUpCredits(tx: Tx, deps: ChangeDeps, uid: string): Promise<CreditWrite> {
  const id = 'sign_up_grant';
  const credits = LIMITS.sign_up_credits;
  return planCredits(tx, deps, uid, { id }, () =>
    grant({ id, kind: 'sign_up_grant', credits, expires_at: null, payment: null, note: '' }),
  );
}

/**
 * Credits granted by an administrator, once per `key`. The user sees the note.
 *
 * @param approve called unless they were granted before; throws if they may not be
 */
export function grantCredits(
  tx: Tx,
  deps: ChangeDeps,
  given: { uid: string; credits: number; key: string; note: string },
  approve: () => void = () => undefined,
): Promise<CreditWrite> {
  const { uid, credits, key, note } = given;
  const id = `admin_grant:${key}`;
  return planCredits(tx, deps, uid, { id }, () => {
    approve();
    return grant({ id, kind: 'admin_grant', credits, expires_at: null, payment: null, note });
  });
}
