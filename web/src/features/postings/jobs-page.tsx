import { listPostings, type PostingSummary } from '@contract/postings.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { placeLine } from '@/domain/postings/posting-words.ts';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { useHydrating } from '@/ui/use-prerendered.ts';
import { isFiltered, type JobFilters, readFilters, writeFilters } from './filters.ts';
import { JobFacts } from './job-facts.tsx';
import { JobFiltersForm } from './job-filters.tsx';

const Column = styled(Page)({ maxWidth: 1020 });

const List = styled(Surface)({
  listStyle: 'none',
  overflow: 'hidden',
  transition: 'opacity 160ms ease-out',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& > li + li': { borderTop: `1px solid ${tone.line}` },
});

const Pages = styled('nav')({ display: 'flex', gap: 10, marginTop: 20 });

const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  padding: '18px 22px',
  '&:hover': { background: tone.sunken },
  '& h2': { margin: 0, fontSize: textSize.lead, lineHeight: 1.3, fontWeight: 620 },
  '& h2 + p': { margin: '3px 0 10px' },
  '& h2 a': { color: tone.ink, textDecoration: 'none' },
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h2 a:focus-visible': { outline: 'none' },
  '& h2 a:focus-visible::after': { outline: `2px solid ${tone.accent}`, outlineOffset: -3, borderRadius: 12 },
  [theme.breakpoints.down('sm')]: { padding: '16px' },
}));

function JobRow({ posting }: { posting: PostingSummary }) {
  return (
    <Row>
      <div>
        <h2>
          <Link to={paths.job(posting.id)}>{posting.title}</Link>
        </h2>
        <Typography variant="body2" color="textSecondary">
          {placeLine(posting)}
        </Typography>
        <JobFacts posting={posting} />
      </div>
      {posting.posted_at && (
        <Typography component="time" dateTime={posting.posted_at} variant="small" color="textTertiary" noWrap>
          {timeAgo(posting.posted_at)}
        </Typography>
      )}
    </Row>
  );
}

type ResultsProps = {
  filters: JobFilters;
  onClear: () => void;
  search: (change: Partial<JobFilters>) => string;
};

function Results({ filters, onClear, search }: ResultsProps) {
  const postings = useQuery({
    ...apiQuery(listPostings, { query: filters }),
    placeholderData: keepPreviousData,
  });
  const { isPlaceholderData, refetch } = postings;
  // Also when the answer came before the page's code: its HTML has the skeleton.
  const hydrating = useHydrating();
  const skeleton = <SkeletonRows rows={8} dial={false} label="Loading jobs" />;
  const empty = isFiltered(filters) ? (
    <EmptyState
      seed="jobs"
      title="No jobs match your search"
      text="Remove a filter, or try fewer words."
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      seed="jobs"
      title="No open jobs right now"
      text="We check job boards regularly. Try again later."
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  );
  if (hydrating) return skeleton;
  return (
    <QueryPanel
      query={postings}
      what="open jobs"
      skeleton={skeleton}
      empty={({ items }) => items.length === 0 && empty}
    >
      {({ items, next_cursor }) => (
        <>
          <List as="ul" pad="none" aria-busy={isPlaceholderData}>
            {items.map((posting) => (
              <li key={posting.id}>
                <JobRow posting={posting} />
              </li>
            ))}
          </List>
          <Pages aria-label="Pages">
            {filters.cursor && (
              <Button component={Link} to={search({ cursor: undefined })} variant="outlined">
                First page
              </Button>
            )}
            {next_cursor && (
              <Button component={Link} to={search({ cursor: next_cursor })} variant="outlined" rel="next">
                Next page
              </Button>
            )}
          </Pages>
        </>
      )}
    </QueryPanel>
  );
}

/** Open jobs, for everyone. Search words, filters, and page are in the URL. */
function JobsPage() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = (part: Partial<JobFilters>) =>
    setParams(writeFilters(filters, part), { preventScrollReset: true });
  const link = (part: Partial<JobFilters>) => `${paths.jobs()}?${writeFilters(filters, part).toString()}`;
  return (
    <Column>
      <PageHeader
        title="Open jobs"
        description="Open jobs from company career pages, with what they say and what they leave out."
        path={paths.jobs()}
        lead="From company career pages, updated daily."
      />
      <JobFiltersForm key={filters.q ?? ''} filters={filters} onChange={change} />
      <Results filters={filters} onClear={() => setParams({})} search={link} />
    </Column>
  );
}

export { JobsPage as Component };
