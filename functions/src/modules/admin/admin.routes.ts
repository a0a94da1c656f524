import * as contract from '../../contract/admin.ts';
import * as boardContract from '../../contract/admin-boards.ts';
import { listDrivers, switchDriverOff, switchDriverOn } from '../../contract/admin-drivers.ts';
import * as operations from '../../contract/admin-operations.ts';
import { getSearchIndex, rebuildSearchIndex } from '../../contract/admin-search.ts';
import { type Route, route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApplicationDeps } from '../applications/application-deps.ts';
import { readDrivers, switchDriver } from '../applications/driver/driver-switches.ts';
import { requeuePaused } from '../applications/pause/requeue-paused.ts';
import { listApplicationsOf } from '../applications/read/read-applications.ts';
import {
  listAllApplications,
  readAnyApplication,
  readAnyScreenshot,
  requireAnyApplication,
} from '../applications/read/read-as-admin.ts';
import { retryApplication } from '../applications/review/retry-application.ts';
import { type FeedbackInbox, listMessages, markMessage } from '../feedback/read-feedback.ts';
import { addBoard, listBoards, readBoardNow, retireBoard } from '../postings/boards-admin/boards-admin.ts';
import {
  readSearchIndexHealth,
  rebuildIndexNow,
  type SearchIndexHealthDeps,
} from '../postings/search/search-index-health.ts';
import { readSourceHealth, runSourceNow, type SourceHealthDeps } from '../postings/source-health.ts';
import { listLedgerEntries } from '../wallet/read-wallet.ts';
import type { AuditRepository } from './audit.repository.ts';
import { giveCredits } from './give-credits.ts';
import type { GrantAllowances } from './grant-allowances.repository.ts';
import type { NumbersRepository } from './numbers.repository.ts';
import { readAudit } from './read-audit.ts';
import { readNumbers } from './read-numbers.ts';
import * as users from './users.ts';

export type AdminDeps = {
  numbers: NumbersRepository;
  /** Minor units paid in this time, without what was refunded. */
  revenue: (from: Date, to: Date) => Promise<number>;
  audit: AuditRepository;
  users: users.UserAdminDeps;
  allowances: GrantAllowances;
  application: ApplicationDeps;
  posting: SourceHealthDeps & SearchIndexHealthDeps;
  feedback: FeedbackInbox;
  clock: Clock;
};

/** What administrators see and do. `createApp` audits each of these calls. */
export function adminRoutes(deps: AdminDeps): Route[] {
  const { application } = deps;
  const boardDeps = { ...deps.posting, queue: application.queue, clock: deps.clock };
  const { wallets } = application.credits;
  return [
    route(contract.getAdminNumbers, ({ query }) => readNumbers(deps, query.date)),
    route(contract.listUsers, ({ query }) => users.listUserAccounts(deps.users, query)),
    route(contract.findUser, ({ body }) => users.findUserAccount(deps.users, body.q)),
    route(contract.getUser, ({ params }) => users.readUser(deps.users, params.uid)),
    route(contract.listUserApplications, ({ params, query }) =>
      listApplicationsOf(application, params.uid, query),
    ),
    route(contract.listUserLedger, ({ params, query }) => listLedgerEntries(wallets, params.uid, query)),
    route(contract.grantCredits, ({ params, body, caller, idempotency_key }) =>
      giveCredits(
        { ...deps.users, allowances: deps.allowances },
        {
          uid: params.uid,
          ...body,
          admin_uid: caller.uid,
          key: idempotency_key ?? '',
        },
      ),
    ),
    route(contract.suspendUser, ({ params, caller }) => users.suspend(deps.users, caller.uid, params.uid)),
    route(contract.unsuspendUser, async ({ params }) => {
      const account = await users.unsuspend(deps.users, params.uid);
      await requeuePaused(application, params.uid);
      return account;
    }),
    route(contract.deleteUser, ({ params, caller }) =>
      users.deleteUserAccount(deps.users, caller.uid, params.uid),
    ),
    route(operations.listSources, async () => ({ items: await readSourceHealth(deps.posting) })),
    route(getSearchIndex, () => readSearchIndexHealth(deps.posting)),
    route(rebuildSearchIndex, () => rebuildIndexNow({ ...deps.posting, queue: application.queue })),
    route(operations.runSource, ({ params }) => runSourceNow(boardDeps, params.source)),
    route(boardContract.listBoards, ({ query }) => listBoards(deps.posting, query)),
    route(boardContract.addBoard, ({ body }) => addBoard(boardDeps, body.url)),
    route(boardContract.readBoard, ({ body }) => readBoardNow(boardDeps, body)),
    route(boardContract.retireBoard, ({ body }) => retireBoard(boardDeps, body)),
    route(listDrivers, async () => ({ items: await readDrivers(application) })),
    route(switchDriverOff, ({ params }) => switchDriver(application, params.kind, false)),
    route(switchDriverOn, ({ params }) => switchDriver(application, params.kind, true)),
    route(operations.listFeedback, ({ query }) => listMessages(deps.feedback, query)),
    route(operations.setFeedbackStatus, ({ params, body }) =>
      markMessage(deps.feedback, params.feedback_id, body.status),
    ),
    route(operations.listFailures, ({ query }) => listAllApplications(application, query)),
    route(operations.getAnyApplication, ({ params }) =>
      readAnyApplication(application, params.application_id),
    ),
    route(operations.getAnyApplicationScreenshot, ({ params }) =>
      readAnyScreenshot(application, params.application_id),
    ),
    route(operations.retryAnyApplication, async ({ params }) => {
      const { uid } = await requireAnyApplication(application, params.application_id);
      return retryApplication(application, uid, params.application_id, { actor: 'huntwell' });
    }),
    route(operations.listAudit, ({ query }) => readAudit(deps.audit, query)),
  ];
}
