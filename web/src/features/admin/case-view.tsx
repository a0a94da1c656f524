import {
  getAnyApplication,
  getAnyApplicationScreenshot,
  retryAnyApplication,
} from '@contract/admin-operations.ts';
import type { ApplicationEvent } from '@contract/applications.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
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
import { Facts, Panels } from '@/ui/panel.ts';
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

/** The picture of the form as it was sent; fetched with the token, so not by an address. */
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
  if (error) return <p role="alert">The picture did not load. {errorDetail(error)}</p>;
  if (!url) return <Bone height={260} />;
  return (
    <img
      src={url}
      alt="The filled form before it was sent"
      style={{ width: '100%', border: `1px solid ${tone.line}`, borderRadius: radius.inner }}
    />
  );
}

function Retry({ id }: { id: string }) {
  const retry = useMutation({
    mutationFn: () => callApi(retryAnyApplication, { params: { application_id: id } }),
    onSuccess: () => {
      toast({ title: 'Queued again' });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not queued', description: errorDetail(error) }),
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
    <div style={{ display: 'grid', gap: 18 }}>
      <div>
        <Link to={paths.admin({ tab: 'failures' })}>All that need a look</Link>
        <Typography variant="h2" sx={{ mt: 1, mb: 1 }}>
          {posting.title}
          <Typography component="span" variant="inherit" color="textTertiary">
            {' '}
            · {posting.company}
          </Typography>
        </Typography>
        <StatusChip kind={statusChip(status)}>{words(status)}</StatusChip>
        {application.failure && (
          <Typography sx={{ mt: 1.5, maxWidth: '70ch' }}>{application.failure}</Typography>
        )}
        {status === 'failed' && (
          <div style={{ marginTop: 14 }}>
            <Retry id={id} />
            <Typography variant="caption" sx={{ display: 'block', mt: 1 }} color="textTertiary">
              The credit is set aside from the user’s wallet again.
            </Typography>
          </div>
        )}
      </div>
      <Panels>
        <Surface as="section">
          <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
            Evidence
          </Typography>
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
            <dt>Button pressed</dt>
            <dd>{data.submit_intent_at ? logTime(data.submit_intent_at) : 'never'}</dd>
            <dt>Confirmation</dt>
            <dd>
              {application.receipt?.confirmation_text ?? <StatusChip kind="unknown">none seen</StatusChip>}
            </dd>
            <dt>Credit</dt>
            <dd>
              {application.credit}, reservation {data.attempt}
            </dd>
            <dt>Taken up</dt>
            <dd>{data.tries} times in this state</dd>
            <dt>Fields</dt>
            <dd>
              {fields.length} ready, {application.questions.length} open
            </dd>
            <dt>Id</dt>
            <dd>{id}</dd>
          </Facts>
          {application.questions.length > 0 && (
            <ul style={{ margin: '14px 0 0', paddingLeft: 18 }}>
              {application.questions.map((question) => (
                <li key={question.key}>{question.label}</li>
              ))}
            </ul>
          )}
        </Surface>
        <Surface as="section">
          <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
            Trail
          </Typography>
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
            <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
              The form before it was sent
            </Typography>
            <Screenshot id={id} />
          </Surface>
        )}
      </Panels>
    </div>
  );
}

/** One application with everything that is known about how it went. */
export function CaseView({ id }: { id: string }) {
  const query = useQuery(apiQuery(getAnyApplication, { params: { application_id: id } }));
  return (
    <QueryPanel
      query={query}
      what="this application"
      skeleton={<SkeletonCard lines={8} height={420} label="Loading the application" />}
    >
      {(data) => <Loaded data={data} id={id} />}
    </QueryPanel>
  );
}
