import { deleteAccount, exportAccount, signOutEverywhere } from '../../contract/account.ts';
import { type Route, route } from '../../http/route.ts';
import { type DeletionDeps, deleteAccountOf, requireRecentSignIn } from './delete-account.ts';
import { exportAccountOf } from './export-account.ts';

export function accountRoutes(deps: DeletionDeps): Route[] {
  return [
    route(exportAccount, ({ caller }) => exportAccountOf(deps, caller.uid)),
    route(deleteAccount, async ({ caller }) => {
      requireRecentSignIn(caller.auth_time, deps.clock());
      return { state: await deleteAccountOf(deps, caller.uid) };
    }),
    route(signOutEverywhere, async ({ caller }) => {
      await deps.accounts.endSessions(caller.uid);
      // Identity Platform stops new tokens; the list stops those that are out.
      await deps.revocations.revoke(caller.uid, 'signed_out');
    }),
  ];
}
