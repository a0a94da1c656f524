import { LIMITS } from '../../contract/limits.ts';
import type { Wallet } from '../../contract/wallet.ts';
import { AppError } from '../../platform/app-error.ts';
import { digest } from '../../platform/hash.ts';
import { findProfile } from '../profile/profiles.ts';
import { grantCredits } from '../wallet/grant-credits.ts';
import { readWallet } from '../wallet/read-wallet.ts';
import type { GrantAllowances } from './grant-allowances.repository.ts';
import { noAccount, type UserAdminDeps } from './users.ts';

export type GiveCreditsDeps = Pick<UserAdminDeps, 'profile'> & { allowances: GrantAllowances };

/**
 * Grants credits once per key, within what an administrator may grant and a user may be granted in a UTC day. The ledger
 * stores the key, so a repeat never counts, not even days later.
 */
export async function giveCredits(
  { profile, allowances }: GiveCreditsDeps,
  grant: { uid: string; credits: number; note: string; admin_uid: string; key: string },
): Promise<Wallet> {
  const { uid, credits, note, admin_uid } = grant;
  if (!(await findProfile(profile, uid))) throw noAccount();
  const key = digest(admin_uid, uid, grant.key).slice(0, 32);
  await profile.runTransaction(async (tx) => {
    const day = profile.credits.clock().toISOString().slice(0, 10);
    const before = await allowances.read(tx, day, admin_uid, uid);
    const after = { admin: before.admin + credits, user: before.user + credits };
    let is_new = false;
    const write = await grantCredits(tx, profile.credits, { uid, credits, note, key }, () => {
      checkAllowance(before, credits);
      is_new = true;
    });
    write();
    if (is_new) allowances.save(tx, day, admin_uid, uid, after);
  });
  return readWallet(profile.credits, uid);
}

function checkAllowance(granted: { admin: number; user: number }, credits: number): void {
  const { granted_per_user_and_day: per_user, granted_per_admin_and_day: per_admin } = LIMITS;
  const number = (value: number) => Math.max(0, value).toLocaleString('en-US');
  if (granted.user + credits > per_user) {
    throw new AppError(
      'daily_limit_reached',
      `A user can get up to ${number(per_user)} credits a day from admins. You can add ${number(per_user - granted.user)} more today.`,
    );
  }
  if (granted.admin + credits > per_admin) {
    throw new AppError(
      'daily_limit_reached',
      `An admin can add up to ${number(per_admin)} credits a day. You can add ${number(per_admin - granted.admin)} more today.`,
    );
  }
}
