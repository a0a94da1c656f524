import { z } from 'zod';
import type { AdminUser, getUser } from '../../contract/admin.ts';
import type { Profile } from '../../contract/profile.ts';
import type { Account, Accounts } from '../../integrations/accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import { CursorId, CursorInstant, listCursor, pageOf } from '../../platform/cursor.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import type { RevocationList } from '../../platform/revocation-list.ts';
import { findProfile, newestProfiles, type ProfileDeps } from '../profile/profiles.ts';
import { readWallet } from '../wallet/read-wallet.ts';

const CURSOR = listCursor('users', z.strictObject({ created_at: CursorInstant, uid: CursorId }));

export type UserAdminDeps = {
  accounts: Accounts;
  revocations: RevocationList;
  profile: ProfileDeps;
  deleteAccount: (uid: string) => Promise<void>;
};

/** Accounts by their profiles, newest first. */
export async function listUserAccounts(
  deps: UserAdminDeps,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: AdminUser[]; next_cursor: string | null }> {
  const { items, next_cursor } = await pageOf(
    CURSOR,
    query,
    (after, limit) => newestProfiles(deps.profile, after, limit),
    ({ created_at, uid }) => ({ created_at, uid }),
  );
  const accounts = await deps.accounts.findMany(items.map(({ uid }) => uid));
  return {
    items: items.map((profile) => toUser(accounts.get(profile.uid) ?? null, profile)),
    next_cursor,
  };
}

/** The account with this email address or id. */
export async function findUserAccount(deps: UserAdminDeps, q: string): Promise<AdminUser> {
  const account = q.includes('@') ? await deps.accounts.findByEmail(q) : await deps.accounts.find(q);
  const uid = account?.uid ?? (isDocumentId(q) && !q.includes('@') ? q : null);
  const profile = uid === null ? null : await findProfile(deps.profile, uid);
  if (!account && !profile) throw noAccount();
  return toUser(account, profile);
}

export async function readUser(
  deps: UserAdminDeps,
  uid: string,
): Promise<z.infer<(typeof getUser)['response']>> {
  const [account, profile, wallet] = await Promise.all([
    deps.accounts.find(uid),
    findProfile(deps.profile, uid),
    readWallet(deps.profile.credits, uid),
  ]);
  if (!account && !profile) throw noAccount();
  return { account: toUser(account, profile), profile, wallet };
}

/** Ends sign-in and every call of the account. Administrators cannot suspend themselves. */
export async function suspend(deps: UserAdminDeps, admin_uid: string, uid: string): Promise<AdminUser> {
  if (uid === admin_uid) throw new AppError('conflict', 'You can’t suspend your own account.');
  await requireAccount(deps, uid);
  // The revocation list first: from then on the account's tokens are rejected everywhere.
  await deps.revocations.revoke(uid, 'suspended');
  await deps.accounts.setDisabled(uid, true);
  return readUserAccount(deps, uid);
}

export async function unsuspend(deps: UserAdminDeps, uid: string): Promise<AdminUser> {
  await requireAccount(deps, uid);
  await deps.accounts.setDisabled(uid, false);
  await deps.revocations.restore(uid);
  return readUserAccount(deps, uid);
}

export async function deleteUserAccount(deps: UserAdminDeps, admin_uid: string, uid: string): Promise<void> {
  if (uid === admin_uid) {
    throw new AppError('conflict', 'Delete your own account on the account management page.');
  }
  await readUser(deps, uid);
  await deps.deleteAccount(uid);
}

async function readUserAccount(deps: UserAdminDeps, uid: string): Promise<AdminUser> {
  return (await readUser(deps, uid)).account;
}

async function requireAccount(deps: UserAdminDeps, uid: string): Promise<void> {
  if (!(await deps.accounts.find(uid))) throw noAccount();
}

export function noAccount(): AppError {
  return new AppError('not_found', 'No account has this email address or ID.');
}

/** Combines the account with the profile; at least one of them exists. */
function toUser(account: Account | null, profile: Profile | null): AdminUser {
  return {
    uid: account?.uid ?? profile?.uid ?? '',
    email: account?.email ?? (profile?.email || null),
    email_verified: account?.email_verified ?? false,
    name: profile?.full_name || account?.name || '',
    suspended: account?.disabled ?? false,
    is_admin: account?.is_admin ?? false,
    created_at: account?.created_at ?? profile?.created_at ?? new Date(0).toISOString(),
    last_sign_in_at: account?.last_sign_in_at ?? null,
    providers: account?.providers ?? null,
  };
}
