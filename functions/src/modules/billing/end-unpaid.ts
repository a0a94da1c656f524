import pLimit from 'p-limit';
import { PAYMENT_GRACE_DAYS } from '../../contract/billing.ts';
import { errorFields } from '../../platform/logger.ts';
import { graceEnd } from './billing-account.ts';
import type { BillingDeps } from './billing-deps.ts';
import { syncSubscription } from './sync-subscription.ts';

const DAY_MS = 24 * 3_600_000;
/** Accounts per run, and at once. */
const BATCH = 200;
const CONCURRENCY = 5;

/**
 * Ends subscriptions whose payment has been missing for the days of grace, so that nobody is charged after we said that
 * Premium has ended: how long Stripe tries is a setting of its dashboard.
 */
export async function endUnpaid(deps: BillingDeps): Promise<{ ended: number; failed: number }> {
  const result = { ended: 0, failed: 0 };
  if (deps.settings().live === null) return result;
  const now = deps.clock();
  const failed_before = new Date(now.getTime() - PAYMENT_GRACE_DAYS * DAY_MS);
  const unpaid = await deps.accounts.paymentFailedBefore(failed_before, BATCH);
  await pLimit(CONCURRENCY).map(unpaid, async ({ uid, subscription }) => {
    if (!subscription) return;
    try {
      // Asked again: a payment may have succeeded a moment ago.
      await syncSubscription(deps, subscription.id);
      const failed_at = (await deps.accounts.find(uid))?.subscription?.payment_failed_at;
      if (!failed_at || graceEnd(failed_at) > now) return;
      await (await deps.stripe()).subscriptions.cancel(subscription.id);
      await syncSubscription(deps, subscription.id);
      result.ended += 1;
    } catch (error) {
      result.failed += 1;
      deps.logger.error('Billing: an unpaid subscription could not be ended', { uid, ...errorFields(error) });
    }
  });
  return result;
}
