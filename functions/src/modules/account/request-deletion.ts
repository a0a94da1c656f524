import pLimit from 'p-limit';
import { RECENT_SIGN_IN_SECONDS } from '../../contract/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { errorFields } from '../../platform/logger.ts';
import type { AccountDeps } from './account-deps.ts';

/** Deletions enqueued in one run of the sweep, and how many calls to the queue at once; the next run takes the rest. */
const BATCH = 500;
const CONCURRENCY = 20;

/** Deleting asks for a fresh proof of who asks: a forgotten, open browser must not be enough. */
export function requireRecentSignIn(auth_time: number, now: Date): void {
  if (now.getTime() / 1000 - auth_time <= RECENT_SIGN_IN_SECONDS) return;
  throw new AppError(
    'recent_sign_in_required',
    'Sign in again first: deleting needs a sign-in of the last five minutes.',
  );
}

/**
 * Ends the account: from now on nobody can sign in to it and its tokens are refused. A task removes what it holds
 * (delete-account.ts). The request is stored first, so that whatever fails after it is done by the sweep.
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

/** Refuses every token of the account, and new sign-ins. A second time changes nothing. */
export async function closeAccount(deps: AccountDeps, uid: string): Promise<void> {
  await deps.revocations.revoke(uid, 'deleted');
  if (await deps.accounts.find(uid)) await deps.accounts.setDisabled(uid, true);
}

/** Enqueues the deletions whose task was lost, and the second round of those that were made. Gives how many. */
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
