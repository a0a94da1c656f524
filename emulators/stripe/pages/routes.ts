import express, { type Request, type Response } from 'express';
import type Stripe from 'stripe';
import { html } from '../../support/html.ts';
import { createCard, saveCard } from '../core/cards.ts';
import { productOf } from '../core/catalog.ts';
import { authenticateSession, submitSession } from '../core/checkout/pay-session.ts';
import { sessionLines, sessionOfPayment, successUrl } from '../core/checkout/session.ts';
import { customerOf, invoiceOf, subscriptionIn } from '../core/invoices/invoice-links.ts';
import { collectInvoice, settleInvoice } from '../core/invoices/pay-invoice.ts';
import { finishAuthentication, type PaymentOutcome } from '../core/payments.ts';
import { replaceCard } from '../core/portal.ts';
import { StripeError } from '../core/stripe-error.ts';
import { afterPayment } from '../core/subscriptions/collect-payment.ts';
import { cancelNow } from '../core/subscriptions/end-subscription.ts';
import { periodOf } from '../core/subscriptions/subscription-items.ts';
import { isOver } from '../core/subscriptions/subscription-status.ts';
import { updateSubscription } from '../core/subscriptions/update-subscription.ts';
import { idOf, type World } from '../core/world.ts';
import { readCard, type Typed } from './card-form.ts';
import { authenticationPage, checkoutPage, closedSessionPage } from './checkout-page.ts';
import { invoicePage, invoiceText } from './invoice-page.ts';
import { page } from './layout.ts';
import { textPdf } from './pdf.ts';
import { type PortalView, portalPage } from './portal-page.ts';

const DECLINED = 'Your card was declined. Try a different card.';
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The pages that Stripe hosts: checkout, 3-D Secure, invoices with PDF, the customer portal. */
export function createPages(world: World, changed: () => Promise<void>): express.Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: false }));

  router.get('/c/pay/:id', (req, res) => {
    const session = world.state.get('checkout_session', req.params.id);
    const failed = session.status === 'open' && req.query.failed !== undefined;
    showSession(world, res, session, {}, failed ? NOT_AUTHENTICATED : null);
  });
  router.post('/c/pay/:id', async (req, res) => {
    const session = world.state.get('checkout_session', req.params.id);
    const typed = (req.body ?? {}) as Typed;
    if (session.status !== 'open') return showSession(world, res, session);
    const result = attempt(() =>
      submitSession(world, session, {
        card: readCard(typed),
        terms_accepted: typed.terms_of_service === 'accepted',
      }),
    );
    await changed();
    if (result.outcome === 'succeeded') return res.redirect(303, successUrl(session));
    const { payment_intent } = world.state.hidden.sessions[session.id] ?? {};
    if (result.outcome === 'requires_action') return res.redirect(303, `/3ds/${payment_intent}`);
    const declined = payment_intent
      ? world.state.get('payment_intent', payment_intent).last_payment_error?.message
      : undefined;
    showSession(world, res, session, typed, result.error ?? declined ?? DECLINED);
  });

  router.get('/3ds/:id', (req, res) => {
    const intent = world.state.get('payment_intent', req.params.id);
    if (intent.status === 'requires_action') return res.send(authenticationPage(intent));
    res.status(410).send(page('3D Secure', html`<h1>This payment doesn’t wait for confirmation.</h1>`));
  });
  router.post('/3ds/:id', async (req, res) => {
    const intent = world.state.get('payment_intent', req.params.id);
    const confirmed = (req.body as Typed | undefined)?.outcome === 'complete';
    const session = sessionOfPayment(world, intent.id);
    const invoice = invoiceOf(world, intent.id);
    const { outcome } = attempt(() =>
      session?.status === 'open'
        ? authenticateSession(world, session, confirmed)
        : authenticateInvoice(world, intent, confirmed),
    );
    await changed();
    if (session) {
      const back = outcome === 'succeeded' ? successUrl(session) : `/c/pay/${session.id}?failed`;
      return res.redirect(303, back);
    }
    res.redirect(303, `/i/${invoice?.id}`);
  });

  router.get('/i/:id', (req, res) => {
    res.send(invoicePage(world.state.get('invoice', req.params.id)));
  });
  router.get('/i/:id/pdf', (req, res) => {
    const invoice = world.state.get('invoice', req.params.id);
    res.set('Content-Disposition', `attachment; filename="Invoice-${invoice.number}.pdf"`);
    res.type('application/pdf').send(textPdf(invoiceText(invoice)));
  });
  router.post('/i/:id', async (req, res) => {
    const invoice = world.state.get('invoice', req.params.id);
    const typed = (req.body ?? {}) as Typed;
    if (invoice.status !== 'open') return res.redirect(303, `/i/${invoice.id}`);
    const result = attempt(() => payWithNewCard(world, invoice, typed));
    await changed();
    if (result.outcome === 'succeeded') return res.redirect(303, `/i/${invoice.id}`);
    if (result.outcome === 'requires_action') {
      const [payment] = world.state.list('invoice_payment').filter((row) => row.invoice === invoice.id);
      return res.redirect(303, `/3ds/${idOf(payment?.payment.payment_intent ?? '')}`);
    }
    res.send(invoicePage(invoice, typed, result.error ?? DECLINED));
  });

  router.get('/receipts/:id', (req, res) => {
    const charge = world.state.get('charge', req.params.id);
    res.type('application/pdf').send(textPdf(['Receipt', '', charge.id, String(charge.amount / 100)]));
  });

  router.get('/p/session/:id', (req, res) => {
    res.send(portalPage(portalView(world, req.params.id)));
  });
  router.post('/p/session/:id', async (req, res) => {
    const view = portalView(world, req.params.id);
    const typed = (req.body ?? {}) as Typed;
    const result = attempt(() => {
      changeFromPortal(world, view, typed);
      return 'succeeded';
    });
    await changed();
    if (result.outcome !== 'succeeded') {
      return res.send(portalPage(view, typed, result.error ?? DECLINED));
    }
    const after = view.session.flow?.after_completion;
    res.redirect(303, after?.redirect?.return_url ?? `/p/session/${view.session.id}`);
  });

  router.use((error: unknown, _req: Request, res: Response, next: express.NextFunction) => {
    if (!(error instanceof StripeError)) return next(error);
    res.status(404).send(page('Not found', html`<h1>There’s nothing here.</h1><p>${error.message}</p>`));
  });
  return router;
}

