import { type ApplyPlan, changePlannedJob, type PlannedJob, type SkippedJob } from '@contract/apply-plans.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { toast } from '@/ui/toast-store.ts';
import { Lines } from '../panel.tsx';
import { jobWords } from './plan-words.ts';

/** Jobs shown at once; the rest on demand. */
const SHOWN = 6;

const text = {
  '& a': { color: 'inherit', fontWeight: 620, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: tone.ink2, fontSize: textSize.small, overflowWrap: 'anywhere' },
} as const;
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '2px 14px',
  alignItems: 'center',
  ...text,
  '&[data-removed="true"] a': { color: tone.ink3, textDecoration: 'line-through' },
});
const Skipped = styled('li')(text);
/** Under the company; as wide as the row, because phones have little room. */
const Why = styled('small')({ gridColumn: '2 / -1', '& b': { color: tone.ink, fontWeight: 620 } });
const More = styled('div')({ marginTop: 8 });

type RowProps = { plan: ApplyPlan; job: PlannedJob; doubt: string | undefined };

function PlannedRow({ plan, job, doubt }: RowProps) {
  const { posting_id, title, company, score, state, why, application_id } = job;
  const change = useMutation({
    mutationFn: (removed: boolean) =>
      callApi(changePlannedJob, { params: { day: plan.day, posting_id }, body: { removed } }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t change the plan', description: errorDetail(error) }),
  });
  const changeable = plan.status === 'planned' && (state === 'planned' || state === 'removed');
  const words = jobWords(job);
  return (
    <Row data-removed={state === 'removed'}>
      <BearingDial score={score} unknown={0} size={40} subject={title} />
      <div>
        <Link to={application_id ? paths.application(application_id) : paths.match(posting_id)}>{title}</Link>
        <small>{[company, words].filter(Boolean).join(' · ')}</small>
      </div>
      {changeable && (
        <Button
          variant={state === 'planned' ? 'text' : 'outlined'}
          size="small"
          loading={change.isPending}
          onClick={() => change.mutate(state === 'planned')}
          aria-label={`${state === 'planned' ? 'Remove' : 'Put back'}: ${title}, ${company}`}
        >
          {state === 'planned' ? 'Remove' : 'Put back'}
        </Button>
      )}
      {state === 'planned' && (doubt || why) && (
        <Why>{doubt ? <b>{`${doubt}, so we won’t apply.`}</b> : why}</Why>
      )}
    </Row>
  );
}

type PlannedJobsProps = {
  plan: ApplyPlan;
  /** Why planned jobs would be left out as things stand, by posting. */
  doubts: ReadonlyMap<string, string>;
};

/** The jobs of a plan; while it is open, each can be removed. */
export function PlannedJobs({ plan, doubts }: PlannedJobsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? plan.jobs : plan.jobs.slice(0, SHOWN);
  return (
    <div>
      <Lines>
        {shown.map((job) => (
          <li key={job.posting_id}>
            <PlannedRow plan={plan} job={job} doubt={doubts.get(job.posting_id)} />
          </li>
        ))}
      </Lines>
      {plan.jobs.length > SHOWN && !all && (
        <More>
          <Button variant="outlined" size="small" onClick={() => setAll(true)}>
            Show all {plan.jobs.length}
          </Button>
        </More>
      )}
    </div>
  );
}

/** Matches that a plan does not include, and why. */
export function SkippedJobs({ jobs }: { jobs: readonly SkippedJob[] }) {
  return (
    <Lines>
      {jobs.map(({ posting_id, title, company, reason }) => (
        <Skipped key={posting_id}>
          <Link to={paths.match(posting_id)}>{title}</Link>
          <small>{`${company} · ${reason}`}</small>
        </Skipped>
      ))}
    </Lines>
  );
}
