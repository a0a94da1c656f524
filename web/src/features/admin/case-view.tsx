import {
  getAnyApplication,
  getAnyApplicationScreenshot,
  retryAnyApplication,
} from '@contract/admin-operations.ts';
import type { ApplicationEvent } from '@contract/applications.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { logTime } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { CostButton } from '@/ui/cost-button.tsx';
import { Stack } from '@/ui/layout.ts';
import { Facts, Panels, PanelTitle } from '@/ui/panel.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { Bone, SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';
import { Trail, type TrailState } from '@/ui/trail.tsx';
import { FORM_NAMES, statusChip, words } from './words.ts';

function trailState(event: ApplicationEvent): TrailState {
  if (event.to === 'failed') return 'failed';
  return event.to === 'unconfirmed' ? 'unknown' : 'done';
}

const Picture = styled('img')({
  width: '100%',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.inner,
});
const Head = styled('div')({ display: 'grid', gap: 10, justifyItems: 'start', '& p': { maxWidth: '70ch' } });
const Questions = styled('ul')({ margin: '14px 0 0', paddingInlineStart: 18 });

/** The screenshot of the form as sent; fetched with the token, so it has no URL of its own. */
function Screenshot({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['admin-screenshot', id],
    queryFn: () => callApi(getAnyApplicationScreenshot, { params: { application_id: id } }),
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (error) return <p role="alert">Couldn’t load the screenshot. {errorDetail(error)}</p>;
  if (!url) return <Bone height={260} />;
  return <Picture src={url} alt="The filled-out form before it was sent" />;
}

function Retry({ id }: { id: string }) {
  const retry = useMutation({
    mutationFn: () => callApi(retryAnyApplication, { params: { application_id: id } }),
    onSuccess: () => {
      toast({ title: 'Requeued' });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t requeue', description: errorDetail(error) }),
  });
  return (
    <CostButton credits={1} loading={retry.isPending} onClick={() => retry.mutate()}>
      Try again
    </CostButton>
  );
}

type Loaded = ResponseOf<typeof getAnyApplication>;

function Loaded({ data, id }: { data: Loaded; id: string }) {
  const { application, apply, uid } = data;
  const { posting, status, fields } = application;
  return (
    <Stack gap={18}>
      <Head>
        <Link to={paths.admin({ tab: 'failures' })}>All applications that need attention</Link>
        <Typography variant="h2">
          {posting.title}
          <Typography component="span" variant="inherit" color="textTertiary">
            {' '}
            · {posting.company}
          </Typography>
        </Typography>
        <StatusChip kind={statusChip(status)}>{words(status)}</StatusChip>
        {application.failure && <Typography>{application.failure}</Typography>}
        {status === 'failed' && (
          <>
            <Retry id={id} />
            <Typography variant="caption" color="textTertiary">
              Sets aside 1 of the user’s credits again.
            </Typography>
          </>
        )}
      </Head>
      <Panels>
        <Surface as="section">
          <PanelTitle as="h3">Evidence</PanelTitle>
          <Facts>
            <dt>User</dt>
            <dd>
              <Link to={paths.admin({ tab: 'users', user: uid })}>{uid}</Link>
            </dd>
            <dt>Form</dt>
            <dd>
              <a href={apply.url} rel="noreferrer" target="_blank">
                {FORM_NAMES[apply.kind]}
              </a>
            </dd>
            <dt>Submit clicked</dt>
            <dd>{data.submit_intent_at ? logTime(data.submit_intent_at) : 'Never'}</dd>
            <dt>Confirmation</dt>
            <dd style={{ whiteSpace: 'pre-line' }}>
              {application.receipt?.confirmation_text ?? <StatusChip kind="unknown">None seen</StatusChip>}
            </dd>
            <dt>Credit</dt>
            <dd>
              {application.credit}, reservation {data.attempt}
            </dd>
            <dt>Attempts</dt>
            <dd>{data.tries} in this status</dd>
            <dt>Fields</dt>
            <dd>
              {fields.length} ready, {application.questions.length} open
            </dd>
            <dt>ID</dt>
            <dd>{id}</dd>
          </Facts>
          {application.questions.length > 0 && (
            <Questions>
              {application.questions.map((question) => (
                <li key={question.key}>{question.label}</li>
              ))}
            </Questions>
          )}
        </Surface>
        <Surface as="section">
          <PanelTitle as="h3">Timeline</PanelTitle>
          <Trail
            label="What happened"
            steps={application.events.map((event, at) => ({
              id: `${event.at}-${at}`,
              title: event.note || words(event.to),
              time: `${logTime(event.at)} · ${event.actor} · ${words(event.to).toLowerCase()}`,
              state: trailState(event),
            }))}
          />
        </Surface>
        {data.has_screenshot && (
          <Surface as="section">
            <PanelTitle as="h3">Form before it was sent</PanelTitle>
            <Screenshot id={id} />
          </Surface>
        )}
      </Panels>
    </Stack>
  );
}

/** One application with everything that is known about how it went. */
export function CaseView({ id }: { id: string }) {
  const query = useQuery(apiQuery(getAnyApplication, { params: { application_id: id } }));
  return (
    <QueryPanel
      query={query}
      what="this application"
      skeleton={<SkeletonCard lines={8} height={420} label="Loading application" />}
    >
      {(data) => <Loaded data={data} id={id} />}
    </QueryPanel>
  );
}