type Result = { outcome: PaymentOutcome; error: string | null };

/** What somebody typed wrong is told to them; anything else goes on as an error. */
function attempt(work: () => PaymentOutcome): Result {
  try {
    return { outcome: work(), error: null };
  } catch (error) {
    if (error instanceof StripeError) return { outcome: 'declined', error: error.message };
    throw error;
  }
}

function showSession(
  world: World,
  res: Response,
  session: Stripe.Checkout.Session,
  typed: Typed = {},
  error: string | null = null,
): void {
  res.set('Cache-Control', 'no-store');
  if (session.status !== 'open') res.send(closedSessionPage(session));
  else res.send(checkoutPage(session, sessionLines(world, session).data, typed, error));
}

/** The customer pays an open invoice with another card, which renewals are then charged to. */
function payWithNewCard(world: World, invoice: Stripe.Invoice, typed: Typed): PaymentOutcome {
  const customer = customerOf(world, invoice);
  const method = createCard(world, readCard(typed), customer.id);
  const outcome = collectInvoice(world, invoice, method, false);
  if (outcome === 'succeeded') {
    keepForRenewals(world, invoice, method);
    afterPayment(world, invoice, outcome);
  }
  return outcome;
}

function authenticateInvoice(world: World, intent: Stripe.PaymentIntent, confirmed: boolean): PaymentOutcome {
  const invoice = invoiceOf(world, intent.id);
  const outcome = finishAuthentication(world, intent, confirmed);
  if (outcome === 'succeeded' && invoice) {
    const method = world.state.get('payment_method', idOf(intent.payment_method ?? ''));
    settleInvoice(world, invoice);
    keepForRenewals(world, invoice, method);
    afterPayment(world, invoice, outcome);
  }
  return outcome;
}

function keepForRenewals(world: World, invoice: Stripe.Invoice, method: Stripe.PaymentMethod): void {
  saveCard(world, method, customerOf(world, invoice).id);
  const subscription = subscriptionIn(world, invoice);
  if (subscription && !isOver(subscription)) {
    updateSubscription(world, subscription, { default_payment_method: method.id });
  }
}

function portalView(world: World, id: string): PortalView {
  const session = world.state.get('portal_session', id);
  const customer = world.state.get('customer', session.customer);
  const subscriptions = world.state
    .list('subscription')
    .filter((row) => idOf(row.customer) === customer.id && !isOver(row));
  const card = subscriptions[0]?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return {
    session,
    configuration: world.state.get('portal_configuration', idOf(session.configuration)),
    customer,
    subscriptions,
    card: card ? world.state.get('payment_method', idOf(card)) : null,
    invoices: world.state
      .list('invoice')
      .filter((row) => row.customer === customer.id && row.status !== 'draft'),
    names: Object.fromEntries(
      subscriptions.map((row) => [
        row.id,
        row.items.data.map(({ price }) => productOf(world, price).name).join(', '),
      ]),
    ),
  };
}

function changeFromPortal(world: World, view: PortalView, typed: Typed): void {
  const { features } = view.configuration;
  const subscription = view.subscriptions.find(({ id }) => id === typed.subscription);
  if (typed.action === 'card' && features.payment_method_update.enabled) {
    replaceCard(world, view.customer, readCard({ ...typed, email: view.customer.email ?? '' }));
  } else if (typed.action === 'resume' && subscription) {
    updateSubscription(world, subscription, { cancel_at: null });
  } else if (typed.action === 'cancel' && subscription && features.subscription_cancel.enabled) {
    if (features.subscription_cancel.mode === 'immediately') cancelNow(world, subscription);
    // As Stripe's portal does it with flexible billing: the time, not the flag.
    else updateSubscription(world, subscription, { cancel_at: periodOf(subscription).end });
  } else {
    throw new StripeError(400, 'This isn’t allowed here.');
  }
}
