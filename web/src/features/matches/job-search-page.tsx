import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { SearchTrail, shareDone } from '@/domain/matches/search-trail.tsx';
import { formatNumber, plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Progress } from '@/ui/progress.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, readFilters, writeFilters } from './filters.ts';
import { MatchDetail } from './match-detail.tsx';
import { MatchList, useMatches } from './match-list.tsx';
import { SearchNotice } from './search-notice.tsx';
import { useSearchRun } from './use-search-run.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 430px) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  marginTop: 12,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Beside = styled('div')({
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  borderRadius: 14,
});

function useFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const change = useCallback(
    (part: Partial<Filters>) =>
      setSearch((before) => writeFilters({ ...readFilters(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const [clears, setClears] = useState(0);
  const clear = useCallback(() => {
    setClears((before) => before + 1);
    setSearch({}, { replace: true });
  }, [setSearch]);
  return { filters, change, clear, clears };
}

/** Matches beside the posting that is open; on a phone one after the other. */
function MatchesView({ run }: { run: ReturnType<typeof useSearchRun> }) {
  const { posting_id = null } = useParams();
  const [search] = useSearchParams();
  const { filters, change, clear, clears } = useFilters();
  const matches = useMatches(filters);
  const desk = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [first] = matches.data?.pages ?? [];
  const open_id = posting_id ?? (desk ? (first?.items[0]?.posting.id ?? null) : null);

  if (posting_id && !desk) {
    return (
      <>
        <Button
          component={Link}
          to={{ pathname: paths.jobSearch(), search: search.toString() }}
          variant="text"
          startIcon={<Icon of={ArrowLeft} />}
          sx={{ mb: 1.5, ml: -1 }}
        >
          All matches
        </Button>
        <MatchDetail key={posting_id} posting_id={posting_id} heading="h1" />
      </>
    );
  }
  const news =
    first && first.new_matches > 0 ? `${formatNumber(first.new_matches)} new since the last search · ` : '';
  return (
    <>
      <PageHeader
        title={first ? plural(first.total, 'match', 'matches') : 'Matches'}
        document_title="Job search"
        lead={first ? `${news}searched ${formatNumber(first.postings_searched)} open postings` : '\u00a0'}
        actions={
          <Button
            variant="outlined"
            startIcon={<Icon of={RotateCw} size={16} />}
            loading={run.start.isPending || run.running}
            onClick={() => run.start.mutate()}
          >
            Search again
          </Button>
        }
      />
      {run.search && <SearchNotice search={run.search} running={run.running} />}
      <FilterBar key={clears} filters={filters} counts={first?.counts ?? null} on_change={change} />
      <Columns>
        <MatchList matches={matches} filters={filters} open_id={open_id} on_clear={clear} />
        {desk && open_id && (
          <Beside>
            <MatchDetail key={open_id} posting_id={open_id} heading="h2" />
          </Beside>
        )}
      </Columns>
    </>
  );
}

/** Job search: nothing yet, the first one running or failed, or the matches of the newest that ended well. */
function JobSearchPage() {
  const run = useSearchRun();
  const { latest, search, running, has_matches, start } = run;
  if (latest.error && !latest.data) {
    return (
      <Page>
        <ErrorState
          title="Your search did not load"
          error={latest.error}
          on_retry={() => void latest.refetch()}
        />
      </Page>
    );
  }
  if (!latest.data) {
    return (
      <Page>
        <PageHeader title="Matches" document_title="Job search" />
        <SkeletonRows rows={7} label="Loading your matches" />
      </Page>
    );
  }
  if (!has_matches) {
    return (
      <Page column="form">
        {running ? (
          <>
            <PageHeader title="Looking through the postings" document_title="Job search" />
            <div style={{ margin: '24px 0' }}>
              <Progress value={shareDone(search)} label="Progress of the search" />
            </div>
            <SearchTrail search={search} />
          </>
        ) : (
          <>
            <PageHeader title="Job search" />
            <div style={{ marginTop: 24 }}>
              <EmptyState
                title={search ? 'The search did not finish' : 'No search yet'}
                text={search?.failure ?? 'One search scores every open posting that could fit, with reasons.'}
                action={
                  <Button size="large" loading={start.isPending} onClick={() => start.mutate()}>
                    {search ? 'Search again' : 'Start a search'}
                  </Button>
                }
              />
            </div>
          </>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <MatchesView run={run} />
    </Page>
  );
}

export { JobSearchPage as Component };
