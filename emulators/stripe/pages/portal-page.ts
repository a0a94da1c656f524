import type Stripe from 'stripe';
import { type Html, html } from '../../support/html.ts';
import { periodOf } from '../core/subscriptions/subscription-items.ts';
import { cardFields, type Typed, testCards } from './card-form.ts';
import { day, money, page } from './layout.ts';

export type PortalView = {
  session: Stripe.BillingPortal.Session;
  configuration: Stripe.BillingPortal.Configuration;
  customer: Stripe.Customer;
  subscriptions: readonly Stripe.Subscription[];
  card: Stripe.PaymentMethod | null;
  invoices: readonly Stripe.Invoice[];
  /** The product's name of each subscription. */
  names: Readonly<Record<string, string>>;
};

export function portalPage(view: PortalView, typed: Typed = {}, error: string | null = null): string {
  const { session, configuration, customer } = view;
  const { features } = configuration;
  const only_card = session.flow?.type === 'payment_method_update';
  const only_cancel = session.flow?.type === 'subscription_cancel';
  return page(
    'Billing portal',
    html`${session.return_url ? html`<p><a href="${session.return_url}">Return to Huntwell</a></p>` : ''}
<h1>${configuration.business_profile.headline ?? 'Manage your Huntwell billing'}</h1>
<p class="soft">${customer.email}</p>
${error ? html`<p class="error" role="alert">${error}</p>` : ''}
${only_card ? '' : view.subscriptions.map((row) => subscriptionCard(view, row))}
${only_cancel || !features.payment_method_update.enabled ? '' : cardSection(view, typed)}
${only_card || only_cancel || !features.invoice_history.enabled ? '' : invoiceSection(view.invoices)}`,
  );
}

function subscriptionCard({ configuration, names, session }: PortalView, row: Stripe.Subscription): Html {
  const { subscription_cancel } = configuration.features;
  const { end } = periodOf(row);
  const wanted = session.flow?.subscription_cancel?.subscription;
  if (wanted !== undefined && wanted !== row.id) return html``;
  return html`<section class="card"><h2>${names[row.id]}</h2>
<p>${row.cancel_at !== null ? `Cancels on ${day(end)}` : row.status === 'past_due' ? 'Past due' : `Renews on ${day(end)}`}</p>
<form method="post"><input type="hidden" name="subscription" value="${row.id}">
${row.cancel_at !== null ? html`<button name="action" value="resume">Don’t cancel subscription</button>` : ''}
${row.cancel_at === null && subscription_cancel.enabled ? html`<button class="plain" name="action" value="cancel">Cancel subscription</button>` : ''}
</form></section>`;
}

function cardSection({ card, customer }: PortalView, typed: Typed): Html {
  return html`<section class="card"><h2>Payment method</h2>
<p>${card?.card ? `${card.card.brand} •••• ${card.card.last4}, expires ${card.card.exp_month}/${card.card.exp_year}` : 'None'}</p>
<form method="post">${cardFields({ name: customer.name ?? '', ...typed })}<button name="action" value="card">Save card</button></form></section>
${testCards()}`;
}

function invoiceSection(invoices: readonly Stripe.Invoice[]): Html {
  const rows = invoices.map(
    (invoice) =>
      html`<tr><td><a href="${invoice.hosted_invoice_url}">${day(invoice.created)}</a></td><td>${money(invoice.total, invoice.currency)} · ${invoice.status}</td></tr>`,
  );
  return html`<section class="card"><h2>Invoice history</h2><table>${rows}</table></section>`;
}
