import { createConfiguration, createPortalSession, updateConfiguration } from '../../core/portal.ts';
import { get, post } from '../api-route.ts';
import { PAGE_PARAMS, pageOf } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { retrieve } from '../object-routes.ts';
import { array, boolean, clearable, hash, metadata, oneOf, required, string, url } from '../params.ts';
import { CANCELLATION_FEEDBACK } from './cancellation-feedback.ts';

const FEATURES = {
  customer_update: hash({
    enabled: boolean(),
    allowed_updates: array(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
  }),
  invoice_history: hash({ enabled: required(boolean()) }),
  payment_method_update: hash({ enabled: required(boolean()) }),
  subscription_cancel: hash({
    enabled: boolean(),
    mode: oneOf('at_period_end', 'immediately'),
    proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
    cancellation_reason: hash({
      enabled: required(boolean()),
      options: array(CANCELLATION_FEEDBACK),
    }),
  }),
  subscription_update: hash({ enabled: boolean() }),
};

const CONFIGURATION = {
  business_profile: hash({
    headline: clearable(string(60)),
    privacy_policy_url: url(),
    terms_of_service_url: url(),
  }),
  default_return_url: clearable(url()),
  metadata: metadata(),
  name: clearable(string()),
};

export const PORTAL_ROUTES = [
  post(
    '/v1/billing_portal/configurations',
    { ...CONFIGURATION, features: required(hash(FEATURES)) },
    (world, params) =>
      createConfiguration(world, { ...params, metadata: mergeMetadata(null, params.metadata) }),
  ),
  retrieve('/v1/billing_portal/configurations/:id', 'portal_configuration'),
  post(
    '/v1/billing_portal/configurations/:id',
    { ...CONFIGURATION, active: boolean(), features: hash(FEATURES) },
    (world, params, { id }) => {
      const configuration = world.state.get('portal_configuration', id);
      const { metadata: tags } = params;
      const merged = tags && { metadata: mergeMetadata(configuration.metadata, tags) };
      updateConfiguration(world, configuration, { ...params, ...merged });
      return configuration;
    },
  ),
  get(
    '/v1/billing_portal/configurations',
    { ...PAGE_PARAMS, active: boolean(), is_default: boolean() },
    (world, params) =>
      pageOf(
        world.state,
        'portal_configuration',
        '/v1/billing_portal/configurations',
        params,
        (row) =>
          (params.active === undefined || row.active === params.active) &&
          (params.is_default === undefined || row.is_default === params.is_default),
      ),
  ),
  post(
    '/v1/billing_portal/sessions',
    {
      customer: required(string()),
      configuration: string(),
      return_url: url(),
      locale: string(),
      flow_data: hash({
        type: required(oneOf('payment_method_update', 'subscription_cancel')),
        subscription_cancel: hash({ subscription: required(string()) }),
        after_completion: hash({
          type: required(oneOf('hosted_confirmation', 'portal_homepage', 'redirect')),
          redirect: hash({ return_url: required(url()) }),
        }),
      }),
    },
    (world, params) => createPortalSession(world, params),
  ),
];
