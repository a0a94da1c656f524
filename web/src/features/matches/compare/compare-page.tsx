import { getMatch } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { whereOf } from '@/domain/postings/posting-words.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { Change } from './change.tsx';
import { CompareTable, type Detail } from './compare-table.tsx';
import { type Compared, comparedWith, readCompared, SIDES, type Side } from './compared.ts';
import { PickMatch } from './pick-match.tsx';

const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Card = styled(Surface)({ display: 'flex', gap: 20, alignItems: 'center' });
const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled(Typography)({ marginBottom: 8 }) as typeof Typography;
const Back = styled(Button)({ margin: '0 0 12px -8px' }) as typeof Button;

function Chosen({ detail: { posting, score }, changeTo }: { detail: Detail; changeTo: string }) {
  return (
    <Card>
      <BearingDial
        score={score.score}
        unknown={(1 - score.known_share) * 100}
        size={72}
        subject={posting.title}
      />
      <Words>
        <Typography variant="h3" component="h2">
          {posting.title}
        </Typography>
        <Typography color="textSecondary">{whereOf(posting)}</Typography>
        <Change to={changeTo}>Change</Change>
      </Words>
    </Card>
  );
}

const PENDING = <SkeletonCard lines={3} height={{ xs: 188, sm: 150 }} label="Loading the job" />;

type PlaceProps = { side: Side; compared: Compared; query: UseQueryResult<Detail> | undefined };

/** One of the two columns: not chosen, loading, failed, gone, or loaded. */
function Place({ side, compared, query }: PlaceProps) {
  const changeTo = comparedWith(compared, side, null);
  if (!query)
    return (
      <section aria-labelledby={`pick-${side}`}>
        <Title id={`pick-${side}`} variant="h3" component="h2">
          Choose a job to compare
        </Title>
        <PickMatch
          except={compared[side === 'a' ? 'b' : 'a']}
          toOf={(postingId) => comparedWith(compared, side, postingId)}
        />
      </section>
    );
  return (
    <QueryPanel
      query={query}
      what="this job"
      skeleton={PENDING}
      missing={
        <EmptyState
          title="This job is no longer available"
          text="It may have been removed by the employer."
          action={
            <Button component={Link} to={changeTo}>
              Choose another job
            </Button>
          }
        />
      }
    >
      {(detail) => <Chosen detail={detail} changeTo={changeTo} />}
    </QueryPanel>
  );
}

/** The page as the build makes it, which doesn't know the jobs in the URL. */
function Pending() {
  return (
    <Places>
      {PENDING}
      {PENDING}
    </Places>
  );
}

/** Two matches side by side; the URL says which. */
function ComparePage() {
  const [search] = useSearchParams();
  const compared = readCompared(search);
  const chosen = SIDES.flatMap((side) => compared[side] ?? []);
  const queries = useQueries({
    queries: chosen.map((postingId) => apiQuery(getMatch, { params: { posting_id: postingId } })),
  });
  const queryOf = (side: Side) => queries.find((_, at) => chosen[at] === compared[side]);
  const [a, b] = SIDES.map((side) => queryOf(side)?.data);
  return (
    <Page column="app">
      <Back
        component={Link}
        to={compared.a === null ? paths.jobSearch() : paths.match(compared.a)}
        variant="text"
        startIcon={<Icon of={ArrowLeft} />}
      >
        {import.meta.env.SSR ? 'Back' : compared.a === null ? 'All matches' : 'Back to the job'}
      </Back>
      <PageHeader title="Compare jobs" />
      {import.meta.env.SSR ? (
        <Pending />
      ) : a && b ? (
        <CompareTable
          pair={{ a, b }}
          changeTo={{ a: comparedWith(compared, 'a', null), b: comparedWith(compared, 'b', null) }}
        />
      ) : (
        <Places>
          {SIDES.map((side) => (
            <Place key={side} side={side} compared={compared} query={queryOf(side)} />
          ))}
        </Places>
      )}
    </Page>
  );
}

export { ComparePage as Component };
