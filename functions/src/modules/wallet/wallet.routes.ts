import { getWallet, listLedger } from '../../contract/wallet.ts';
import { type Route, route } from '../../http/route.ts';
import { listLedgerEntries, readWallet } from './read-wallet.ts';
import type { WalletRepository } from './wallet.repository.ts';

export function walletRoutes(wallets: WalletRepository): Route[] {
  return [
    route(getWallet, ({ caller }) => readWallet(wallets, caller.uid)),
    route(listLedger, ({ caller, query }) => listLedgerEntries(wallets, caller.uid, query)),
  ];
}
