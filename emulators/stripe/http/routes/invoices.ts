import { finalizeInvoice } from '../../core/invoices/finalize-invoice.ts';
import { customerOf, subscriptionIn, subscriptionOf } from '../../core/invoices/invoice-links.ts';
import { collectInvoice } from '../../core/invoices/pay-invoice.ts';
import { voidInvoice } from '../../core/invoices/void-invoice.ts';
import { badRequest, StripeError } from '../../core/stripe-error.ts';
import { afterPayment, cardFor } from '../../core/subscriptions/collect-payment.ts';
import { idOf, update } from '../../core/world.ts';
import { get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { act, retrieve } from '../object-routes.ts';
import { boolean, clearable, hash, metadata, oneOf, required, string } from '../params.ts';

export const INVOICE_ROUTES = [
  retrieve('/v1/invoices/:id', 'invoice'),
  post(
    '/v1/invoices/:id',
    { description: clearable(string(1500)), metadata: metadata() },
    (world, params, { id }) => {
      const invoice = world.state.get('invoice', id);
      if (params.description !== undefined && invoice.status !== 'draft') {
        throw badRequest(
          'Finalized invoices can’t be updated in this way. To make changes, void it and create another.',
          'description',
          'invoice_not_editable',
        );
      }
      update(world, 'invoice.updated', invoice, (changed) => {
        if (params.description !== undefined) changed.description = params.description;
        changed.metadata = mergeMetadata(changed.metadata, params.metadata);
      });
      return invoice;
    },
  ),
  act('/v1/invoices/:id/finalize', 'invoice', finalizeInvoice),
  post(
    '/v1/invoices/:id/pay',
    { payment_method: string(), off_session: boolean() },
    (world, params, { id }) => {
      const invoice = world.state.get('invoice', id);
      if (invoice.status !== 'open') {
        throw badRequest(
          invoice.status === 'paid' ? 'Invoice is already paid' : `Invoice is ${invoice.status}, not open`,
          undefined,
          'invoice_not_editable',
        );
      }
      const customer = customerOf(world, invoice);
      const chosen = params.payment_method;
      if (
        chosen !== undefined &&
        world.state.get('payment_method', chosen, 'payment_method').customer !== customer.id
      ) {
        throw badRequest('The payment method does not belong to the customer.', 'payment_method');
      }
      const own = subscriptionIn(world, invoice)?.default_payment_method ?? null;
      const method = cardFor(world, chosen ?? (own && idOf(own)), customer);
      if (!method) {
        throw badRequest(
          'There is no `default_payment_method` set on this Customer or Invoice.',
          undefined,
          'missing',
        );
      }
      const outcome = collectInvoice(world, invoice, method, params.off_session ?? true);
      afterPayment(world, invoice, outcome);
      if (outcome !== 'succeeded') {
        throw new StripeError(402, 'Your card was declined.', {
          type: 'card_error',
          code: outcome === 'requires_action' ? 'invoice_payment_intent_requires_action' : 'card_declined',
        });
      }
      return invoice;
    },
  ),
  act('/v1/invoices/:id/void', 'invoice', voidInvoice),
  get(
    '/v1/invoices/:id/lines',
    PAGE_PARAMS,
    (world, _params, { id }) => world.state.get('invoice', id).lines,
  ),
  get(
    '/v1/invoices',
    {
      ...PAGE_PARAMS,
      created: RANGE_PARAM,
      customer: string(),
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      subscription: string(),
    },
    (world, params) =>
      pageOf(
        world.state,
        'invoice',
        '/v1/invoices',
        params,
        (row) =>
          (params.customer === undefined || row.customer === params.customer) &&
          (params.status === undefined || row.status === params.status) &&
          (params.subscription === undefined || subscriptionOf(row) === params.subscription) &&
          inRange(row.created, params.created),
      ),
  ),
  retrieve('/v1/invoice_payments/:id', 'invoice_payment'),
  get(
    '/v1/invoice_payments',
    {
      ...PAGE_PARAMS,
      created: RANGE_PARAM,
      invoice: string(),
      payment: hash({ type: required(oneOf('payment_intent')), payment_intent: string() }),
      status: oneOf('canceled', 'open', 'paid'),
    },
    (world, params) =>
      pageOf(
        world.state,
        'invoice_payment',
        '/v1/invoice_payments',
        params,
        (row) =>
          (params.invoice === undefined || row.invoice === params.invoice) &&
          (params.payment?.payment_intent === undefined ||
            row.payment.payment_intent === params.payment.payment_intent) &&
          (params.status === undefined || row.status === params.status) &&
          inRange(row.created, params.created),
      ),
  ),
];
