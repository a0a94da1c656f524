import type Stripe from 'stripe';
import { type Html, html } from '../../support/html.ts';
import { cardFields, type Typed, testCards } from './card-form.ts';
import { money, page } from './layout.ts';

export function checkoutPage(
  session: Stripe.Checkout.Session,
  lines: readonly Stripe.LineItem[],
  typed: Typed = {},
  error: string | null = null,
): string {
  const currency = session.currency ?? 'usd';
  const amount = money(session.amount_total ?? 0, currency);
  const interval = lines.find(({ price }) => price?.recurring)?.price?.recurring?.interval;
  const email = session.customer_details?.email ?? session.customer_email;
  const terms = session.consent_collection?.terms_of_service === 'required';
  const message = session.custom_text.terms_of_service_acceptance?.message;
  const button = session.mode === 'subscription' ? 'Subscribe' : `Pay ${amount}`;
  return page(
    'Huntwell checkout',
    html`${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back to Huntwell</a></p>` : ''}
<h1>${session.mode === 'subscription' ? `Subscribe to ${lines[0]?.description}` : 'Pay Huntwell'}</h1>
<p class="amount">${amount}${interval ? html` <span class="soft">per ${interval}</span>` : ''}</p>
<table>${lines.map((line) => html`<tr><td>${line.description} × ${line.quantity}</td><td>${money(line.amount_total, currency)}</td></tr>`)}</table>
<form method="post" class="card">
${emailField(email ?? null, typed)}
${cardFields(typed)}
${terms ? html`<label class="check"><input type="checkbox" name="terms_of_service" value="accepted" required${typed.terms_of_service ? html` checked` : ''}> <span>${message ?? 'I agree to the Terms of Service and Privacy Policy'}</span></label>` : ''}
${session.custom_text.submit ? html`<p class="soft">${session.custom_text.submit.message}</p>` : ''}
${error ? html`<p class="error" role="alert">${error}</p>` : ''}
<button>${button}</button>
</form>
${testCards()}`,
  );
}

function emailField(email: string | null, typed: Typed): Html {
  if (email) return html`<p>Email<br><strong data-testid="email">${email}</strong></p>`;
  return html`<label>Email <input type="email" name="email" autocomplete="email" required value="${typed.email ?? ''}"></label>`;
}

export function closedSessionPage(session: Stripe.Checkout.Session): string {
  const complete = session.status === 'complete';
  return page(
    complete ? 'Payment complete' : 'Link expired',
    html`<div class="card"><h1>${complete ? 'You’re all done here' : 'This checkout link has expired'}</h1>
<p>${complete ? 'Your payment has been completed. You can close this window.' : 'Go back to Huntwell and start again.'}</p>
${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Back to Huntwell</a>` : ''}</div>`,
  );
}

/** The bank's page, as Stripe shows it in test mode. */
export function authenticationPage(intent: Stripe.PaymentIntent): string {
  return page(
    '3D Secure',
    html`<div class="card"><h1>3D Secure 2 Test Page</h1>
<p>A payment of ${money(intent.amount, intent.currency)} to Huntwell needs your confirmation.</p>
<form method="post"><button name="outcome" value="complete">Complete</button><button class="plain" name="outcome" value="fail">Fail</button></form></div>`,
  );
}
