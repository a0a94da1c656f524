import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { SearchTrail, shareDone } from '@/domain/matches/search-trail.tsx';
import { formatNumber, plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Progress } from '@/ui/progress.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, readFilters, writeFilters } from './filters.ts';
import { MatchDetail } from './match-detail.tsx';
import { isListed, MatchList, useMatches } from './match-list.tsx';
import { SavedSearches } from './saved-searches/saved-searches.tsx';
import { useScoredAnew } from './use-scored-anew.ts';
import { useSearchRun } from './use-search-run.ts';

const SearchNotice = lazy(async () => ({ default: (await import('./search-notice.tsx')).SearchNotice }));
const LearningSwitch = lazy(async () => ({
  default: (await import('./learning-switch.tsx')).LearningSwitch,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 430px) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  marginTop: 12,
  '&[data-alone=true]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Beside = styled('div')({
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  borderRadius: 14,
});

/** As tall as the switch in it, so that the list doesn't move when that has loaded. */
const Learning = styled('div')({ minHeight: 44 });
const Back = styled('div')({ margin: '0 0 12px -8px' });
const Apart = styled('div')({ margin: '24px 0' });

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

/** Only the open job: on a phone, or if there are no matches to show beside it. */
function OpenMatch({ posting_id, back }: { posting_id: string; back: string }) {
  const [search] = useSearchParams();
  return (
    <>
      <Back>
        <Button
          component={Link}
          to={{ pathname: paths.jobSearch(), search: search.toString() }}
          variant="text"
          startIcon={<Icon of={ArrowLeft} />}
        >
          {back}
        </Button>
      </Back>
      <MatchDetail key={posting_id} posting_id={posting_id} heading="h1" />
    </>
  );
}

/** Matches beside the posting that is open; on a phone one after the other. */
function MatchesView({ run }: { run: ReturnType<typeof useSearchRun> }) {
  const { posting_id = null } = useParams();
  const { filters, change, clear, clears } = useFilters();
  const fetched = useMatches(filters);
  // Drawn in slices, so that typing doesn't wait for the list.
  const data = useDeferredValue(fetched.data);
  const matches = { ...fetched, data };
  const desk = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isCurrent = data === fetched.data && !fetched.isPlaceholderData;
  const [first] = data?.pages ?? [];
  const listed = first?.items.find((match) => isListed(match, filters));
  useScoredAnew(run, first?.outdated === true && isCurrent);
  const openId = posting_id ?? (desk ? (listed?.posting.id ?? null) : null);

  if (posting_id && !desk) return <OpenMatch posting_id={posting_id} back="All matches" />;
  // Just saved or dismissed: the list omits them, but the server's count still includes them.
  const left = data?.pages.flatMap(({ items }) => items).filter((match) => !isListed(match, filters));
  const total = first ? first.total - (left?.length ?? 0) : 0;
  const news =
    first && first.new_matches > 0 ? `${formatNumber(first.new_matches)} new since your last search · ` : '';
  return (
    <>
      <PageHeader
        title={first ? plural(total, 'match', 'matches') : 'Matches'}
        documentTitle="Job search"
        lead={first ? `${news}${plural(first.postings_searched, 'open job')} searched` : '\u00a0'}
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
      {run.search && (
        <Suspense>
          <SearchNotice
            search={run.search}
            running={run.running}
            rescored={isCurrent && first?.rescored === true}
          />
        </Suspense>
      )}
      <SavedSearches filters={filters} searchedAt={isCurrent ? (first?.searched_at ?? null) : null} />
      <FilterBar key={clears} filters={filters} counts={first?.counts ?? null} onChange={change} />
      <Columns data-alone={!openId}>
        <div>
          <Learning>
            <Suspense>{first && <LearningSwitch learns={first.learns} />}</Suspense>
          </Learning>
          <MatchList matches={matches} filters={filters} openId={openId} onClear={clear} />
        </div>
        {desk && openId && (
          <Beside>
            <MatchDetail key={openId} posting_id={openId} heading="h2" />
          </Beside>
        )}
      </Columns>
    </>
  );
}

/** The first search: not started, running, or failed. */
function FirstSearch({ run }: { run: ReturnType<typeof useSearchRun> }) {
  const { search, running, start } = run;
  if (running) {
    return (
      <>
        <PageHeader title="Searching open jobs" documentTitle="Job search" />
        <Apart>
          <Progress value={shareDone(search)} label="Search progress" />
        </Apart>
        <SearchTrail search={search} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Job search" />
      <Apart>
        <EmptyState
          title={search ? 'The search didn’t finish' : 'No search yet'}
          text={search?.failure ?? 'One search scores every open job that could fit, with reasons.'}
          action={
            <Button size="large" loading={start.isPending} onClick={() => start.mutate()}>
              {search ? 'Search again' : 'Start a search'}
            </Button>
          }
        />
      </Apart>
    </>
  );
}

/**
 * Job search: nothing yet, the first one running or failed, or the matches of the newest that ended well. A job opened by
 * its own address is shown, scored on the spot, whether or not there was a search.
 */
function JobSearchPage() {
  const run = useSearchRun();
  const { posting_id } = useParams();
  const loading = !run.latest.data;
  return (
    <Page column={loading || run.hasMatches || posting_id ? 'app' : 'form'}>
      {loading && <PageHeader title="Matches" documentTitle="Job search" />}
      <QueryPanel
        query={run.latest}
        what="your search"
        skeleton={<SkeletonRows rows={7} label="Loading your matches" />}
      >
        {() =>
          run.hasMatches ? (
            <MatchesView run={run} />
          ) : posting_id ? (
            <OpenMatch posting_id={posting_id} back="Job search" />
          ) : (
            <FirstSearch run={run} />
          )
        }
      </QueryPanel>
    </Page>
  );
}

export { JobSearchPage as Component };
