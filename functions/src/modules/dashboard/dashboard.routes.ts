import { getActivity, getDashboard, recordVisit } from '../../contract/dashboard.ts';
import { type Route, route } from '../../http/route.ts';
import { type DashboardDeps, readActivity, readDashboard } from './dashboard.ts';
import { noteVisit } from './visits.ts';

export function dashboardRoutes(deps: DashboardDeps): Route[] {
  return [
    route(getDashboard, ({ caller }) => readDashboard(deps, caller.uid)),
    route(recordVisit, ({ caller }) => noteVisit(deps, caller.uid)),
    route(getActivity, ({ caller }) => readActivity(deps, caller.uid)),
  ];
}
