import { getJobDirectory, listSimilarPostings } from '../../contract/job-directory.ts';
import * as contract from '../../contract/postings.ts';
import { type Route, route } from '../../http/route.ts';
import { type ReadDirectoryDeps, readDirectory } from './directory/read-directory.ts';
import { getPosting, type ReadPostingDeps } from './get-posting.ts';
import { type SimilarPostingsDeps, similarPostings } from './similar-postings.ts';

export function postingsRoutes(deps: ReadPostingDeps & SimilarPostingsDeps & ReadDirectoryDeps): Route[] {
  return [
    route(contract.listPostings, ({ query }) => {
      const { cursor, limit, ...filters } = query;
      return deps.postings.list(filters, { cursor, limit });
    }),
    route(contract.getPosting, ({ params }) => getPosting(deps, params.posting_id)),
    route(listSimilarPostings, ({ params }) => similarPostings(deps, params.posting_id)),
    route(getJobDirectory, ({ query }) => readDirectory(deps, query)),
  ];
}
