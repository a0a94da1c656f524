import * as contract from '../../contract/billing.ts';
import { type Route, route } from '../../http/route.ts';
import type { BillingDeps } from './billing-deps.ts';
import { cancelSubscription, openInvoice, openPortal, resumeSubscription } from './manage-subscription.ts';
import { listPayments, readBilling } from './read-billing.ts';
import { receiveEvent } from './receive-stripe-event.ts';
import { startCheckout } from './start-checkout.ts';

export function billingRoutes(deps: BillingDeps): Route[] {
  return [
    route(contract.getBilling, ({ caller }) => readBilling(deps, caller.uid)),
    route(contract.startCheckout, ({ caller, body, idempotency_key }) =>
      startCheckout(deps, { ...body, uid: caller.uid, email: caller.email, key: idempotency_key ?? '' }),
    ),
    route(contract.openBillingPortal, ({ caller, body }) => openPortal(deps, caller.uid, body)),
    route(contract.cancelSubscription, ({ caller }) => cancelSubscription(deps, caller.uid)),
    route(contract.resumeSubscription, ({ caller }) => resumeSubscription(deps, caller.uid)),
    route(contract.listPayments, ({ caller, query }) => listPayments(deps, caller.uid, query)),
    route(contract.openInvoice, ({ caller, params }) => openInvoice(deps, caller.uid, params.payment_id)),
    route(contract.receiveStripeEvent, ({ file, header }) =>
      receiveEvent(deps, file, header('stripe-signature')),
    ),
  ];
}
