import type { Application, UserSetStatus } from '@contract/applications.ts';
import { approveApplication, retryApplication } from '@contract/applications-sending.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrivalButtons } from '@/domain/applications/arrival-buttons.tsx';
import { useMoveApplication, usePendingMoves } from '@/domain/applications/move-applications.ts';
import { useChangeApplication } from '@/domain/applications/use-application.ts';
import { callApi } from '@/lib/api-client.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { CostButton } from '@/ui/cost-button.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Surface } from '@/ui/surface.ts';
import { FollowUp } from './follow-up.tsx';

/** Few applications ask questions, and forms need a large chunk. */
const QuestionsForm = lazy(async () => ({ default: (await import('./questions-form.tsx')).QuestionsForm }));

const Text = styled(Typography)({ marginTop: 6, maxWidth: '65ch' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 20 });

function Say({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <Surface as="section" pad="lg">
      <Typography variant="h2">{title}</Typography>
      <Text color="textSecondary">{text}</Text>
      {children && <Actions>{children}</Actions>}
    </Surface>
  );
}

const HAND_OVER: Record<NonNullable<Application['hand_over']>['reason'], string> = {
  captcha: 'This form has a CAPTCHA. We never solve CAPTCHAs, so this one is yours.',
  email_code: 'This form sends a code to your email.',
  login: 'This form requires you to sign in with your own account.',
  payment: 'This page asks for payment details. Check it carefully before you continue.',
  identity: 'This form asks for identity or bank details. Check it carefully before you continue.',
  file: 'This form requires another file.',
  switched_off: 'We can’t fill out this type of form right now.',
  external: 'This form can only be sent from your own browser.',
};

/** What stopped us at the form, and what is left to add there. */
function whyYours({ reason, files }: NonNullable<Application['hand_over']>): string {
  if (reason !== 'file' || files.length === 0) return HAND_OVER[reason];
  const names = new Intl.ListFormat('en').format(files.map((file) => `“${file}”`));
  return `This form requires ${names}, which we don’t have. Add ${files.length === 1 ? 'it' : 'them'} yourself.`;
}

/** Why an approved application came back instead of being sent; empty when it did not. */
function whyBack({ events }: Application): string {
  const last = events.at(-1);
  // Some notes are a phrase, others sentences.
  return last?.from === 'submitting' ? `${last.note.replace(/\.$/, '')}. ` : '';
}

/** What the user can do now, if anything. Suspends while the form of the questions loads. */
export function NextStep({ application }: { application: Application }) {
  const { id, status, moves } = application;
  const params = { application_id: id };
  const approve = useChangeApplication(
    () => callApi(approveApplication, { params }),
    'Couldn’t send your application',
  );
  const retry = useChangeApplication(
    () => callApi(retryApplication, { params }),
    `Couldn’t apply to ${application.posting.company}`,
  );
  const { move } = useMoveApplication();
  const pending = usePendingMoves().get(id);
  const setButton = (to: UserSetStatus, text: string, variant: 'contained' | 'outlined' | 'text') => (
    <Button
      variant={variant}
      size={variant === 'text' ? 'medium' : 'large'}
      loading={pending === to}
      disabled={pending !== undefined}
      onClick={() => move(application, to)}
    >
      {text}
    </Button>
  );
  const withdraw = setButton('withdrawn', 'Withdraw', 'text');
  switch (status) {
    case 'needs_input':
      return <QuestionsForm application={application} withdraw={withdraw} />;
    case 'queued':
    case 'preparing':
      return (
        <Say
          title="We’re preparing your application"
          text="We’ll ask if the form needs something only you know."
        >
          {withdraw}
        </Say>
      );
    case 'withdrawn':
      // What was sent may still turn out well, and its status says so; what was not can be tried again.
      return moves.length > 0 ? null : (
        <Say title="You withdrew this before it was sent" text="Your credit is back. You can still apply.">
          <CostButton credits={1} size="large" loading={retry.isPending} onClick={() => retry.mutate()}>
            Apply anyway
          </CostButton>
        </Say>
      );
    case 'ready_for_review':
      return (
        <Say
          title="Review and send"
          text={
            <>
              {whyBack(application)}Check every answer below. We send it once, and only if the job is still
              open. To change something, edit <Link to={paths.answers()}>your answers</Link> or{' '}
              <Link to={paths.profile()}>your profile</Link>. We’ll show you the new version before we send
              it.
            </>
          }
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
          title="Finish in your browser"
          text={`${application.hand_over ? whyYours(application.hand_over) : ''} Your answers are ready to copy below, and your credit is back.`}
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
          {setButton('submitted', 'I sent it', 'outlined')}
          {withdraw}
        </Say>
      );
    case 'failed':
      return (
        <Say
          title="It wasn’t sent"
          text={application.failure ?? 'Something went wrong on our side. Your credit is back.'}
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
          title="Did it arrive?"
          text="We sent the form but never saw a confirmation. We won’t send it again, so you don’t apply twice. Check your inbox for a confirmation."
        >
          <ArrivalButtons application={application} size="large" />
          {setButton('rejected', 'I was rejected', 'text')}
          {withdraw}
        </Say>
      );
    case 'submitted':
      return <FollowUp application={application} />;
    default:
      return null;
  }
}
