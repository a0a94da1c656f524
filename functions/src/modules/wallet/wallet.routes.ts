import { getWallet, listCreditBuckets, listLedger } from '../../contract/wallet.ts';
import { type Route, route } from '../../http/route.ts';
import type { CreditDeps } from './plan-credits.ts';
import { listLedgerEntries, readBuckets, readWallet } from './read-wallet.ts';

export function walletRoutes(credits: CreditDeps): Route[] {
  return [
    route(getWallet, ({ caller }) => readWallet(credits, caller.uid)),
    route(listCreditBuckets, async ({ caller }) => ({ items: await readBuckets(credits, caller.uid) })),
    route(listLedger, ({ caller, query }) => listLedgerEntries(credits.wallets, caller.uid, query)),
  ];
}
