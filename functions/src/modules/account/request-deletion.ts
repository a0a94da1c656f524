import pLimit from 'p-limit';
import { RECENT_SIGN_IN_SECONDS } from '../../contract/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { errorFields } from '../../platform/logger.ts';
import type { AccountDeps } from './account-deps.ts';

/** Deletions enqueued per sweep, and concurrent calls to the queue; the next run takes the rest. */
const BATCH = 500;
const CONCURRENCY = 20;

/** Deletion requires a recent sign-in: an open, forgotten browser must not be enough. */
export function requireRecentSignIn(auth_time: number, now: Date): void {
  if (now.getTime() / 1000 - auth_time <= RECENT_SIGN_IN_SECONDS) return;
  throw new AppError(
    'recent_sign_in_required',
    'For your security, sign in again before you delete your account.',
  );
}

/**
 * Closes the account: from now on nobody can sign in to it and its tokens are rejected. A task deletes its data
 * (delete-account.ts). The request is stored first, so that the sweeper completes whatever fails after it.
 */
export async function requestDeletion(deps: AccountDeps, uid: string): Promise<void> {
  await deps.deletions.request(uid, deps.clock());
  try {
    await closeAccount(deps, uid);
  } catch (error) {
    // The task closes it too.
    deps.logger.error('deletion: the account is still open', { uid, ...errorFields(error) });
  }
  await enqueueDeletion(deps, uid);
}

/** Rejects every token of the account and new sign-ins. Idempotent. */
export async function closeAccount(deps: AccountDeps, uid: string): Promise<void> {
  await deps.revocations.revoke(uid, 'deleted');
  if (await deps.accounts.find(uid)) await deps.accounts.setDisabled(uid, true);
}

/** Enqueues deletions whose task was lost, and the second round of those that ran. Returns how many. */
export async function sweepDeletions(deps: AccountDeps): Promise<number> {
  const due = await deps.deletions.due(deps.clock(), BATCH);
  await pLimit(CONCURRENCY).map(due, (uid) => enqueueDeletion(deps, uid));
  return due.length;
}

async function enqueueDeletion(deps: AccountDeps, uid: string): Promise<void> {
  try {
    await deps.queue.enqueue('deleteAccount', { uid });
  } catch (error) {
    // The deletion stays due: the next sweep enqueues it.
    deps.logger.error('deletion: could not be enqueued', { uid, ...errorFields(error) });
  }
}
