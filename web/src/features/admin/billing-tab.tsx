import {
  type AdminPayment,
  type BillingOverview,
  getBillingOverview,
  listAllPayments,
  listStripeEvents,
  replayStripeEvent,
  type StripeEventLog,
  StripeEventState,
} from '@contract/admin-billing.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatAmount, formatNumber, logTime, plural } from '@/lib/format.ts';
import { apiPages, apiQuery } from '@/lib/query-client.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Stack } from '@/ui/layout.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { type ChipKind, StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import type { DataColumn } from './data-table.tsx';
import { Figures } from './figures.tsx';
import { PagedTable } from './paged-table.tsx';
import { PAYMENT_COLUMNS, PAYMENT_USER } from './payment-columns.tsx';
import { words } from './words.ts';

const Part = styled('section')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
const Choices = styled(ToggleButtonGroup)({ flexWrap: 'wrap', justifySelf: 'start' });
const Code = styled('code')({ overflowWrap: 'anywhere' });

type Reconciler = BillingOverview['wallets_checked'];

/** One line for each thing that is wrong; one for all if nothing is. */
function Health({ overview }: { overview: BillingOverview }) {
  const { missing, live, events, wallets_checked, stripe_compared } = overview;
  const reconcilers: [string, Reconciler][] = [
    ['Wallets against the ledger', wallets_checked],
    ['Payments against Stripe', stripe_compared],
  ];
  const differing = reconcilers.filter(([, run]) => run && run.differing.length > 0);
  return (
    <Stack gap={8}>
      {missing.length > 0 && (
        <Alert severity="warning">Payments are closed. Not configured: {missing.join(', ')}.</Alert>
      )}
      {events.failed > 0 && (
        <Alert severity="error">
          {plural(events.failed, 'Stripe event')} failed for good. Replay{' '}
          {events.failed === 1 ? 'it' : 'them'} below once the cause is fixed.
        </Alert>
      )}
      {differing.map(([name, run]) => (
        <Alert key={name} severity="error">
          {name}: {run?.differing.length} of {run?.checked} don’t agree: {run?.differing.join(', ')}
        </Alert>
      ))}
      <Typography variant="small" color="textSecondary">
        {live === null ? 'No Stripe key' : live ? 'Stripe live mode' : 'Stripe test mode'} ·{' '}
        {plural(events.waiting, 'event')} waiting ·{' '}
        {reconcilers
          .map(([name, run]) =>
            run
              ? `${name}: ${formatNumber(run.checked)} checked ${logTime(run.ran_at)}`
              : `${name}: not run yet`,
          )
          .join(' · ')}
      </Typography>
    </Stack>
  );
}

function Overview({ overview }: { overview: BillingOverview }) {
  const { revenue, subscriptions, currency } = overview;
  const money = (id: string, label: string, value: number, note?: string) => ({
    id,
    label,
    value,
    text: formatAmount(value, currency),
    note,
  });
  const { active, payment_failed, ending, started_last_30_days, ended_last_30_days, mrr } = subscriptions;
  return (
    <Stack gap={18}>
      <Health overview={overview} />
      <Figures
        items={[
          money('today', 'Revenue today', revenue.today),
          money('month', 'Revenue, 30 days', revenue.last_30_days),
          money('refunded', 'Refunded, 30 days', revenue.refunded_last_30_days),
          money('mrr', 'Monthly recurring', mrr, 'from plans that will renew'),
          {
            id: 'active',
            label: 'Subscriptions',
            value: active,
            note: ending ? `${formatNumber(ending)} ending` : undefined,
          },
          { id: 'failed', label: 'Payment failed', value: payment_failed },
          { id: 'started', label: 'New, 30 days', value: started_last_30_days },
          { id: 'ended', label: 'Ended, 30 days', value: ended_last_30_days },
        ]}
      />
    </Stack>
  );
}

const ONLY = ['all', 'refunded', 'disputed'] as const;
type Only = (typeof ONLY)[number];

const ALL_PAYMENTS: DataColumn<AdminPayment>[] = [...PAYMENT_COLUMNS, PAYMENT_USER];

function AllPayments() {
  const [search, setSearch] = useSearchParams();
  const only: Only = ONLY.find((one) => one === search.get('payments')) ?? 'all';
  const list = useInfiniteQuery(apiPages(listAllPayments, { query: { only } }));
  return (
    <Part aria-labelledby="all-payments">
      <Typography variant="h3" component="h2" id="all-payments">
        Payments
      </Typography>
      <Choices
        exclusive
        size="small"
        aria-label="Payments"
        value={only}
        onChange={(_, next: Only | null) => {
          if (next)
            setSearch((now) => {
              now.set('payments', next);
              return now;
            });
        }}
      >
        {ONLY.map((one) => (
          <ToggleButton key={one} value={one}>
            {words(one)}
          </ToggleButton>
        ))}
      </Choices>
      <PagedTable
        list={list}
        label="Payments"
        columns={ALL_PAYMENTS}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            heading="h3"
            title={only === 'all' ? 'No payments yet' : `No ${only} payments`}
            text="Payments appear here once Stripe confirms them."
          />
        }
      />
    </Part>
  );
}

