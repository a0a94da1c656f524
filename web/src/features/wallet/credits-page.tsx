import { getWallet } from '@contract/wallet.ts';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@/lib/brand.ts';
import { plural } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { Balance } from './balance.tsx';
import { History } from './history.tsx';
import { Plans } from './plans.tsx';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const Part = styled('section')({ display: 'grid', gap: 12, marginTop: 24 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  justifyContent: 'space-between',
});
const Help = styled('div')({
  paddingTop: 12,
  borderTop: `1px solid ${tone.line}`,
  '& > p': { maxWidth: '40em' },
});

/** Credits: the balance, what more will cost, and the history. */
function CreditsPage() {
  const wallet = useQuery(apiQuery(getWallet));
  return (
    <Page>
      <PageHeader
        title="Credits"
        lead="1 credit is 1 application we send. If it isn’t sent, the credit comes back."
      />
      <Parts>
        <QueryPanel query={wallet} what="your credits" skeleton={<Balance />}>
          {(data) => <Balance wallet={data} />}
        </QueryPanel>
        <Plans />
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
        <Part aria-labelledby="help">
          <Typography variant="h2" id="help">
            Something wrong?
          </Typography>
          <Help>
            <Typography color="textSecondary">
              Email <Link href={`mailto:${brand.email}`}>{brand.email}</Link>. A person reads it. If you run
              out of credits before checkout opens, we’ll add some.
            </Typography>
          </Help>
        </Part>
      </Parts>
    </Page>
  );
}

export { CreditsPage as Component };
