import pLimit from 'p-limit';
import { type DeletionState, RECENT_SIGN_IN_SECONDS } from '../../contract/account.ts';
import type { Accounts } from '../../integrations/accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { RevocationList } from '../../platform/revocation-list.ts';
import type { Deletion, DeletionsRepository } from './deletions.repository.ts';
import type { OwnedDataRepository } from './owned-data.repository.ts';

export type DeletionDeps = {
  accounts: Accounts;
  revocations: RevocationList;
  owned: OwnedDataRepository;
  deletions: DeletionsRepository;
  files: FileStore;
  clock: Clock;
  logger: Logger;
};

const MINUTE_MS = 60_000;
/** A deletion that did not come to its end is taken up again after this. */
const RETRY_MS = MINUTE_MS;
/**
 * Longer than any background work runs: what a worker wrote of the person after everything was removed goes in a
 * second round.
 */
const STRAGGLERS_MS = 10 * MINUTE_MS;
/** Deletions looked at in one run, so many at once; the next run takes what is left after this time. */
const BATCH = 100;
const WIDTH = 10;
const RUN_MS = 40_000;

/** Deleting asks for a fresh proof of who asks: a forgotten, open browser must not be enough. */
export function requireRecentSignIn(auth_time: number, now: Date): void {
  if (now.getTime() / 1000 - auth_time <= RECENT_SIGN_IN_SECONDS) return;
  throw new AppError(
    'recent_sign_in_required',
    'Sign in again first: deleting needs a sign-in of the last five minutes.',
  );
}

/**
 * Removes the account, its documents and its files. The wish is noted before anything goes, so that a crash half-way
 * is finished by the sweeper; from then on the account's tokens are refused.
 */
export async function deleteAccountOf(deps: DeletionDeps, uid: string): Promise<DeletionState> {
  const requested_at = deps.clock();
  const deletion = { uid, requested_at, due_at: new Date(requested_at.getTime() + RETRY_MS) };
  await deps.deletions.save(deletion);
  try {
    await deps.revocations.revoke(uid, 'deleted');
    await eraseOnce(deps, deletion);
    return 'deleted';
  } catch (error) {
    deps.logger.error('Deleting an account did not come to its end', { uid, ...errorFields(error) });
    return 'deleting';
  }
}

/** Goes on with deletions that were interrupted, and makes the second round of those that were not. */
export async function sweepDeletions(deps: DeletionDeps): Promise<number> {
  const started = performance.now();
  let taken = 0;
  await pLimit(WIDTH).map(await deps.deletions.due(deps.clock(), BATCH), async (deletion) => {
    if (performance.now() - started > RUN_MS) return;
    taken += 1;
    try {
      await eraseOnce(deps, deletion);
    } catch (error) {
      // One that fails must not hold up the others.
      deps.logger.error('Deleting an account failed again', { uid: deletion.uid, ...errorFields(error) });
    }
  });
  return taken;
}

async function eraseOnce(deps: DeletionDeps, { uid, requested_at }: Deletion): Promise<void> {
  const account = await deps.accounts.find(uid);
  await deps.files.removeAll(`users/${uid}/`);
  await deps.owned.erase({ uid, email: account?.email_verified ? account.email : null });
  // Last, because until then its address leads to what is left.
  await deps.accounts.remove(uid);
  const now = deps.clock();
  const second_round = new Date(requested_at.getTime() + STRAGGLERS_MS);
  if (now >= second_round) await deps.deletions.remove(uid);
  else await deps.deletions.save({ uid, requested_at, due_at: second_round });
}
