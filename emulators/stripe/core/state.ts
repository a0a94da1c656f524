import type Stripe from 'stripe';
import { noSuch } from './stripe-error.ts';

/** What the account holds, by kind. Objects are kept as the API shows them, references as ids. */
export type Objects = {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  balance_transaction: Stripe.BalanceTransaction;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  checkout_session: Stripe.Checkout.Session;
  portal_configuration: Stripe.BillingPortal.Configuration;
  portal_session: Stripe.BillingPortal.Session;
  test_clock: Stripe.TestHelpers.TestClock;
  webhook_endpoint: Stripe.WebhookEndpoint;
  event: Stripe.Event;
};
export type Kind = keyof Objects;

/** The first part of each kind's ids. */
export const ID_PREFIXES: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  payment_method: 'pm',
  payment_intent: 'pi',
  charge: 'ch',
  balance_transaction: 'txn',
  refund: 're',
  dispute: 'du',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  checkout_session: 'cs',
  portal_configuration: 'bpc',
  portal_session: 'bps',
  test_clock: 'clock',
  webhook_endpoint: 'we',
  event: 'evt',
};

/** The names that "No such …" messages use. */
const NAMES: Partial<Record<Kind, string>> = {
  payment_method: 'PaymentMethod',
  checkout_session: 'checkout.session',
  portal_configuration: 'configuration',
  test_clock: 'testclock',
};

/** What the API does not show of an object, by its id. */
export type Hidden = {
  /** How the network answers for a card, by payment method. */
  cards: Record<string, CardBehavior>;
  sessions: Record<string, SessionSettings>;
  /** Amounts that the next invoice of a subscription takes in. */
  pending_lines: Record<string, PendingLine[]>;
  /** How often payment of an invoice was tried without success after it was finalized. */
  failed_attempts: Record<string, number>;
  endpoint_secrets: Record<string, string>;
};

/** How the card network answers when a card is charged. */
export type CardBehavior = {
  /** Why every charge is declined; null if charges succeed. */
  decline: { code: string; decline_code: string | null; message: string } | null;
  /** The card cannot even be saved. */
  refuses_setup: boolean;
  /** When the cardholder has to authenticate: never, only until the card was set up, or on every charge. */
  authentication: 'never' | 'until_set_up' | 'always';
  /** A dispute is opened as soon as the charge succeeded. */
  disputes: boolean;
};

export type SessionSettings = {
  line_items: { id: string; price: string; quantity: number }[];
  subscription_metadata: Record<string, string>;
  subscription_description: string | null;
  payment_metadata: Record<string, string>;
  payment_description: string | null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  receipt_email: string | null;
  /** The payment of a subscription's first invoice, which the session does not show. */
  payment_intent: string | null;
  terms_accepted: boolean;
};

export type PendingLine = {
  invoice_item: string;
  amount: number;
  description: string;
  price: string;
  quantity: number;
  period: { start: number; end: number };
};

export class State {
  private readonly tables: { [K in Kind]: Map<string, Objects[K]> };
  readonly hidden: Hidden;

  constructor(saved?: SavedState) {
    const kinds = Object.keys(ID_PREFIXES) as Kind[];
    const entries = kinds.map((kind) => [
      kind,
      new Map((saved?.tables[kind] ?? []).map((row) => [row.id, row])),
    ]);
    this.tables = Object.fromEntries(entries); // one table per kind, each filled with its own rows
    this.hidden = {
      cards: {},
      sessions: {},
      pending_lines: {},
      failed_attempts: {},
      endpoint_secrets: {},
      ...saved?.hidden,
    };
  }

  add<K extends Kind>(kind: K, row: Objects[K]): Objects[K] {
    this.tables[kind].set(row.id, row);
    return row;
  }

  remove(kind: Kind, id: string): void {
    this.tables[kind].delete(id);
  }

  find<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    return this.tables[kind].get(id);
  }

  /** Throws Stripe's "No such …" if it is not there; `param` is the parameter that names it, null for the path. */
  get<K extends Kind>(kind: K, id: string, param: string | null = null): Objects[K] {
    const row = this.tables[kind].get(id);
    if (row === undefined) throw noSuch(NAMES[kind] ?? kind, id, param);
    return row;
  }

  /** Newest first, as every list of the API. */
  list<K extends Kind>(kind: K): Objects[K][] {
    return [...this.tables[kind].values()].reverse();
  }

  toJSON(): SavedState {
    const tables = Object.entries(this.tables).map(([kind, rows]) => [kind, [...rows.values()]]);
    return { tables: Object.fromEntries(tables), hidden: this.hidden };
  }
}

export type SavedState = { tables: { [K in Kind]?: Objects[K][] }; hidden: Partial<Hidden> };
