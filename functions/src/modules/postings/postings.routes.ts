import { getCompany } from '../../contract/companies.ts';
import { getJobDirectory, listSimilarPostings } from '../../contract/job-directory.ts';
import { getJobFacets } from '../../contract/job-facets.ts';
import * as contract from '../../contract/postings.ts';
import { type Route, route } from '../../http/route.ts';
import { type ReadCompanyDeps, readCompany } from './companies/read-company.ts';
import { type ReadDirectoryDeps, readDirectory } from './directory/read-directory.ts';
import { getPosting, type ReadPostingDeps } from './get-posting.ts';
import type { PublicSearch } from './search/public-search.ts';
import { type SimilarPostingsDeps, similarPostings } from './similar-postings.ts';

export function postingsRoutes(
  deps: ReadPostingDeps &
    SimilarPostingsDeps &
    ReadDirectoryDeps &
    ReadCompanyDeps & { search: PublicSearch },
): Route[] {
  return [
    route(contract.listPostings, ({ query }) => {
      const { cursor, limit, ...filters } = query;
      return deps.search.list(filters, { cursor, limit });
    }),
    route(contract.getPosting, ({ params }) => getPosting(deps, params.posting_id)),
    route(listSimilarPostings, ({ params }) => similarPostings(deps, params.posting_id)),
    route(getCompany, ({ params }) => readCompany(deps, params.company)),
    route(getJobFacets, ({ query }) => deps.search.countFacets(query)),
    route(getJobDirectory, ({ query }) => readDirectory(deps, query)),
  ];
}
