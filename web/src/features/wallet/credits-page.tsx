import { getBilling } from '@contract/billing.ts';
import { getWallet, listCreditBuckets } from '@contract/wallet.ts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@/lib/brand.ts';
import { plural } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { useAnchor } from '@/lib/use-anchor.ts';
import { tone } from '@/theme/tokens.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel, StaleNotice } from '@/ui/query-panel.tsx';
import { Balance } from './balance.tsx';
import { CheckoutReturn } from './checkout-return.tsx';
import { History } from './history.tsx';
import { PAYMENTS_ID } from './history-words.ts';
import { Payments } from './payments.tsx';
import { planState } from './plan-state.ts';
import { Plans } from './plans.tsx';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  marginTop: 24,
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  justifyContent: 'space-between',
});
const Ends = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '0 48px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Help = styled('div')({
  paddingTop: 12,
  borderTop: `1px solid ${tone.line}`,
  '& > p': { maxWidth: '40em' },
});

/** Credits: the balance, the plan and packs, the history, and the invoices. The plans come first if something is to be done there. */
function CreditsPage() {
  useAnchor();
  const wallet = useQuery(apiQuery(getWallet));
  const buckets = useQuery(apiQuery(listCreditBuckets));
  const items = buckets.data?.items;
  const plans = <Plans key="plans" wallet={wallet.data} buckets={items} />;
  const billing = useQuery(apiQuery(getBilling)).data;
  const isUrgent =
    wallet.data?.available === 0 ||
    (billing !== undefined && planState(billing.subscription) === 'payment_failed');
  return (
    <Page>
      <PageHeader
        title="Credits"
        lead="1 credit is 1 application we send. If it isn’t sent, the credit comes back."
      />
      <Parts>
        <CheckoutReturn />
        {isUrgent && plans}
        <QueryPanel query={wallet} what="your credits" skeleton={<Balance />}>
          {(data) => <Balance wallet={data} buckets={items} />}
        </QueryPanel>
        {buckets.isError && !items && <StaleNotice query={buckets} />}
        {!isUrgent && plans}
        <Part aria-labelledby="history">
          <Head>
            <Typography variant="h2" id="history">
              Credit history
            </Typography>
            {wallet.data && wallet.data.spent > 0 && (
              <Typography variant="small" color="textSecondary">
                {plural(wallet.data.spent, 'credit')} used so far
              </Typography>
            )}
          </Head>
          <div>
            <History />
          </div>
        </Part>
        <Ends>
          <Part aria-labelledby={PAYMENTS_ID}>
            <Typography variant="h2" id={PAYMENTS_ID}>
              Invoices
            </Typography>
            <div>
              <Payments />
            </div>
          </Part>
          <Part aria-labelledby="help">
            <Typography variant="h2" id="help">
              Something wrong?
            </Typography>
            <Help>
              <Typography color="textSecondary">
                Email <Link href={`mailto:${brand.email}`}>{brand.email}</Link>. A person reads it, and
                refunds are handled there. Tell us the date of the line. That’s all we need.
              </Typography>
            </Help>
          </Part>
        </Ends>
      </Parts>
    </Page>
  );
}

export { CreditsPage as Component };
