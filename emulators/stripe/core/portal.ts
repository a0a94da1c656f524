import type Stripe from 'stripe';
import { behaviorOf, type CardEntry, createCard, saveCard } from './cards.ts';
import { liveCustomer } from './customers.ts';
import { newId } from './ids.ts';
import { badRequest, StripeError } from './stripe-error.ts';
import { isOver } from './subscriptions/subscription-status.ts';
import { changes, emit, idOf, update, type World } from './world.ts';

type Features = Stripe.BillingPortal.Configuration.Features;

export type ConfigurationFields = {
  business_profile?: { headline?: string | null; privacy_policy_url?: string; terms_of_service_url?: string };
  default_return_url?: string | null;
  features?: {
    customer_update?: { enabled?: boolean; allowed_updates?: Features['customer_update']['allowed_updates'] };
    invoice_history?: { enabled: boolean };
    payment_method_update?: { enabled: boolean };
    subscription_cancel?: {
      enabled?: boolean;
      mode?: 'at_period_end' | 'immediately';
      proration_behavior?: 'always_invoice' | 'create_prorations' | 'none';
      cancellation_reason?: {
        enabled: boolean;
        options?: Features['subscription_cancel']['cancellation_reason']['options'];
      };
    };
    subscription_update?: { enabled?: boolean };
  };
  metadata?: Record<string, string>;
  name?: string | null;
  active?: boolean;
};

export function createConfiguration(
  world: World,
  fields: ConfigurationFields,
): Stripe.BillingPortal.Configuration {
  const now = world.wallClock();
  const configuration: Stripe.BillingPortal.Configuration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: false },
      payment_method_update: { enabled: false, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: false,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    // Stripe's default is the one that is saved in the dashboard; none that the API makes.
    is_default: false,
    livemode: world.livemode,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  };
  applyConfiguration(configuration, fields);
  world.state.add('portal_configuration', configuration);
  emit(world, 'billing_portal.configuration.created', configuration);
  return configuration;
}

export function updateConfiguration(
  world: World,
  configuration: Stripe.BillingPortal.Configuration,
  fields: ConfigurationFields,
): void {
  update(world, 'billing_portal.configuration.updated', configuration, (changed) => {
    applyConfiguration(changed, fields);
    changed.updated = world.wallClock();
  });
}

function applyConfiguration(
  configuration: Stripe.BillingPortal.Configuration,
  fields: ConfigurationFields,
): void {
  const { features = {}, business_profile, default_return_url, metadata, name, active } = fields;
  const own = configuration.features;
  if (features.subscription_update?.enabled) {
    throw badRequest('The emulated portal does not change plans.', 'features[subscription_update][enabled]');
  }
  Object.assign(configuration.business_profile, business_profile);
  Object.assign(own.customer_update, features.customer_update);
  Object.assign(own.invoice_history, features.invoice_history);
  Object.assign(own.payment_method_update, features.payment_method_update);
  const { cancellation_reason, ...cancel } = features.subscription_cancel ?? {};
  Object.assign(own.subscription_cancel, cancel);
  Object.assign(own.subscription_cancel.cancellation_reason, cancellation_reason);
  if (default_return_url !== undefined) configuration.default_return_url = default_return_url;
  if (metadata !== undefined) configuration.metadata = metadata;
  if (name !== undefined) configuration.name = name;
  if (active !== undefined) configuration.active = active;
}

export type PortalFields = {
  customer: string;
  configuration?: string;
  return_url?: string;
  locale?: string;
  flow_data?: {
    type: 'payment_method_update' | 'subscription_cancel';
    subscription_cancel?: { subscription: string };
    after_completion?: {
      type: 'hosted_confirmation' | 'portal_homepage' | 'redirect';
      redirect?: { return_url: string };
    };
  };
};

export function createPortalSession(world: World, fields: PortalFields): Stripe.BillingPortal.Session {
  const customer = liveCustomer(world, fields.customer, 'customer');
  const configuration =
    fields.configuration === undefined
      ? world.state.list('portal_configuration').find(({ is_default }) => is_default)
      : world.state.get('portal_configuration', fields.configuration, 'configuration');
  if (!configuration) {
    throw badRequest(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    );
  }
  if (!configuration.active) throw badRequest('This portal configuration is not active.', 'configuration');
  const { flow_data: flow } = fields;
  const subscription = flow?.subscription_cancel?.subscription;
  if (flow?.type === 'subscription_cancel') {
    if (subscription === undefined) {
      throw badRequest(
        'Missing required param: flow_data[subscription_cancel].',
        'flow_data[subscription_cancel]',
        'parameter_missing',
      );
    }
    const row = world.state.get('subscription', subscription, 'flow_data[subscription_cancel][subscription]');
    if (idOf(row.customer) !== customer.id || isOver(row)) {
      throw badRequest(
        'The subscription cannot be canceled.',
        'flow_data[subscription_cancel][subscription]',
      );
    }
  }
  const id = newId('bps');
  const after = flow?.after_completion;
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: world.wallClock(),
    customer: customer.id,
    customer_account: null,
    flow: flow
      ? {
          after_completion: {
            hosted_confirmation: null,
            redirect: after?.redirect ?? null,
            type: after?.type ?? 'portal_homepage',
          },
          customer_update: null,
          subscription_cancel: subscription ? { retention: null, subscription } : null,
          subscription_pause: null,
          subscription_update: null,
          subscription_update_confirm: null,
          type: flow.type,
        }
      : null,
    livemode: world.livemode,
    locale: (fields.locale ?? null) as Stripe.BillingPortal.Session.Locale | null,
    on_behalf_of: null,
    return_url: fields.return_url ?? configuration.default_return_url,
    url: `${world.origin()}/p/session/${id}`,
  };
  world.state.add('portal_session', session);
  emit(world, 'billing_portal.session.created', session);
  return session;
}

/** A new card for everything that the customer pays: theirs by default, and that of each running subscription. */
export function replaceCard(world: World, customer: Stripe.Customer, entry: CardEntry): void {
  const method = createCard(world, entry, customer.id);
  const behavior = behaviorOf(world, method.id);
  if (behavior.refuses_setup) {
    const {
      message = 'Your card was declined.',
      code = 'card_declined',
      decline_code,
    } = behavior.decline ?? {};
    throw new StripeError(402, message, {
      type: 'card_error',
      code,
      decline_code: decline_code ?? undefined,
    });
  }
  saveCard(world, method, customer.id);
  const before = structuredClone(customer);
  customer.invoice_settings.default_payment_method = method.id;
  emit(world, 'customer.updated', customer, changes(before, customer));
  for (const subscription of world.state.list('subscription')) {
    if (idOf(subscription.customer) !== customer.id || isOver(subscription)) continue;
    update(world, 'customer.subscription.updated', subscription, (changed) => {
      changed.default_payment_method = method.id;
    });
  }
}
