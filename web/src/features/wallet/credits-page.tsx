import { getWallet, type LedgerEntry, type LedgerKind, listLedger, type Wallet } from '@contract/wallet.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dateAndTime } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages, apiQuery } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Stack } from '@/ui/layout.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { PagedPanel } from '@/ui/paged-list.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { Plans } from './plans.tsx';

const KIND: Record<LedgerKind, string> = {
  sign_up_grant: 'Added',
  reserve: 'Set aside',
  spend: 'Used',
  return: 'Returned',
  purchase: 'Purchased',
  subscription_grant: 'Premium',
  admin_grant: 'Added by support',
  expiry: 'Expired',
  refund: 'Refunded',
};

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  margin: 0,
  '& dt': { color: tone.ink2, fontSize: textSize.body2 },
  '& dd': {
    margin: '6px 0 0',
    fontSize: textSize.figure,
    fontWeight: 640,
    lineHeight: 1.1,
  },
  [theme.breakpoints.down('sm')]: { gap: 8, '& dd': { fontSize: textSize.h2 } },
}));

const Lines = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${tone.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content minmax(64px, max-content)',
    gap: 16,
    padding: '12px 4px',
    borderBottom: `1px solid ${tone.line}`,
    alignItems: 'baseline',
  },
  '& b': { fontWeight: 600 },
});

const When = styled('span')({ display: 'block', color: tone.ink3, fontSize: textSize.caption });
const Figure = styled('span')({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  color: tone.ink2,
  '& > b': { color: tone.ink },
  '&[data-gain="true"] > b': { color: tone.accent },
});

function signed(value: number): string {
  if (value === 0) return '';
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

function Line({ entry }: { entry: LedgerEntry }) {
  return (
    <li>
      <span>
        <b>{KIND[entry.kind]}</b>
        {entry.note && (
          <Typography component="span" variant="inherit" color="textSecondary">
            {' '}
            · {entry.note}
          </Typography>
        )}
        <When>
          {dateAndTime(entry.at)}
          {entry.application_id && (
            <>
              {' · '}
              <Link to={paths.application(entry.application_id)}>View application</Link>
            </>
          )}
        </When>
      </span>
      <Figure data-gain={entry.available_change > 0}>
        <b>{signed(entry.available_change)}</b>
      </Figure>
      <Figure>{entry.available_after} left</Figure>
    </li>
  );
}

function Ledger() {
  const ledger = useInfiniteQuery(apiPages(listLedger, {}));
  return (
    <PagedPanel
      list={ledger}
      what="your credit history"
      skeleton={<SkeletonCard lines={5} label="Loading your credit history" />}
      empty={<EmptyState title="No activity yet" text="Credits you get or use appear here." />}
    >
      {(entries) => (
        <Lines>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </Lines>
      )}
    </PagedPanel>
  );
}

function Balance({ wallet }: { wallet?: Wallet }) {
  return (
    <Figures aria-busy={!wallet}>
      <Surface>
        <dt>Available</dt>
        <dd>{wallet?.available ?? '–'}</dd>
      </Surface>
      <Surface>
        <dt>Set aside</dt>
        <dd>{wallet?.reserved ?? '–'}</dd>
      </Surface>
      <Surface>
        <dt>Used</dt>
        <dd>{wallet?.spent ?? '–'}</dd>
      </Surface>
    </Figures>
  );
}

/** Credits: the balance, what more will cost, and the history. */
function CreditsPage() {
  const wallet = useQuery(apiQuery(getWallet));
  return (
    <Page>
      <PageHeader
        title="Credits"
        lead="1 credit is 1 application we send. If it isn’t sent, the credit comes back."
      />
      <Stack gap={40}>
        <div>
          <QueryPanel query={wallet} what="your credits" skeleton={<Balance />}>
            {(data) => <Balance wallet={data} />}
          </QueryPanel>
        </div>
        <Plans />
        <Stack as="section" gap={16} aria-labelledby="history">
          <Typography variant="h2" id="history">
            Credit history
          </Typography>
          <Ledger />
        </Stack>
      </Stack>
    </Page>
  );
}

export { CreditsPage as Component };
