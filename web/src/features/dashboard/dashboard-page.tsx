import { getDashboard } from '@contract/dashboard.ts';
import type { Profile } from '@contract/profile.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { profileQuery } from '@/domain/profile/profile.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Page } from '@/ui/page.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { Bone } from '@/ui/skeletons.tsx';
import { agendaOf } from './agenda.ts';
import { ComingUp } from './coming-up.tsx';
import { CreditsPanel } from './credits-panel.tsx';
import type { Dashboard } from './dashboard-data.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { fullDay, since } from './days.ts';
import { EmployersReplied } from './employers-replied.tsx';
import { FirstRun } from './first-run.tsx';
import { firstSteps, isFirstRun, stepsLeft } from './first-steps.ts';
import { Cell, Grid } from './grid.tsx';
import { Head } from './head.tsx';
import { NeedsYou } from './needs-you.tsx';
import { NewMatches } from './new-matches.tsx';
import { Panel, PanelError } from './panel.tsx';
import { SearchHealth } from './search-health.tsx';
import { sentenceOf } from './sentence.ts';
import { Standing } from './standing.tsx';
import { useNow } from './use-now.ts';
import { useVisit } from './use-visit.ts';
import { trailDays } from './week-days.ts';
import { WeekTrail } from './week-trail.tsx';

/** Loaded by those who have auto-apply on. */
const ApplyPlanPanel = lazy(async () => ({
  default: (await import('./apply-plan/apply-plan-panel.tsx')).ApplyPlanPanel,
}));

function overOf(lastVisit: Dashboard['last_visit'], now: number): string {
  return lastVisit
    ? `${fullDay(now)} · your last visit was ${lastVisitWords(Date.parse(lastVisit), now)}`
    : fullDay(now);
}

function lastVisitWords(at: number, now: number): string {
  const words = since(at, now);
  return /\d:\d\d/.test(words) ? `at ${words}` : /\d/.test(words) ? `on ${words}` : words;
}

/** A week and what surrounds it. */
function Week({ data, profile, now, onRetry, retrying }: LoadedProps & { profile: Profile | null }) {
  const { last_visit, searches, matches, needs_you, outcomes, reminders, wallet } = data;
  const agenda = agendaOf(reminders ?? [], outcomes ?? [], now);
  const { news, happened, next } = sentenceOf(data, now);
  /** A panel, or a message that it couldn't be loaded. */
  const panel = <T,>(title: string, read: T | null, draw: (there: T) => ReactNode) =>
    read === null ? (
      <Panel title={title}>
        <PanelError onRetry={onRetry} retrying={retrying} />
      </Panel>
    ) : (
      draw(read)
    );
  return (
    <>
      <Head over={overOf(last_visit, now)}>
        {news && <span data-news={matches?.new_total ? '' : undefined}>{news}. </span>}
        {happened && <span>{happened}. </span>}
        {next && <span>{next}</span>}
      </Head>
      <Grid>
        <Cell span={12} phone={3}>
          <WeekTrail
            days={trailDays({ outcomes: outcomes ?? [], runs: searches?.runs ?? [], agenda }, now)}
          />
        </Cell>
        <Cell span={7} phone={1}>
          {panel('Needs you', needs_you, (needs) => (
            <NeedsYou needs={needs} reminders={reminders ?? []} now={now} />
          ))}
        </Cell>
        <Cell span={5} phone={2}>
          {panel('New matches', matches, (found) => (
            <NewMatches matches={found} lastVisit={last_visit} search={searches?.latest} now={now} />
          ))}
        </Cell>
        {profile?.auto_apply && (
          <Cell span={12} phone={3}>
            <Suspense
              fallback={
                <Panel title="Auto-apply">
                  <Bone height={320} />
                </Panel>
              }
            >
              <ApplyPlanPanel profile={profile} credits={wallet?.available ?? null} now={now} />
            </Suspense>
          </Cell>
        )}
        <Cell span={7} phone={5}>
          {panel('Where your applications stand', outcomes, (sent) => (
            <Standing outcomes={sent} now={now} />
          ))}
        </Cell>
        <Cell span={5} phone={4}>
          {panel('Employers who replied', outcomes, (sent) => (
            <EmployersReplied outcomes={sent} now={now} />
          ))}
        </Cell>
        <Cell span={4} phone={5}>
          {panel('Coming up', reminders, () => (
            <ComingUp agenda={agenda} now={now} />
          ))}
        </Cell>
        <Cell span={4} phone={5}>
          {panel('Credits', wallet, (credits) => (
            <CreditsPanel wallet={credits} />
          ))}
        </Cell>
        <Cell span={4} phone={5}>
          {panel('Your search', searches, (history) => (
            <SearchHealth searches={history} now={now} />
          ))}
        </Cell>
      </Grid>
    </>
  );
}

type LoadedProps = { data: Dashboard; now: number; onRetry: () => void; retrying: boolean };

function Loaded(props: LoadedProps) {
  const profile = useQuery(profileQuery).data ?? null;
  const { data } = props;
  if (!isFirstRun(data)) return <Week {...props} profile={profile} />;
  const steps = firstSteps({ ...data, profile });
  const name = profile?.full_name.split(' ')[0];
  return (
    <>
      <Head over={name ? `Welcome, ${name}` : 'Welcome'}>
        <span>{stepsLeft(steps)} until your first matches.</span>
      </Head>
      <FirstRun steps={steps} credits={data.wallet?.available ?? null} />
    </>
  );
}

/** What happened, what needs the user, and what comes next. */
function DashboardPage() {
  useVisit();
  const now = useNow();
  const dashboard = useQuery(apiQuery(getDashboard));
  // Rendered in slices, so that user input doesn't wait for the whole page.
  const data = useDeferredValue(dashboard.data);
  return (
    <Page>
      <QueryPanel
        query={{ ...dashboard, data }}
        what="your dashboard"
        heading="h1"
        // The build's day is not the reader's.
        skeleton={<DashboardSkeleton over={import.meta.env.SSR ? '\u00a0' : fullDay(now)} />}
      >
        {(read) => (
          <Loaded
            data={read}
            now={now}
            onRetry={() => void dashboard.refetch()}
            retrying={dashboard.isFetching}
          />
        )}
      </QueryPanel>
    </Page>
  );
}

export { DashboardPage as Component };
