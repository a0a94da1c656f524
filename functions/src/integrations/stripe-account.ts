import type Stripe from 'stripe';
import { PRICING } from '../contract/pricing.ts';

/** The API version that endpoints are told in, whatever the account's default is. */
const API_VERSION = '2026-10-28.endive';
/** Software as a service for personal use, in Stripe's tax categories. */
const TAX_CODE = 'txcd_10103000';
/** Marks what this setup made, so that a later run finds it again. */
const MADE_BY = 'huntwell-setup';

/** What the product is told about. */
export const WEBHOOK_EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

export type AccountSetup = {
  /** The site's address without a path. */
  site: string;
  /** Where events go; null leaves webhooks alone. */
  webhook_url: string | null;
};

export type SetUpAccount = {
  /** Price ids by lookup key. */
  prices: Record<string, string>;
  /** What was made or changed in this run, in words; empty if everything was there. */
  changes: string[];
  /** The signing secret of an endpoint made in this run. Stripe shows it once. */
  webhook_secret: string | null;
};

type Offer = { key: string; name: string; description: string; amount: number; interval?: 'month' };

const OFFERS: readonly Offer[] = [
  {
    key: 'premium_monthly',
    name: 'Huntwell Premium',
    description: `${PRICING.premium.credits} credits each month, daily auto-apply, and priority.`,
    amount: PRICING.premium.price,
    interval: PRICING.premium.period,
  },
  ...PRICING.packs.map(({ id, price, credits }) => ({
    key: id,
    name: `${credits} Huntwell credits`,
    description: `${credits} applications that Huntwell submits for you. They don’t expire.`,
    amount: price,
  })),
];

/**
 * Makes what the product sells, the webhook endpoint, and the portal's configuration, or brings them up to date. Prices
 * are found by their lookup keys; a changed amount becomes a new price that takes the key over, since Stripe's prices
 * never change. Running it again changes nothing. Throws the SDK's errors.
 */
export async function setUpAccount(stripe: Stripe, setup: AccountSetup): Promise<SetUpAccount> {
  const changes: string[] = [];
  const prices: Record<string, string> = {};
  for (const offer of OFFERS) {
    const product = await ensureProduct(stripe, offer, changes);
    prices[offer.key] = await ensurePrice(stripe, offer, product, changes);
  }
  await ensurePortal(stripe, setup.site, changes);
  const webhook_secret =
    setup.webhook_url === null ? null : await ensureEndpoint(stripe, setup.webhook_url, changes);
  return { prices, changes, webhook_secret };
}

/** The portal configuration that the setup made; undefined before it ran. Sessions have to name it. */
export async function findPortalConfiguration(stripe: Stripe): Promise<string | undefined> {
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.made_by === MADE_BY) return configuration.id;
  }
  return undefined;
}

async function ensureProduct(stripe: Stripe, offer: Offer, changes: string[]): Promise<string> {
  const id = `huntwell_${offer.key}`;
  const fields = { name: offer.name, description: offer.description, tax_code: TAX_CODE };
  const present = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!present) {
    await stripe.products.create({ id, ...fields });
    changes.push(`product ${id} made`);
  } else if (
    !present.active ||
    present.name !== fields.name ||
    present.description !== fields.description ||
    present.tax_code !== fields.tax_code
  ) {
    await stripe.products.update(id, { active: true, ...fields });
    changes.push(`product ${id} updated`);
  }
  return id;
}

async function ensurePrice(
  stripe: Stripe,
  offer: Offer,
  product: string,
  changes: string[],
): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [offer.key], active: true });
  const present = data.find(
    (price) =>
      price.unit_amount === offer.amount &&
      price.currency === PRICING.currency.toLowerCase() &&
      price.recurring?.interval === offer.interval &&
      price.product === product,
  );
  if (present) return present.id;
  const made = await stripe.prices.create({
    product,
    currency: PRICING.currency.toLowerCase(),
    unit_amount: offer.amount,
    tax_behavior: 'exclusive',
    lookup_key: offer.key,
    transfer_lookup_key: true,
    ...(offer.interval ? { recurring: { interval: offer.interval } } : {}),
  });
  changes.push(`price ${offer.key} made: ${offer.amount / 100} ${PRICING.currency}`);
  return made.id;
}

async function ensurePortal(stripe: Stripe, site: string, changes: string[]): Promise<void> {
  const fields = {
    business_profile: { privacy_policy_url: `${site}/privacy-policy` },
    default_return_url: `${site}/credits`,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      // There is one plan.
      subscription_update: { enabled: false },
      customer_update: { enabled: true, allowed_updates: ['address' as const, 'name' as const] },
    },
  };
  const id = await findPortalConfiguration(stripe);
  if (id === undefined) {
    await stripe.billingPortal.configurations.create({ ...fields, metadata: { made_by: MADE_BY } });
    changes.push('portal configuration made');
    return;
  }
  const present = await stripe.billingPortal.configurations.retrieve(id);
  const same =
    present.default_return_url === fields.default_return_url &&
    present.features.payment_method_update.enabled &&
    present.features.invoice_history.enabled &&
    !present.features.subscription_update.enabled &&
    present.features.subscription_cancel.enabled &&
    present.features.subscription_cancel.mode === 'at_period_end';
  if (same) return;
  await stripe.billingPortal.configurations.update(id, fields);
  changes.push('portal configuration updated');
}

async function ensureEndpoint(stripe: Stripe, url: string, changes: string[]): Promise<string | null> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    const events = endpoint.enabled_events;
    const same = events.includes('*') || WEBHOOK_EVENTS.every((type) => events.includes(type));
    if (!same || endpoint.status !== 'enabled') {
      await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: WEBHOOK_EVENTS, disabled: false });
      changes.push('webhook endpoint updated');
    }
    return null;
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: WEBHOOK_EVENTS,
    api_version: API_VERSION,
    description: 'Huntwell',
  });
  changes.push('webhook endpoint made');
  return made.secret ?? null;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}
