import { getBilling } from '@contract/billing.ts';
import { type CreditBucket, listLedger, type Wallet } from '@contract/wallet.ts';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiPages, apiQuery } from '@/lib/query-client.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { packAdvice } from './pack-advice.ts';
import { PacksCard } from './packs-card.tsx';
import { PlanCard } from './plan-card.tsx';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

type PlansProps = { wallet: Wallet | undefined; buckets: readonly CreditBucket[] | undefined };

/** The user's plan beside the packs. */
export function Plans({ wallet, buckets }: PlansProps) {
  const billing = useQuery(apiQuery(getBilling));
  const ledger = useInfiniteQuery(apiPages(listLedger, {}));
  const entries = useMemo(() => ledger.data?.pages.flatMap(({ items }) => items) ?? [], [ledger.data]);
  return (
    <QueryPanel
      query={billing}
      what="your plan"
      skeleton={
        <Cards>
          <SkeletonCard lines={6} height={380} label="Loading your plan" />
          <SkeletonCard lines={4} height={380} label="Loading packs" />
        </Cards>
      }
    >
      {(data) => (
        <Cards>
          <PlanCard billing={data} buckets={buckets} />
          <PacksCard
            checkout={data.checkout}
            premium={data.plan === 'premium'}
            advice={packAdvice({
              available: wallet?.available ?? 0,
              entries,
              periodEnd: data.plan === 'premium' ? (data.subscription?.period_end ?? null) : null,
            })}
          />
        </Cards>
      )}
    </QueryPanel>
  );
}
