import { errorFields } from '../../platform/logger.ts';
import type { AccountDeps } from './account-deps.ts';
import { closeAccount } from './request-deletion.ts';

const MINUTE_MS = 60_000;
/** Longer than the task may run: until then a claimed deletion belongs to its worker. */
const CLAIM_MS = 10 * MINUTE_MS;
/**
 * Longer than any background work may keep writing about the user: anything written after the first round is removed in
 * a second one.
 */
const STRAGGLERS_MS = 10 * MINUTE_MS;

/**
 * The task that deletes an account with its documents and files. Idempotent: a deletion that is not due is in progress,
 * or waits for its second round. Throws what a retry may fix.
 */
export async function deleteAccount(deps: AccountDeps, uid: string): Promise<void> {
  const started = deps.clock();
  const deletion = await deps.deletions.claim(uid, started, new Date(started.getTime() + CLAIM_MS));
  if (!deletion) return;
  try {
    const account = await deps.accounts.find(uid);
    if (account) await closeAccount(deps, uid);
    // Before its record is erased, which says who the customer is.
    await deps.closeBilling(uid);
    await deps.files.removeAll(`users/${uid}/`);
    await deps.owned.erase({ uid, email: account?.email_verified ? account.email : null });
    // Last, because until then its email address leads to what is left.
    await deps.accounts.remove(uid);
  } catch (error) {
    deps.logger.error('deletion: failed', { uid, ...errorFields(error) });
    await deps.deletions.postpone(uid, deps.clock());
    throw error;
  }
  const second_round = new Date(deletion.requested_at.getTime() + STRAGGLERS_MS);
  if (deps.clock() >= second_round) await deps.deletions.remove(uid);
  else await deps.deletions.postpone(uid, second_round);
  deps.logger.info('deletion: done', { uid });
}
