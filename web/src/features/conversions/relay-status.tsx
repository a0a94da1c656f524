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
import { Surface } from '@/ui/surface.ts';
import { mismatches } from './mismatches.ts';
import { STATE_WORDS } from './words.ts';

type Loaded = ResponseOf<typeof getConversionStatus>;

function Loaded({ data }: { data: Loaded }) {
  const { circuit } = data;
  return (
    <Surface as="section">
      <Typography variant="h3" component="h2">
        Relay
      </Typography>
      {circuit.open && (
        <Alert severity={circuit.why === 'refused' ? 'error' : 'warning'} sx={{ mt: 1.5 }}>
          {circuit.why === 'refused' ? 'Nothing is sent' : 'A pause'}: Reddit answered{' '}
          {circuit.status ?? 'nothing'}
          {circuit.message && ` (${circuit.message})`}
          {circuit.retry_at && `. Tried again at ${clockTime(circuit.retry_at)}.`}
        </Alert>
      )}
      {mismatches(data).map((text) => (
        <Alert key={text} severity="warning" sx={{ mt: 1.5 }}>
          {text}
        </Alert>
      ))}
      <Facts style={{ marginTop: 14 }}>
        <dt>Configured</dt>
        <dd>
          {data.configured ? (
            <StatusChip kind="ok">Yes</StatusChip>
          ) : (
            <StatusChip kind="missing">No, events are skipped</StatusChip>
          )}
        </dd>
        <dt>Pixel</dt>
        <dd>{data.pixel_id ?? <StatusChip kind="missing">not set</StatusChip>}</dd>
        <dt>Token</dt>
        <dd>{data.has_token ? 'Set' : <StatusChip kind="missing">not set</StatusChip>}</dd>
        <dt>Sends to</dt>
        <dd>{data.api_origin}</dd>
        <dt>Test mode</dt>
        <dd>{data.test_id ? `On, test id ${data.test_id}` : 'Off'}</dd>
        <dt>Consent</dt>
        <dd>
          {data.consent === 'opt-in' ? 'Opt-in: nothing before a yes' : 'Opt-out: limited use until a no'}
        </dd>
        {circuit.opened_at && (
          <>
            <dt>Stopped</dt>
            <dd>{logTime(circuit.opened_at)}</dd>
          </>
        )}
      </Facts>
      <Facts style={{ marginTop: 18 }} aria-label="Events by state">
        {ConversionState.options.map((state) => (
          <div key={state} style={{ display: 'contents' }}>
            <dt>{STATE_WORDS[state].word}</dt>
            <dd>{formatNumber(data.states[state])}</dd>
          </div>
        ))}
      </Facts>
    </Surface>
  );
}

/** How the relay is configured, whether Reddit takes its events, and how many are in which state. */
export function RelayStatus() {
  const query = useQuery(apiQuery(getConversionStatus));
  return (
    <QueryPanel
      query={query}
      what="the status"
      skeleton={<SkeletonCard lines={5} height={430} label="Reading the configuration" />}
    >
      {(data) => <Loaded data={data} />}
    </QueryPanel>
  );
}
