import {
  deleteAccount,
  downloadExport,
  getExport,
  signOutEverywhere,
  startExport,
} from '../../contract/account.ts';
import { type Route, route } from '../../http/route.ts';
import type { AccountDeps } from './account-deps.ts';
import { requestDeletion, requireRecentSignIn } from './request-deletion.ts';
import { readExport, readExportPart, requestExport } from './request-export.ts';

export function accountRoutes(deps: AccountDeps): Route[] {
  return [
    route(startExport, ({ caller }) => requestExport(deps, caller.uid)),
    route(getExport, ({ caller }) => readExport(deps, caller.uid)),
    route(downloadExport, ({ caller, query }) => readExportPart(deps, caller.uid, query)),
    route(deleteAccount, async ({ caller }) => {
      requireRecentSignIn(caller.auth_time, deps.clock());
      await requestDeletion(deps, caller.uid);
    }),
    route(signOutEverywhere, async ({ caller }) => {
      await deps.accounts.endSessions(caller.uid);
      // Identity Platform issues no new tokens; the revocation list rejects existing ones.
      await deps.revocations.revoke(caller.uid, 'signed_out');
    }),
  ];
}
