import { getDashboard } from '@contract/dashboard.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { BarList } from '@/ui/charts.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { BestMatches } from './best-matches.tsx';
import { NeedsYou } from './needs-you.tsx';
import { Panel } from './panel.ts';
import { withoutMatches } from './without-matches.ts';

type Dashboard = ResponseOf<typeof getDashboard>;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: 20,
  marginTop: 24,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Column = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

function leadOf({ needs_you, searches }: Dashboard): string {
  const search = searches?.latest ?? null;
  const waiting = needs_you?.applications.length ?? 0;
  if (waiting > 0) return `${plural(waiting, 'application waits', 'applications wait')} for you.`;
  if (search?.status === 'done') {
    return search.new_matches > 0
      ? `${plural(search.new_matches, 'match is', 'matches are')} new.`
      : 'Nothing waits for you.';
  }
  if (search?.status === 'queued' || search?.status === 'running') return 'Your search is running.';
  if (search) return 'Your last search didn’t finish.';
  return searches?.resume_file ? 'Your first search comes next.' : 'Your resume comes first.';
}

function Funnel({ counts }: { counts: Dashboard['applications_by_status'] }) {
  const sum = (...statuses: (keyof typeof counts)[]) =>
    statuses.reduce((all, status) => all + (counts[status] ?? 0), 0);
  const replied = sum('interviewing', 'offer', 'accepted');
  const sent = sum('submitted', 'unconfirmed', 'rejected') + replied;
  return (
    <BarList
      items={[
        { id: 'sent', label: 'Sent', value: sent },
        { id: 'interviews', label: 'Interviews', value: replied },
        { id: 'offers', label: 'Offers', value: sum('offer', 'accepted') },
      ]}
    />
  );
}

/** What stands in place of the best matches: why there are none, and the one next step. */
function WithoutMatches({ data }: { data: Dashboard }) {
  const search = data.searches?.latest ?? null;
  const { title, text, action } = withoutMatches(search);
  return data.searches?.resume_file || search ? (
    <EmptyState
      seed="matches"
      title={title}
      text={text}
      action={
        <Button component={Link} to={paths.jobSearch()} size="large">
          {action}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Start with your resume"
      text="Titles, skills and preferences are filled in from it; you check everything."
      action={
        <Button component={Link} to={paths.onboarding('resume')} size="large">
          Add a resume
        </Button>
      }
    />
  );
}

function Loaded({ data }: { data: Dashboard }) {
  // One that was dismissed a moment ago is still in the cache.
  const best = (data.matches?.items ?? []).filter(({ verdict }) => verdict !== 'dismissed');
  const sentAny = Object.keys(data.applications_by_status).length > 0;
  return (
    <Grid>
      <Column>
        {data.needs_you && data.needs_you.applications.length > 0 && (
          <NeedsYou applications={data.needs_you.applications} />
        )}
        {best.length > 0 ? <BestMatches matches={best} /> : <WithoutMatches data={data} />}
      </Column>
      <Column>
        <Panel>
          <Typography variant="h3" component="h2">
            Credits
          </Typography>
          <Typography variant="figure" component="p" sx={{ mt: 1.5 }}>
            {data.wallet?.available}
          </Typography>
          <Typography sx={{ mt: 0.5 }} color="textSecondary" variant="body2">
            {data.wallet && data.wallet.reserved > 0
              ? `${data.wallet.reserved} set aside for applications on the way`
              : 'one for each application we send'}
          </Typography>
          <Button component={Link} to={paths.credits()} variant="outlined" size="small" sx={{ mt: 2 }}>
            See every change
          </Button>
        </Panel>
        <Panel>
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            Applications
          </Typography>
          {sentAny ? (
            <Funnel counts={data.applications_by_status} />
          ) : (
            <Typography color="textSecondary" variant="body2">
              None yet. Each one you send gets a receipt.
            </Typography>
          )}
          <Button component={Link} to={paths.applications()} variant="outlined" size="small" sx={{ mt: 2 }}>
            All applications
          </Button>
        </Panel>
      </Column>
    </Grid>
  );
}

/** What needs the person, what is new, what is left. */
function DashboardPage() {
  const dashboard = useQuery(apiQuery(getDashboard));
  const { data } = dashboard;
  return (
    <Page>
      <PageHeader title="Dashboard" lead={data ? leadOf(data) : '\u00a0'} />
      <QueryPanel
        query={dashboard}
        what="your dashboard"
        skeleton={
          <Grid>
            <SkeletonCard lines={7} height={380} label="Loading your dashboard" />
            <SkeletonCard lines={3} height={190} />
          </Grid>
        }
      >
        {(loaded) => <Loaded data={loaded} />}
      </QueryPanel>
    </Page>
  );
}

export { DashboardPage as Component };
