import { closeRemembered } from '../modules/billing/close-billing.ts';
import { endUnpaid } from '../modules/billing/end-unpaid.ts';
import { reconcileStripe } from '../modules/billing/reconcile-stripe.ts';
import { announceCheckout } from '../modules/notices/announce-checkout.ts';
import { reconcileWallets } from '../modules/wallet/reconcile-wallets.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';
import { runParts } from './sweep.ts';

/** One run of the reconcilers on this project. */
export async function reconcile(): Promise<void> {
  const services = servicesOn(connectPlatform());
  await runParts(services.logger, [
    { name: 'wallets', run: () => reconcileWallets(services.credits) },
    { name: 'checkout wishes', run: () => announceCheckout(services.notice) },
    { name: 'deleted customers', run: () => closeRemembered(services.billing) },
    { name: 'unpaid subscriptions', run: () => endUnpaid(services.billing) },
    { name: 'Stripe', run: () => reconcileStripeOn(services) },
  ]);
}

/** Compares with Stripe, for these services. */
export function reconcileStripeOn({
  billing,
  credits,
}: Services): Promise<{ checked: number; differing: number }> {
  const { reconciliation } = credits;
  return reconcileStripe({
    ...billing,
    lastRun: () => reconciliation.last('stripe'),
    saveRun: (run) => reconciliation.save('stripe', { ...run, position: null }),
  });
}
