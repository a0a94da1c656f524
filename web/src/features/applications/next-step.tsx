import {
  type Application,
  approveApplication,
  retryApplication,
  setApplicationStatus,
  type UserSetStatus,
} from '@contract/applications.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useChangeApplication } from '@/domain/applications/use-application.ts';
import { callApi } from '@/lib/api-client.ts';
import { brand } from '@/lib/brand.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { CostButton } from '@/ui/cost-button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';

/** Few applications ask something, and what a form needs is large. */
const QuestionsForm = lazy(async () => ({ default: (await import('./questions-form.tsx')).QuestionsForm }));

const Panel = styled('section')({
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  padding: 'clamp(20px, 3vw, 30px)',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 20 });

function Say({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <Panel>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ color: tone.ink2, mt: 0.75, maxWidth: '65ch' }}>{text}</Typography>
      {children && <Actions>{children}</Actions>}
    </Panel>
  );
}

const HAND_OVER: Record<NonNullable<Application['hand_over']>['reason'], string> = {
  captcha: 'The form asks for a CAPTCHA. It is yours to solve: we never do.',
  email_code: 'The form sends a code to your e-mail address.',
  login: 'The form wants an account of your own.',
  payment: 'The page asks for payment data. Look closely before you go on.',
  identity: 'The form asks for identity or bank data. Look closely before you go on.',
  file: 'The form demands a file other than your resume.',
  switched_off: 'We fill no forms of this kind at present.',
  external: 'This form can only be sent from your own browser.',
};

/** Words of the states that only the user knows of, for the buttons. */
const SINCE: Partial<Record<UserSetStatus, string>> = {
  interviewing: 'I have an interview',
  offer: 'I have an offer',
  accepted: 'I accepted',
  rejected: 'They said no',
  withdrawn: 'Withdraw',
};

const AFTER: Partial<Record<Application['status'], UserSetStatus[]>> = {
  submitted: ['interviewing', 'rejected', 'withdrawn'],
  unconfirmed: ['interviewing', 'rejected', 'withdrawn'],
  interviewing: ['offer', 'rejected', 'withdrawn'],
  offer: ['accepted', 'rejected', 'withdrawn'],
};

const SENT: readonly Application['status'][] = [
  'submitted',
  'unconfirmed',
  'interviewing',
  'offer',
  'accepted',
  'rejected',
];

function wasSent({ events }: Application): boolean {
  return events.some(({ to }) => SENT.includes(to));
}

/** Why an approved application came back instead of being sent; empty when it did not. */
function whyBack({ events }: Application): string {
  const last = events.at(-1);
  return last?.from === 'submitting' ? `${last.note}. ` : '';
}

/** What the user can do now, if anything. */
export function NextStep({ application }: { application: Application }) {
  const { id, status } = application;
  const params = { application_id: id };
  const approve = useChangeApplication(id, () => callApi(approveApplication, { params }));
  const retry = useChangeApplication(id, () => callApi(retryApplication, { params }));
  const set = useChangeApplication(id, (body: { status: UserSetStatus }) =>
    callApi(setApplicationStatus, { params, body }),
  );
  const withdraw = (
    <Button variant="text" loading={set.isPending} onClick={() => set.mutate({ status: 'withdrawn' })}>
      Withdraw
    </Button>
  );
  switch (status) {
    case 'needs_input':
      return (
        <Suspense fallback={<SkeletonCard lines={4} height={260} label="Loading the questions" />}>
          <QuestionsForm application={application} withdraw={withdraw} />
        </Suspense>
      );
    case 'queued':
    case 'preparing':
      return <Actions style={{ marginTop: 0 }}>{withdraw}</Actions>;
    case 'withdrawn':
      return wasSent(application) ? null : (
        <Say title="You withdrew it before it was sent" text="Your credit is back. You can still apply.">
          <CostButton credits={1} size="large" loading={retry.isPending} onClick={() => retry.mutate()}>
            Apply after all
          </CostButton>
        </Say>
      );
    case 'ready_for_review':
      return (
        <Say
          title="Read it, then let it go"
          text={`${whyBack(application)}Below is every answer as the employer will receive it. It is sent once, and only if the posting is still open.`}
        >
          <CostButton credits={1} size="large" loading={approve.isPending} onClick={() => approve.mutate()}>
            Send with {brand.name}
          </CostButton>
          {withdraw}
        </Say>
      );
    case 'handed_over':
      return (
        <Say
          title="Finish in your own browser"
          text={`${application.hand_over ? HAND_OVER[application.hand_over.reason] : ''} Everything we prepared is below to copy. Your credit is back.`}
        >
          {application.hand_over && (
            <Button
              size="large"
              href={application.hand_over.url}
              target="_blank"
              rel="noopener noreferrer"
              endIcon={<Icon of={ExternalLink} size={16} />}
            >
              Open the form
            </Button>
          )}
          <Button variant="outlined" size="large" onClick={() => set.mutate({ status: 'submitted' })}>
            I sent it
          </Button>
          {withdraw}
        </Say>
      );
    case 'failed':
      return (
        <Say
          title="It was not sent"
          text={application.failure ?? 'Something went wrong on the way. Your credit is back.'}
        >
          <CostButton credits={1} size="large" loading={retry.isPending} onClick={() => retry.mutate()}>
            Try again
          </CostButton>
          {withdraw}
        </Say>
      );
    case 'unconfirmed':
      return (
        <Say
          title="Sent, but not confirmed"
          text="The form was sent once and no confirmation was seen. We do not send it again: you could stand there twice. Look for a mail from the employer."
        >
          <AfterButtons statuses={AFTER.unconfirmed ?? []} set={(next) => set.mutate({ status: next })} />
        </Say>
      );
    case 'submitted':
    case 'interviewing':
    case 'offer':
      return (
        <Actions style={{ marginTop: 0 }}>
          <AfterButtons statuses={AFTER[status] ?? []} set={(next) => set.mutate({ status: next })} />
        </Actions>
      );
    default:
      return null;
  }
}

function AfterButtons({
  statuses,
  set,
}: {
  statuses: UserSetStatus[];
  set: (status: UserSetStatus) => void;
}) {
  return statuses.map((status) => (
    <Button key={status} variant={status === 'withdrawn' ? 'text' : 'outlined'} onClick={() => set(status)}>
      {SINCE[status]}
    </Button>
  ));
}
