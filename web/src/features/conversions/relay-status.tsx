import { ConversionState, getConversionStatus } from '@contract/conversions-admin.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { clockTime, formatNumber, logTime } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Facts } from '@/ui/panel.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { mismatches } from './mismatches.ts';
import { Panel } from './panels.ts';
import { STATE_WORDS } from './words.ts';

type Loaded = ResponseOf<typeof getConversionStatus>;

function Loaded({ data }: { data: Loaded }) {
  const { circuit } = data;
  return (
    <Panel as="section">
      <Typography variant="h3" component="h2">
        Relay
      </Typography>
      {circuit.open && (
        <Alert severity={circuit.why === 'refused' ? 'error' : 'warning'}>
          {circuit.why === 'refused' ? 'Stopped' : 'Paused'}.{' '}
          {circuit.status === null ? 'Reddit didn’t respond' : `Reddit responded ${circuit.status}`}
          {circuit.message && ` (${circuit.message})`}.
          {circuit.retry_at && ` Next try at ${clockTime(circuit.retry_at)}.`}
        </Alert>
      )}
      {mismatches(data).map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
      <Facts>
        <dt>Configured</dt>
        <dd>
          {data.configured ? (
            <StatusChip kind="ok">Yes</StatusChip>
          ) : (
            <StatusChip kind="missing">No, events are skipped</StatusChip>
          )}
        </dd>
        <dt>Pixel</dt>
        <dd>{data.pixel_id ?? <StatusChip kind="missing">Not set</StatusChip>}</dd>
        <dt>Token</dt>
        <dd>{data.has_token ? 'Set' : <StatusChip kind="missing">Not set</StatusChip>}</dd>
        <dt>Endpoint</dt>
        <dd>{data.api_origin}</dd>
        <dt>Test mode</dt>
        <dd>{data.test_id ? `On, test ID ${data.test_id}` : 'Off'}</dd>
        <dt>Consent</dt>
        <dd>
          {data.consent === 'opt-in'
            ? 'Opt-in: no events until someone agrees'
            : 'Opt-out: limited data use until someone opts out'}
        </dd>
        {circuit.opened_at && (
          <>
            <dt>Stopped at</dt>
            <dd>{logTime(circuit.opened_at)}</dd>
          </>
        )}
      </Facts>
      <Facts aria-label="Events by status">
        {ConversionState.options.map((state) => (
          <div key={state}>
            <dt>{STATE_WORDS[state].word}</dt>
            <dd>{formatNumber(data.states[state])}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
}

/** How the relay is configured, whether Reddit accepts its events, and how many events have which status. */
export function RelayStatus() {
  const query = useQuery(apiQuery(getConversionStatus));
  return (
    <QueryPanel
      query={query}
      what="the status"
      skeleton={<SkeletonCard lines={5} height={430} label="Loading the configuration" />}
    >
      {(data) => <Loaded data={data} />}
    </QueryPanel>
  );
}
