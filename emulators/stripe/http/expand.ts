import { sessionLines } from '../core/checkout/session.ts';
import { paymentsOf } from '../core/invoices/invoice-links.ts';
import { ID_PREFIXES, type Kind } from '../core/state.ts';
import { badRequest } from '../core/stripe-error.ts';
import { isOver } from '../core/subscriptions/subscription-status.ts';
import { idOf, listOf, type World } from '../core/world.ts';

type Shown = Record<string, unknown>;

/** Members that hold an id until they are expanded, by type of object. */
const REFERENCES: Record<string, readonly string[]> = {
  balance_transaction: ['source'],
  'billing_portal.session': ['configuration'],
  charge: ['balance_transaction', 'customer', 'failure_balance_transaction', 'payment_intent'],
  'checkout.session': ['customer', 'invoice', 'payment_intent', 'subscription'],
  customer: ['test_clock'],
  dispute: ['charge', 'payment_intent'],
  invoice: ['customer', 'default_payment_method', 'test_clock'],
  invoice_payment: ['invoice'],
  payment: ['charge', 'payment_intent'],
  invoice_settings: ['default_payment_method'],
  payment_intent: ['customer', 'latest_charge', 'payment_method'],
  payment_method: ['customer'],
  price: ['product'],
  product: ['default_price'],
  refund: ['balance_transaction', 'charge', 'customer', 'failure_balance_transaction', 'payment_intent'],
  subscription: ['customer', 'default_payment_method', 'latest_invoice', 'test_clock'],
  subscription_details: ['subscription'],
};

/** Members that are left out until they are asked for. */
const INCLUDABLE: Record<string, Record<string, (world: World, id: string) => unknown>> = {
  'checkout.session': {
    line_items: (world, id) => sessionLines(world, world.state.get('checkout_session', id)),
  },
  charge: {
    refunds: (world, id) =>
      listOf(
        world.state.list('refund').filter((refund) => refund.charge === id),
        `/v1/charges/${id}/refunds`,
      ),
  },
  customer: {
    subscriptions: (world, id) =>
      listOf(
        world.state.list('subscription').filter((row) => idOf(row.customer) === id && !isOver(row)),
        `/v1/customers/${id}/subscriptions`,
      ),
  },
  invoice: { payments: (world, id) => listOf(paymentsOf(world, id), '/v1/invoice_payments') },
};

const KINDS = Object.fromEntries(Object.entries(ID_PREFIXES).map(([kind, prefix]) => [prefix, kind as Kind]));

/** A copy of the answer with what `expand` names put in place of ids. */
export function expandAnswer(world: World, answer: object, paths: readonly string[] = []): object {
  const shown = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) {
      throw badRequest('You cannot expand more than 4 levels of a property.', 'expand');
    }
    expandPath(world, shown as Shown, steps, path, null);
  }
  return shown;
}

function expandPath(world: World, shown: Shown, steps: string[], path: string, under: string | null): void {
  const [step = '', ...rest] = steps;
  const type = typeof shown.object === 'string' ? shown.object : (under ?? '');
  if (type === 'list') {
    if (step !== 'data') throw notExpandable(path);
    for (const item of shown.data as Shown[]) if (rest.length > 0) expandPath(world, item, rest, path, null);
    return;
  }
  const include = INCLUDABLE[type]?.[step];
  const expandable = include !== undefined || REFERENCES[type]?.includes(step) === true;
  if (include) shown[step] ??= structuredClone(include(world, String(shown.id)));
  const value = shown[step];
  if (expandable && typeof value === 'string') shown[step] = structuredClone(lookUp(world, value) ?? value);
  if (!expandable && (rest.length === 0 || (value !== null && typeof value !== 'object')))
    throw notExpandable(path);
  const next = shown[step];
  if (rest.length > 0 && next !== null && typeof next === 'object') {
    expandPath(world, next as Shown, rest, path, step);
  }
}

function lookUp(world: World, id: string): object | undefined {
  const kind = KINDS[id.split('_')[0] ?? ''];
  return kind && world.state.find(kind, id);
}

function notExpandable(path: string): Error {
  return badRequest(
    `This property cannot be expanded (${path}). You may want to try expanding \`data.${path}\` instead.`,
    'expand',
  );
}
