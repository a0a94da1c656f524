import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { PrivacyNote } from '@/domain/resumes/privacy-note.tsx';
import { ResumeZone } from '@/domain/resumes/resume-zone.tsx';
import { beginTrial, changeFacts, type Trial } from '@/domain/trial/trial-store.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { Contours } from '@/ui/contours.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { ToolColumn, ToolGround, ToolTop } from '@/ui/tool-layout.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { BestJobs, countText, NoJobs } from './best-jobs.tsx';
import { FactList } from './fact-list.tsx';
import { KeepBar } from './keep-bar.tsx';
import { RunTrail } from './run-trail.tsx';
import { trialProblem, useTrialRun } from './use-trial-run.ts';

/** Its footer stays where it is while the results come. */
const Column = styled(ToolColumn)({ minHeight: 'calc(100vh - 320px)' });

const Trailway = styled('div')(({ theme }) => ({
  maxWidth: 760,
  marginBottom: 30,
  [theme.breakpoints.down('md')]: { marginBottom: 22 },
}));

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 },
}));

const Jobs = styled(Surface)({
  overflow: 'hidden',
  '&[aria-busy=true] > ol': { opacity: 0.55, transition: 'opacity 150ms ease-out' },
});

/** Rows as tall as those to come. */
const Skeletons = styled('div')({ '& > div > [aria-hidden]': { minHeight: 118, padding: '18px 24px' } });
const Message = styled('div')({ padding: '28px 24px', display: 'grid', gap: 12, justifyItems: 'start' });
const Few = styled(Typography)({ padding: '14px 24px 0' });

function headline(trial: Trial): string {
  if (trial.sample) return 'Here’s how the sample resume scores.';
  const [name] = trial.reading?.fullName?.split(' ') ?? [];
  return name ? `Here’s where you stand, ${name}.` : 'Here’s where you stand.';
}

/** What a screen reader hears when the scores change. */
function spoken({ data, isFetching }: ReturnType<typeof useTrialRun>['ranking']): string {
  if (isFetching || !data) return '';
  const [best] = data.matches;
  return best
    ? `${plural(data.matches.length, 'job')} found. The best is ${best.posting.title}, ${best.score.score}.`
    : 'No matches scored 50 or higher.';
}

function Results({
  trial,
  ranking,
  remove,
}: Omit<ReturnType<typeof useTrialRun>, 'problem' | 'trial'> & { trial: Trial }) {
  const { data, error, isFetching, refetch } = ranking;
  const { reading } = trial;
  const shown = data?.matches ?? [];
  const all = data ? data.counts.excellent + data.counts.good + data.counts.fair : 0;
  return (
    <>
      <Trailway>
        <RunTrail
          pages={reading?.pages ?? null}
          understoodAfter={reading?.milliseconds ?? null}
          rankedAfter={data?.took ?? null}
          postingsSearched={data?.postings_searched ?? null}
          failed={error !== null}
        />
      </Trailway>
      <Halves>
        <FactList fileName={trial.file.name} facts={trial.facts} onChange={changeFacts} onRemove={remove} />
        <Jobs as="section" pad="none" aria-label="Your best jobs today" aria-busy={isFetching}>
          <VisuallyHidden as="h2">Your best jobs today</VisuallyHidden>
          <VisuallyHidden role="status">{spoken(ranking)}</VisuallyHidden>
          {error ? (
            <Message role="alert">
              <Typography variant="h2">Couldn’t score jobs</Typography>
              <Typography color="textSecondary">{trialProblem(error)}</Typography>
              <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            </Message>
          ) : data ? (
            <>
              {shown.length > 0 ? <BestJobs matches={shown} /> : <NoJobs heldBackBy={data.held_back_by} />}
              {shown.length > 0 && countText(shown.length) && (
                <Few variant="small" color="textSecondary">
                  {countText(shown.length)} Change your details to see other jobs.
                </Few>
              )}
              <KeepBar sample={trial.sample} others={all - shown.length} onRemove={remove} />
            </>
          ) : (
            <Skeletons>
              <SkeletonRows rows={LIMITS.trial_matches} label="Scoring open jobs" />
            </Skeletons>
          )}
        </Jobs>
      </Halves>
    </>
  );
}

/** Resume in, five best jobs out: without an account, and with nothing stored. */
function TryPage() {
  const { trial, problem, ranking, remove } = useTrialRun();
  const heading = useRef<HTMLHeadingElement>(null);
  const running = trial !== null;
  const started = useRef(false);
  // The page turns into another one: the keyboard and screen readers begin at its top.
  useEffect(() => {
    if (running || started.current) heading.current?.focus({ preventScroll: !running });
    started.current = running;
  }, [running]);
  return (
    <ToolGround>
      <PageMeta
        title="Try it without an account"
        description="Drop your resume and see your five best jobs today, each with a score and its reasons. No account needed, and nothing is stored."
        path={paths.tryIt()}
      />
      <Contours seed="try" x={0.85} y={0.25} lines={14} step={58} />
      <Column>
        <ToolTop>
          <Typography variant="headline" component="h1" ref={heading} tabIndex={-1} sx={{ outline: 0 }}>
            {trial ? (
              headline(trial)
            ) : (
              <>
                See your five best jobs.
                <br />
                No account needed.
              </>
            )}
          </Typography>
          <PrivacyNote>
            {trial ? (
              <>
                <strong>Nothing is stored.</strong> Close this page and it’s gone.
              </>
            ) : (
              'We read it in memory and forget it when you close this page.'
            )}
          </PrivacyNote>
        </ToolTop>
        {trial ? (
          <Results trial={trial} ranking={ranking} remove={remove} />
        ) : (
          <ResumeZone promise="Results in about 2 seconds." problem={problem} onFile={beginTrial} />
        )}
      </Column>
    </ToolGround>
  );
}

export { TryPage as Component };
