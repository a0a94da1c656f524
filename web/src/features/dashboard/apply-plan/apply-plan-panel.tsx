import { type ApplyPlan, listApplyPlans, startApplyPlan } from '@contract/apply-plans.ts';
import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { Row, Stack } from '@/ui/layout.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { toast } from '@/ui/toast-store.ts';
import { Hint, Panel, PanelError, PanelLink } from '../panel.tsx';
import { Pausing } from './pausing.tsx';
import { dayIn } from './plan-days.ts';
import {
  costWords,
  isDue,
  isStarting,
  planSentence,
  plansToShow,
  type Standing,
  summarySentence,
  wouldBeLeftOut,
} from './plan-words.ts';
import { PlannedJobs, SkippedJobs } from './planned-jobs.tsx';
import { ZoneHint } from './zone-hint.tsx';

/** How often a plan that is being carried out is read again. */
const POLL_MS = 5000;
/** The server's, for users whose browser never told its time zone. */
const DEFAULT_TIME_ZONE = 'America/New_York';

type OpenPlanProps = {
  plan: ApplyPlan;
  standing: Standing;
  /** On the day of the plan. */
  paused: boolean;
  startable: boolean;
  now: number;
};

function OpenPlan({ plan, standing, paused, startable, now }: OpenPlanProps) {
  const start = useMutation({
    mutationFn: () => callApi(startApplyPlan, { params: { day: plan.day } }),
    onSuccess: () =>
      toast({ title: 'Applying now', description: 'You’ll see each application on your board.' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t start', description: errorDetail(error) }),
  });
  const doubts = wouldBeLeftOut(plan, standing);
  const jobs = plan.jobs.filter(({ state }) => state === 'planned').length - doubts.size;
  const waits = !isDue(plan, now);
  const cost = costWords(jobs, standing.credits);
  return (
    <Stack>
      <Row>
        <div>
          <Typography>{planSentence(plan, jobs, now, paused)}</Typography>
          {cost && waits && (
            <Typography variant="body2" color="textSecondary">
              {cost}
            </Typography>
          )}
        </div>
        {waits && startable && jobs > 0 && (
          <Button variant="outlined" size="small" loading={start.isPending} onClick={() => start.mutate()}>
            Apply now
          </Button>
        )}
      </Row>
      <PlannedJobs plan={plan} doubts={doubts} />
      {plan.skipped.length > 0 && (
        <Disclosure title={`${plural(plan.skipped.length, 'match', 'matches')} not in this plan`}>
          <SkippedJobs jobs={plan.skipped} />
        </Disclosure>
      )}
    </Stack>
  );
}

const NO_DOUBTS: ReadonlyMap<string, string> = new Map();

type LoadedProps = { plans: readonly ApplyPlan[]; profile: Profile; standing: Standing; now: number };

function Plans({ plans, profile, standing, now }: LoadedProps) {
  const { open, last } = plansToShow(plans);
  const isPaused = (day: string) =>
    profile.applications_paused ||
    (profile.auto_apply_paused_until !== null && day < profile.auto_apply_paused_until);
  const startable = !isPaused(dayIn(profile.time_zone ?? DEFAULT_TIME_ZONE, now));
  if (open.length === 0) {
    return (
      <Stack>
        {standing.credits === 0 ? (
          <Typography>
            You’re out of credits, so we can’t plan any applications.{' '}
            <PanelLink to={paths.credits()}>Get credits</PanelLink>
          </Typography>
        ) : (
          <Typography color="textSecondary">
            {startable
              ? 'Nothing is planned. We search every morning. You’ll see here which jobs we’ll apply to, and when.'
              : 'Nothing is planned.'}
          </Typography>
        )}
        {last && (
          <Stack>
            <Typography>{summarySentence(last, now)}</Typography>
            <PlannedJobs plan={last} doubts={NO_DOUBTS} />
          </Stack>
        )}
      </Stack>
    );
  }
  return (
    <Stack>
      {open.map((plan) => (
        <OpenPlan
          key={plan.day}
          plan={plan}
          standing={standing}
          paused={isPaused(plan.day)}
          startable={startable}
          now={now}
        />
      ))}
      {last && (
        <Disclosure title={summarySentence(last, now)}>
          <PlannedJobs plan={last} doubts={NO_DOUBTS} />
        </Disclosure>
      )}
    </Stack>
  );
}

type ApplyPlanPanelProps = {
  profile: Profile;
  /** Available ones; null if they couldn't be loaded. */
  credits: number | null;
  now: number;
};

/** What auto-apply is going to apply to and when, and what it did; jobs are removed and auto-apply is paused here. */
export function ApplyPlanPanel({ profile, credits, now }: ApplyPlanPanelProps) {
  const plans = useQuery({
    ...apiQuery(listApplyPlans),
    refetchInterval: ({ state }) =>
      state.data?.items.some((plan) => isStarting(plan, Date.now())) ? POLL_MS : false,
  });
  const items = plans.data?.items;
  const zone = profile.time_zone ?? DEFAULT_TIME_ZONE;
  const until = profile.auto_apply_paused_until;
  const { auto_apply_min_score: least, auto_apply_daily_limit: limit } = profile;
  return (
    <Panel title="Auto-apply" end={<PanelLink to={paths.profile('automatic')}>Change limits</PanelLink>}>
      <Stack>
        <Typography variant="body2" color="textSecondary">
          {`Jobs that score ${least} or higher: up to ${limit} a day, and ${profile.auto_apply_company_limit} at the same company in ${LIMITS.applications_per_company_days} days.`}
        </Typography>
        {items ? (
          <Plans
            plans={items}
            profile={profile}
            standing={{ profile, credits }}
            // The page's clock stands still for a while: a plan just started is not in the future.
            now={Math.max(now, plans.dataUpdatedAt)}
          />
        ) : plans.isError ? (
          <PanelError onRetry={() => void plans.refetch()} retrying={plans.isFetching} />
        ) : (
          <Bone height={240} />
        )}
      </Stack>
      <Hint>
        <Stack>
          {profile.applications_paused ? (
            <Typography variant="body2">
              All applications are paused.{' '}
              <PanelLink to={paths.settings()}>Resume them in Settings</PanelLink>
            </Typography>
          ) : (
            <Pausing zone={zone} pausedUntil={until && dayIn(zone, now) < until ? until : null} now={now} />
          )}
          <ZoneHint zone={zone} />
        </Stack>
      </Hint>
    </Panel>
  );
}
