import * as contract from '../../contract/saved-searches.ts';
import { type Route, route } from '../../http/route.ts';
import {
  changeSavedSearchOf,
  deleteSavedSearchOf,
  listSavedSearchesOf,
  restoreSavedSearchOf,
  saveSearchOf,
} from './keep-saved-searches.ts';
import type { MatchDeps } from './match-deps.ts';

export function savedSearchesRoutes(deps: MatchDeps): Route[] {
  return [
    route(contract.listSavedSearches, ({ caller }) => listSavedSearchesOf(deps, caller.uid)),
    route(contract.saveSearch, ({ caller, params, body }) =>
      saveSearchOf(deps, caller.uid, params.saved_search_id, body),
    ),
    route(contract.changeSavedSearch, ({ caller, params, body }) =>
      changeSavedSearchOf(deps, caller.uid, params.saved_search_id, body),
    ),
    route(contract.deleteSavedSearch, ({ caller, params }) =>
      deleteSavedSearchOf(deps, caller.uid, params.saved_search_id),
    ),
    route(contract.restoreSavedSearch, ({ caller, params }) =>
      restoreSavedSearchOf(deps, caller.uid, params.saved_search_id),
    ),
  ];
}
