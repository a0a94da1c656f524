import { connectStripe } from '../integrations/stripe.ts';
import type { StripeSettings } from '../modules/billing/billing-deps.ts';
import { CONFIG, isGiven, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '../platform/config.ts';
import { connectOnce } from './connect-once.ts';

const given = (value: string | undefined): string | null => (isGiven(value) ? (value ?? '').trim() : null);

/** This project's Stripe settings. The secret `off` stands for none, because a secret cannot be empty. */
export function stripeSettings(): StripeSettings {
  const key = given(STRIPE_SECRET_KEY.value());
  const webhook_secret = given(STRIPE_WEBHOOK_SECRET.value());
  const site_origin = given(CONFIG.site_origin.value());
  const values = { SITE_ORIGIN: site_origin, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook_secret };
  return {
    missing: Object.entries(values).flatMap(([name, value]) => (value === null ? [name] : [])),
    live: key === null ? null : /^[sr]k_live_/.test(key),
    webhook_secret,
    site_origin: site_origin ?? '',
    tax: CONFIG.stripe_tax.value() === 'on',
  };
}

/** The client with this project's key, made once per process. */
export const stripeClient = connectOnce(() =>
  connectStripe({ secret_key: STRIPE_SECRET_KEY.value(), origin: CONFIG.stripe_api.value() }),
);
