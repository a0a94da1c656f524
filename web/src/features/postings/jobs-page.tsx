import { LEAST_OPEN } from '@contract/job-directory.ts';
import type { JobFacets } from '@contract/job-facets.ts';
import { jobListAddress, jobListPath, readJobFilters } from '@contract/job-pages.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader, PendingHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { BrowseJobs } from './browse-jobs.tsx';
import { CompanyDetails, CompanyFigures } from './company-facts.tsx';
import { countedJobs } from './counted-jobs.ts';
import { JobFiltersForm } from './job-filters.tsx';
import { JobList } from './job-list.tsx';
import { companyQuery, jobDirectoryQuery, jobFacetsQuery, jobListQuery } from './job-queries.ts';
import { companyPage, wordsOf, wordsOfCompany } from './list-words.ts';
import { NoJobs } from './no-jobs.tsx';
import { OPEN_JOBS } from './open-jobs.ts';
import { pagesAround } from './pages-around.ts';

const Column = styled(Page)({ maxWidth: 1020 });

const Pages = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 20 });

// Holds its line while the jobs are counted.
const Total = styled(Typography)({ margin: '0 0 12px', minHeight: '1.5em' });

type ResultsProps = Pick<Parameters<typeof NoJobs>[0], 'filters' | 'groups'> & {
  facets: JobFacets | undefined;
  params: URLSearchParams;
};

function Results({ filters, groups, facets, params }: ResultsProps) {
  const postings = useQuery({ ...jobListQuery(filters), placeholderData: keepPreviousData });
  const { isPlaceholderData, dataUpdatedAt, refetch } = postings;
  // A list without filters says at the top how many there are.
  const narrowed = jobListAddress({ ...filters, cursor: undefined }) !== jobListPath(filters);
  return (
    <QueryPanel
      query={postings}
      what="open jobs"
      skeleton={<SkeletonRows rows={8} dial={false} label="Loading jobs" />}
    >
      {({ items, next_cursor }) => {
        const { first, previous, next } = pagesAround(filters, params, next_cursor);
        return (
          <>
            {items.length > 0 && narrowed && (
              <Total variant="small" color="textSecondary" role="status">
                {facets?.counts && countedJobs(facets.counts.total)}
              </Total>
            )}
            {items.length > 0 ? (
              <JobList postings={items} readAt={dataUpdatedAt} busy={isPlaceholderData} q={filters.q} />
            ) : (
              <NoJobs
                filters={filters}
                more={next !== null}
                without={facets?.without ?? []}
                groups={groups}
                onRetry={() => void refetch()}
              />
            )}
            {(previous || next) && (
              <Pages aria-label="Pages">
                {first && first !== previous && (
                  <Button component={Link} to={first} variant="outlined">
                    First page
                  </Button>
                )}
                {previous && (
                  <Button component={Link} to={previous} variant="outlined" rel="prev">
                    Previous page
                  </Button>
                )}
                {next && (
                  <Button component={Link} to={next} variant="outlined" rel="next">
                    Next page
                  </Button>
                )}
              </Pages>
            )}
          </>
        );
      }}
    </QueryPanel>
  );
}

/** For a place, a title, or a company that is unknown, or a place or a title with too few open jobs for a page. */
function NoSuchGroup() {
  return (
    <EmptyState
      heading="h1"
      seed="jobs"
      title="No page for these jobs"
      text="There are too few of them open right now. Search all open jobs instead."
      action={
        <Button component={Link} to={paths.jobs()}>
          Open jobs
        </Button>
      }
    />
  );
}

/** Open jobs, all of them or those of one place, title, or company, for everyone. Search words, filters, and page are in the address. */
function JobsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { place, title, company: employer } = useParams();
  const filters = readJobFilters(params, { place, title, company: employer });
  const directory = useQuery({ ...jobDirectoryQuery(filters), placeholderData: keepPreviousData });
  const facets = useQuery({ ...jobFacetsQuery(filters), placeholderData: keepPreviousData });
  const counted = facets.isPlaceholderData ? undefined : facets.data;
  const facts = useQuery({ ...companyQuery(employer ?? 'none'), enabled: employer !== undefined });
  const company = employer === undefined ? null : facts.data;
  const { places = [], titles = [], companies = [], neighbors = [], group, open } = directory.data ?? {};
  const countedGroups = Object.values(facets.data?.groups ?? {}).flat();
  const known = [group, company, ...neighbors, ...countedGroups].filter((one) => one != null);
  const groups = new Map(
    [...places, ...titles, ...companies, ...known].map(({ slug, name }) => [slug, name]),
  );
  const kind = place ? 'place' : title ? 'title' : null;
  const unknown =
    employer === undefined
      ? kind !== null && directory.isSuccess && !directory.isPlaceholderData && !group
      : company === null;
  const words = company ? wordsOfCompany(company) : wordsOf(kind, group, open);
  const path = jobListPath({ place, title, company: employer });
  // Filtered lists and later pages are no pages of their own for search engines.
  const thin = employer !== undefined && (company?.open ?? 0) < LEAST_OPEN;
  const indexed = !unknown && !thin && jobListAddress(filters) === path;
  return (
    <Column>
      {unknown ? (
        <NoSuchGroup />
      ) : (
        <>
          {employer !== undefined && !company ? (
            <PendingHeader title="Jobs" />
          ) : (
            <PageHeader
              title={words.title}
              description={words.description}
              path={path}
              pictureOf={kind || employer ? OPEN_JOBS : undefined}
              parents={kind || employer ? [{ name: 'Jobs', path: paths.jobs() }] : []}
              step={kind || employer ? undefined : 'Jobs'}
              things={company ? [companyPage(company, path)] : []}
              noindex={!indexed}
              lead={words.lead}
            />
          )}
          {company && <CompanyFigures company={company} />}
          <JobFiltersForm
            filters={filters}
            places={places}
            titles={titles}
            companies={companies}
            known={known}
            counts={facets.data?.counts ?? null}
            groups={facets.data?.groups ?? null}
            // Without the search index no groups are counted, and unfinished words find nothing.
            whileTyping={facets.data?.groups !== null}
            onChange={(changed, replace = false) =>
              void navigate(jobListAddress(changed), { preventScrollReset: true, replace })
            }
          />
          <Results filters={filters} groups={groups} facets={counted} params={params} />
          {company && <CompanyDetails company={company} />}
        </>
      )}
      <BrowseJobs
        title={filters.place ? 'Jobs nearby' : 'Similar titles'}
        groups={neighbors}
        path={filters.place ? paths.jobsIn : paths.jobsAs}
      />
      {!employer && kind !== 'place' && (
        <BrowseJobs title="Jobs by city" groups={places} path={paths.jobsIn} />
      )}
      {!employer && kind !== 'title' && (
        <BrowseJobs title="Jobs by title" groups={titles} path={paths.jobsAs} />
      )}
      {kind === null && (
        <BrowseJobs
          title={employer ? 'Other companies' : 'Jobs by company'}
          groups={companies.filter(({ slug }) => slug !== employer)}
          path={paths.jobsAt}
        />
      )}
    </Column>
  );
}

export { JobsPage as Component };
