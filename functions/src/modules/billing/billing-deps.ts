import type Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RunTransaction } from '../../platform/transaction.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { ConversionDeps } from '../conversions/conversion-deps.ts';
import type { NoticePlanDeps } from '../notices/plan-notice.ts';
import type { CreditDeps } from '../wallet/plan-credits.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { ClosingsRepository } from './closings.repository.ts';
import type { PaymentsRepository } from './payments.repository.ts';
import type { StripeEventsRepository } from './stripe-events.repository.ts';

/** This project's account at Stripe. */
export type StripeSettings = {
  /** Names of params and secrets that are not set. Unless it is empty, nothing can be bought. */
  missing: string[];
  /** Null without a key. */
  live: boolean | null;
  webhook_secret: string | null;
  /** Where people return to, `https://your.domain`. */
  site_origin: string;
  /** Whether Stripe Tax computes and adds taxes. */
  tax: boolean;
};

export type BillingDeps = {
  settings: () => StripeSettings;
  /** The client; only called if a key is set. */
  stripe: () => Promise<Stripe>;
  accounts: BillingRepository;
  payments: PaymentsRepository;
  events: StripeEventsRepository;
  closings: ClosingsRepository;
  notices: NoticePlanDeps['notices'];
  credits: CreditDeps;
  conversions: ConversionDeps;
  queue: TaskQueue;
  runTransaction: RunTransaction;
  clock: Clock;
  logger: Logger;
};

/** The client, to sell something; throws `checkout_closed` if payments are not set up. */
export async function openStripe(deps: Pick<BillingDeps, 'settings' | 'stripe'>): Promise<Stripe> {
  if (deps.settings().missing.length > 0) {
    throw new AppError('checkout_closed', 'Checkout isn’t open yet. You haven’t been charged.');
  }
  return deps.stripe();
}

/** The client, for what somebody has bought: nobody is kept from leaving because nothing is sold. Only needs a key. */
export async function stripeOfCustomers(deps: Pick<BillingDeps, 'settings' | 'stripe'>): Promise<Stripe> {
  if (deps.settings().live === null) {
    throw new AppError(
      'checkout_closed',
      'We can’t reach your billing right now. Nothing has changed. Contact us.',
    );
  }
  return deps.stripe();
}
