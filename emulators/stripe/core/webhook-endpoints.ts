import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { badRequest } from './stripe-error.ts';
import { API_VERSION, type World } from './world.ts';

export type EndpointFields = {
  url: string;
  enabled_events: string[];
  description?: string | null;
  metadata?: Record<string, string>;
  api_version?: string;
};

/** The secret is in this answer only, as with Stripe. */
export function createEndpoint(world: World, fields: EndpointFields): Stripe.WebhookEndpoint {
  checkUrl(fields.url, world.livemode);
  if (fields.api_version !== undefined && fields.api_version !== API_VERSION) {
    throw badRequest(`Only API version ${API_VERSION} is emulated.`, 'api_version');
  }
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: fields.api_version ?? null,
    application: null,
    created: world.wallClock(),
    description: fields.description ?? null,
    enabled_events: fields.enabled_events,
    livemode: world.livemode,
    metadata: fields.metadata ?? {},
    status: 'enabled',
    url: fields.url,
  };
  const secret = newId('whsec', 32);
  world.state.hidden.endpoint_secrets[endpoint.id] = secret;
  world.state.add('webhook_endpoint', endpoint);
  return { ...endpoint, secret };
}

export function checkUrl(url: string, livemode: boolean): void {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw badRequest('Invalid URL', 'url', 'url_invalid');
  if (livemode && parsed.protocol !== 'https:') {
    throw badRequest(
      'Invalid URL: An explicit scheme (such as https) must be provided.',
      'url',
      'url_invalid',
    );
  }
}

/** The endpoints that an event of this type goes to. */
export function endpointsFor(world: World, type: string): Stripe.WebhookEndpoint[] {
  return world.state
    .list('webhook_endpoint')
    .filter(
      ({ status, enabled_events }) =>
        status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type)),
    );
}
