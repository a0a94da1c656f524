import type { JobGroup } from '@contract/job-directory.ts';
import { type JobFilters, jobListAddress, jobListPath, readJobFilters } from '@contract/job-pages.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { BrowseJobs } from './browse-jobs.tsx';
import { JobFiltersForm } from './job-filters.tsx';
import { JobList } from './job-list.tsx';
import { jobDirectoryQuery, jobListQuery } from './job-queries.ts';
import { OPEN_JOBS } from './open-jobs.ts';
import { pagesAround } from './pages-around.ts';

const Column = styled(Page)({ maxWidth: 1020 });

const Pages = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 20 });

type ResultsProps = { filters: JobFilters; params: URLSearchParams };

/** A page without jobs. A later page may still have some: a page looks through a limited number of jobs. */
function NoJobs({ filters, more, onRetry }: { filters: JobFilters; more: boolean; onRetry: () => void }) {
  if (more)
    return (
      <EmptyState
        seed="jobs"
        title="No matches so far"
        text="We haven’t looked through all open jobs yet. Go to the next page, or remove a filter."
      />
    );
  if (filters.cursor)
    return <EmptyState seed="jobs" title="No more jobs" text="You’ve reached the end of the list." />;
  const filtered = jobListAddress(filters) !== paths.jobs();
  return filtered ? (
    <EmptyState
      seed="jobs"
      title="No jobs match your search"
      text="Remove a filter, or try fewer words."
      action={
        <Button component={Link} to={paths.jobs()}>
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      seed="jobs"
      title="No open jobs right now"
      text="We check job boards regularly. Try again later."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

function Results({ filters, params }: ResultsProps) {
  const postings = useQuery({ ...jobListQuery(filters), placeholderData: keepPreviousData });
  const { isPlaceholderData, dataUpdatedAt, refetch } = postings;
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
            {items.length > 0 ? (
              <JobList postings={items} readAt={dataUpdatedAt} busy={isPlaceholderData} />
            ) : (
              <NoJobs filters={filters} more={next !== null} onRetry={() => void refetch()} />
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

/** What the page says it is about. */
function wordsOf(
  kind: 'place' | 'title' | null,
  group: JobGroup | null | undefined,
  open: number | undefined,
) {
  const source = 'from company career pages, with what they say and what they leave out.';
  if (kind !== null && group) {
    const count = plural(group.open, 'open job');
    return kind === 'place'
      ? {
          title: `Jobs in ${group.name}`,
          lead: `${count} from company career pages.`,
          description: `${count} in ${group.name} ${source}`,
        }
      : {
          title: `${group.name} jobs`,
          lead: `${count} from company career pages.`,
          description: `${plural(group.open, `open ${group.name} job`)} ${source}`,
        };
  }
  const lead = open
    ? `${plural(open, 'job')} from company career pages, updated daily.`
    : 'From company career pages, updated daily.';
  return { title: OPEN_JOBS.name, lead, description: `Open jobs ${source}` };
}

/** For a place or a title that is unknown, or has too few open jobs for a page. */
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

/** Open jobs, all of them or those of one place or title, for everyone. Search words, filters, and page are in the address. */
function JobsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { place, title } = useParams();
  const filters = readJobFilters(params, { place, title });
  const directory = useQuery({ ...jobDirectoryQuery(filters), placeholderData: keepPreviousData });
  const { places = [], titles = [], neighbors = [], group, open } = directory.data ?? {};
  const kind = place ? 'place' : title ? 'title' : null;
  const unknown = kind !== null && directory.isSuccess && !directory.isPlaceholderData && !group;
  const words = wordsOf(kind, group, open);
  const path = jobListPath({ place, title });
  // Filtered lists and later pages are no pages of their own for search engines.
  const indexed = !unknown && jobListAddress(filters) === path;
  return (
    <Column>
      {unknown ? (
        <NoSuchGroup />
      ) : (
        <>
          <PageHeader
            title={words.title}
            description={words.description}
            path={path}
            pictureOf={kind ? OPEN_JOBS : undefined}
            parents={kind ? [{ name: 'Jobs', path: paths.jobs() }] : []}
            step={kind ? undefined : 'Jobs'}
            noindex={!indexed}
            lead={words.lead}
          />
          <JobFiltersForm
            filters={filters}
            places={places}
            titles={titles}
            known={group ? [group, ...neighbors] : neighbors}
            onChange={(changed) => void navigate(jobListAddress(changed), { preventScrollReset: true })}
          />
          <Results filters={filters} params={params} />
        </>
      )}
      <BrowseJobs
        title={kind === 'place' ? 'Jobs nearby' : 'Similar titles'}
        groups={neighbors}
        path={kind === 'place' ? paths.jobsIn : paths.jobsAs}
      />
      {kind !== 'place' && <BrowseJobs title="Jobs by city" groups={places} path={paths.jobsIn} />}
      {kind !== 'title' && <BrowseJobs title="Jobs by title" groups={titles} path={paths.jobsAs} />}
    </Column>
  );
}

export { JobsPage as Component };
