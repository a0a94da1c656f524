import { reconcileWallets } from '../modules/wallet/reconcile-wallets.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** One run of the reconcilers on this project. */
export async function reconcile(): Promise<void> {
  const { credits, logger } = servicesOn(connectPlatform());
  logger.info('Reconciled wallets', await reconcileWallets(credits));
}
