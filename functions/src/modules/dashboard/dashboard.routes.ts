import { getActivity, getDashboard } from '../../contract/dashboard.ts';
import { type Route, route } from '../../http/route.ts';
import { type DashboardDeps, readActivity, readDashboard } from './dashboard.ts';

export function dashboardRoutes(deps: DashboardDeps): Route[] {
  return [
    route(getDashboard, ({ caller }) => readDashboard(deps, caller.uid)),
    route(getActivity, ({ caller }) => readActivity(deps, caller.uid)),
  ];
}