const EVENT_CHIPS: Record<StripeEventState, ChipKind> = {
  received: 'signal',
  done: 'ok',
  ignored: 'neutral',
  failed: 'missing',
};

function Replay({ event }: { event: StripeEventLog }) {
  const replay = useMutation({
    mutationFn: () => callApi(replayStripeEvent, { params: { event_id: event.id } }),
    onSuccess: () => toast({ title: 'Event queued again' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t replay it', description: errorDetail(error) }),
  });
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`Replay ${event.id}`}
      loading={replay.isPending}
      onClick={() => replay.mutate()}
    >
      Replay
    </Button>
  );
}

const EVENTS: DataColumn<StripeEventLog>[] = [
  { id: 'at', head: 'Received', cell: ({ received_at }) => logTime(received_at) },
  {
    id: 'type',
    head: 'Event',
    long: true,
    cell: ({ type, id, object_id }) => (
      <>
        <Code>{type}</Code>
        <Typography component="div" variant="small" color="textTertiary">
          {id} · {object_id}
        </Typography>
      </>
    ),
  },
  {
    id: 'state',
    head: 'Status',
    long: true,
    cell: ({ state, error, attempts }) => (
      <>
        <StatusChip kind={EVENT_CHIPS[state]}>{words(state)}</StatusChip>
        {error && (
          <Typography component="div" variant="small" color="textSecondary">
            {error} ({plural(attempts, 'attempt')})
          </Typography>
        )}
      </>
    ),
  },
  { id: 'replay', head: 'Action', cell: (event) => <Replay event={event} /> },
];

function Events() {
  const [search, setSearch] = useSearchParams();
  const state = StripeEventState.safeParse(search.get('events')).data;
  const list = useInfiniteQuery(apiPages(listStripeEvents, { query: state ? { state } : {} }));
  return (
    <Part aria-labelledby="stripe-events">
      <Typography variant="h3" component="h2" id="stripe-events">
        Webhook log
      </Typography>
      <Choices
        exclusive
        size="small"
        aria-label="Events"
        value={state ?? 'all'}
        onChange={(_, next: string | null) => {
          if (next)
            setSearch((now) => {
              now.set('events', next);
              return now;
            });
        }}
      >
        {['all', ...StripeEventState.options].map((one) => (
          <ToggleButton key={one} value={one}>
            {words(one)}
          </ToggleButton>
        ))}
      </Choices>
      <PagedTable
        list={list}
        label="Webhook log"
        columns={EVENTS}
        rowKey={({ id }) => id}
        empty={<EmptyState heading="h3" title="No events" text="What Stripe tells us appears here." />}
      />
    </Part>
  );
}

/** Money: revenue, subscriptions, the health of payments, each payment, and what Stripe told us. */
export function BillingTab() {
  const overview = useQuery(apiQuery(getBillingOverview));
  return (
    <Stack gap={28}>
      <QueryPanel
        query={overview}
        what="billing"
        skeleton={<SkeletonCard lines={5} height={320} label="Loading billing" />}
      >
        {(data) => <Overview overview={data} />}
      </QueryPanel>
      <AllPayments />
      <Events />
    </Stack>
  );
}
