import type { JobFacets } from '@contract/job-facets.ts';
import { type JobFilters, jobListAddress } from '@contract/job-pages.ts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_LABEL, SENIORITY_LABEL, WORKPLACE_LABEL } from '@/domain/postings/labels.ts';
import { paths } from '@/lib/paths.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { countedJobs } from './counted-jobs.ts';

type Chosen = JobFacets['without'][number]['filter'];

/** A search text is quoted up to here: the button has one line, also on a phone. */
const LONGEST = 14;

/** A filter as the button that removes it says it: `“nurse”`, `Remote`. */
function nameOf(filter: Chosen, filters: JobFilters, groups: ReadonlyMap<string, string>): string {
  const { q = '', place, title, company, workplace, seniority, employment_type } = filters;
  const group = (slug = '') => groups.get(slug) ?? slug.replaceAll('-', ' ');
  const names: Record<Chosen, string | undefined> = {
    q: `“${q.length > LONGEST ? `${q.slice(0, LONGEST).trimEnd()}…` : q}”`,
    place: group(place),
    title: group(title),
    company: group(company),
    workplace: workplace && WORKPLACE_LABEL[workplace],
    seniority: seniority && `${SENIORITY_LABEL[seniority]} level`,
    employment_type: employment_type && EMPLOYMENT_LABEL[employment_type],
    has_salary: 'Pay listed',
  };
  return names[filter] ?? filter;
}

type NoJobsProps = {
  filters: JobFilters;
  /** Whether there is a later page, which may have some: a page looks through a limited number of jobs. */
  more: boolean;
  /** Filters without which there are jobs. */
  without: JobFacets['without'];
  /** Names of places, titles, and companies by their slugs, as far as the page knows them. */
  groups: ReadonlyMap<string, string>;
  onRetry: () => void;
};

/** A page without jobs, and what leads to some. */
export function NoJobs({ filters, more, without, groups, onRetry }: NoJobsProps) {
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
  if (jobListAddress(filters) === paths.jobs())
    return (
      <EmptyState
        seed="jobs"
        title="No open jobs right now"
        text="We check job boards regularly. Try again later."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  return (
    <EmptyState
      seed="jobs"
      title="No jobs match your search"
      text={without.length > 0 ? 'Remove one filter to see jobs:' : 'Remove a filter, or try fewer words.'}
      action={
        <>
          {without.slice(0, 3).map(({ filter, open }) => (
            <Button
              key={filter}
              component={Link}
              to={jobListAddress({ ...filters, [filter]: undefined })}
              variant="outlined"
            >
              {`Without ${nameOf(filter, filters, groups)}: ${countedJobs(open)}`}
            </Button>
          ))}
          <Button component={Link} to={paths.jobs()} variant={without.length > 0 ? 'text' : 'contained'}>
            Clear filters
          </Button>
        </>
      }
    />
  );
}
