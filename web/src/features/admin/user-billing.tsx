import { getUserBilling } from '@contract/admin-billing.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { fullDate } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Stack } from '@/ui/layout.ts';
import { Facts } from '@/ui/panel.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { DataTable } from './data-table.tsx';
import { PAYMENT_COLUMNS } from './payment-columns.tsx';
import { words } from './words.ts';

type Loaded = ResponseOf<typeof getUserBilling>;

function Loaded({ data: { billing, customer_id, payments } }: { data: Loaded }) {
  const { subscription } = billing;
  return (
    <Stack gap={12}>
      <Surface>
        <Facts>
          <dt>Plan</dt>
          <dd>{words(billing.plan)}</dd>
          {subscription && (
            <>
              <dt>Subscription</dt>
              <dd>
                {words(subscription.status)}, since {fullDate(subscription.started_at)}
              </dd>
              <dt>{subscription.cancel_at_period_end ? 'Ends' : 'Paid until'}</dt>
              <dd>{fullDate(subscription.period_end)}</dd>
            </>
          )}
          <dt>Stripe customer</dt>
          <dd>{customer_id ?? 'none'}</dd>
        </Facts>
      </Surface>
      {payments.length === 0 ? (
        <Typography color="textSecondary">No payments.</Typography>
      ) : (
        <DataTable label="Payments" columns={PAYMENT_COLUMNS} items={payments} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}

/** One user's plan and latest payments. */
export function UserBilling({ uid }: { uid: string }) {
  const query = useQuery(apiQuery(getUserBilling, { params: { uid } }));
  return (
    <QueryPanel
      query={query}
      what="this user’s payments"
      heading="h3"
      skeleton={<SkeletonCard lines={4} height={180} label="Loading payments" />}
    >
      {(data) => <Loaded data={data} />}
    </QueryPanel>
  );
}
