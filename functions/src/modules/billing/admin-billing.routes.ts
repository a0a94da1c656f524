import * as contract from '../../contract/admin-billing.ts';
import { type Route, route } from '../../http/route.ts';
import {
  type BillingAdminDeps,
  listAllPayments,
  listEvents,
  readOverview,
  readUserBilling,
  replayEvent,
} from './read-as-admin.ts';

export function adminBillingRoutes(deps: BillingAdminDeps): Route[] {
  return [
    route(contract.getBillingOverview, () => readOverview(deps)),
    route(contract.listAllPayments, ({ query }) => listAllPayments(deps, query)),
    route(contract.getUserBilling, ({ params }) => readUserBilling(deps, params.uid)),
    route(contract.listStripeEvents, ({ query }) => listEvents(deps, query)),
    route(contract.replayStripeEvent, ({ params }) => replayEvent(deps, params.event_id)),
  ];
}
