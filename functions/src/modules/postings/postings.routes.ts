import * as contract from '../../contract/postings.ts';
import { type Route, route } from '../../http/route.ts';
import { getPosting, type ReadPostingDeps } from './get-posting.ts';

export function postingsRoutes(deps: ReadPostingDeps): Route[] {
  return [
    route(contract.listPostings, ({ query }) => {
      const { cursor, limit, ...filters } = query;
      return deps.postings.list(filters, { cursor, limit });
    }),
    route(contract.getPosting, ({ params }) => getPosting(deps, params.posting_id)),
  ];
}
