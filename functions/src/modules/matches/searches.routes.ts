import * as contract from '../../contract/searches.ts';
import { type Route, route } from '../../http/route.ts';
import type { MatchDeps } from './match-deps.ts';
import { latestSearch, readSearch } from './read-searches.ts';
import { startSearchOf } from './start-search.ts';

export function searchesRoutes(deps: MatchDeps): Route[] {
  return [
    route(contract.startSearch, ({ caller, query }) => startSearchOf(deps, caller.uid, query)),
    route(contract.getSearch, ({ caller, params }) => readSearch(deps, caller.uid, params.search_id)),
    route(contract.getLatestSearch, ({ caller }) => latestSearch(deps, caller.uid)),
  ];
}
