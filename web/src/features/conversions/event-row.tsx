import { type Conversion, replayConversion } from '@contract/conversions-admin.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { logTime } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Facts } from '@/ui/panel.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { SOURCE_WORDS, STATE_WORDS, TYPE_WORDS } from './words.ts';

const Item = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${tone.line}`,
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '148px 130px minmax(0, 1fr) 118px',
    gap: '4px 16px',
    alignItems: 'baseline',
    padding: '12px 6px',
    cursor: 'pointer',
    listStyle: 'none',
    '&:hover': { background: tone.sunken },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& .type': { fontWeight: 600 },
  '& .reason': { color: tone.ink2, fontSize: textSize.body2, overflowWrap: 'anywhere' },
  '& .time': { color: tone.ink3, fontSize: textSize.small, textAlign: 'end' },
  [theme.breakpoints.down('md')]: {
    '& summary': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
    '& .reason': { gridColumn: '1 / -1', gridRow: 2 },
    '& .time': { gridColumn: '1 / -1', gridRow: 3, textAlign: 'start' },
  },
}));

const Detail = styled('div')({
  padding: '4px 6px 20px',
  '& .id': { userSelect: 'all' },
  '& > button': { marginTop: 16 },
});

const Attempts = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: textSize.body2,
  '& li': { padding: '4px 0', overflowWrap: 'anywhere' },
});

function Replay({ event }: { event: Conversion }) {
  const replay = useMutation({
    mutationFn: () => callApi(replayConversion, { params: { id: event.id } }),
    onSuccess: () => toast({ title: 'Requeued', description: 'Refresh to see Reddit’s response.' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t requeue', description: errorDetail(error) }),
  });
  return (
    <Button variant="outlined" size="small" loading={replay.isPending} onClick={() => replay.mutate()}>
      Resend
    </Button>
  );
}

/** One event: its state in a line; opened, everything about it, but no value of a match key. */
export function EventRow({ event }: { event: Conversion }) {
  const { word, kind } = STATE_WORDS[event.state];
  const name = event.custom_event_name ? `: ${event.custom_event_name}` : '';
  return (
    <Item>
      <details>
        <summary>
          <span className="type">{`${TYPE_WORDS[event.type]}${name}`}</span>
          <span>
            <StatusChip kind={kind}>{word}</StatusChip>
          </span>
          <span className="reason">{event.reason}</span>
          <span className="time">{logTime(event.created_at)}</span>
        </summary>
        <Detail>
          <Facts>
            <dt>Conversion ID</dt>
            <dd className="id">{event.conversion_id}</dd>
            <dt>Source</dt>
            <dd>
              {SOURCE_WORDS[event.source]}
              {event.test_id && `, test ID ${event.test_id}`}
            </dd>
            <dt>Time</dt>
            <dd>{logTime(event.event_at)}</dd>
            <dt>Page</dt>
            <dd>{event.page_url ?? <StatusChip kind="unknown">Not stated</StatusChip>}</dd>
            {event.value !== null && (
              <>
                <dt>Value</dt>
                <dd>{`${event.value} ${event.currency ?? ''}`}</dd>
              </>
            )}
            <dt>Match keys</dt>
            <dd>{event.match_keys.join(', ') || 'none'}</dd>
            <dt>Limited data use</dt>
            <dd>{event.limited_data_use ? 'Yes' : 'No'}</dd>
            <dt>Responses</dt>
            <dd>
              {event.attempts.length === 0 ? (
                'None yet'
              ) : (
                <Attempts>
                  {event.attempts.map((attempt, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever appended, and two may share a time
                    <li key={at}>
                      <b>{attempt.status ?? 'not sent'}</b> {attempt.message}
                      <Typography component="span" variant="inherit" color="textTertiary">
                        {` · ${logTime(attempt.at)} · ${attempt.milliseconds} ms · batch of ${attempt.batch}`}
                      </Typography>
                    </li>
                  ))}
                </Attempts>
              )}
            </dd>
          </Facts>
          {event.replayable && <Replay event={event} />}
        </Detail>
      </details>
    </Item>
  );
}
