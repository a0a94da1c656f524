import * as contract from '../../contract/pay-ranges.ts';
import { type Route, route } from '../../http/route.ts';
import { type FindPayDeps, findPay, listPayTitles } from './find-pay.ts';

export function payRangesRoutes(deps: FindPayDeps): Route[] {
  return [
    route(contract.getPayRanges, ({ query }) => findPay(deps, query)),
    route(contract.listPayTitles, () => listPayTitles(deps)),
  ];
}
