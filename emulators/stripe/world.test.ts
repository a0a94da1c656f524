import { expect, it } from 'vitest';
import { createPrice, createProduct } from './core/catalog.ts';
import { createSession } from './core/checkout/create-session.ts';
import { submitSession } from './core/checkout/pay-session.ts';
import { runDueTasks } from './core/clocks.ts';
import { createCustomer } from './core/customers.ts';
import { State } from './core/state.ts';
import { forgetOldEvents, type World } from './core/world.ts';

const CARD = {
  number: '4242424242424242',
  exp_month: 12,
  exp_year: 2040,
  cvc: '123',
  name: 'Maria',
  email: null,
  country: 'US',
  postal_code: null,
};

/** An account without HTTP, whose wall clock is set by hand. */
function createWorld(): World & { now: number; told: string[] } {
  const world = {
    now: Date.UTC(2027, 0, 1) / 1000,
    told: [] as string[],
    state: new State(),
    livemode: true,
    wallClock: () => world.now,
    origin: () => 'http://stripe.test',
    request: { id: null, idempotency_key: null },
    deliver: ({ type }: { type: string }) => void world.told.push(type),
  };
  return world;
}

function sell(world: World, recurring: boolean) {
  const product = createProduct(world, { name: 'Premium' });
  const price = createPrice(world, {
    product: product.id,
    currency: 'usd',
    unit_amount: 3500,
    ...(recurring ? { recurring: { interval: 'month' as const } } : {}),
  });
  const customer = createCustomer(world, { email: 'maria@example.com' });
  return createSession(world, {
    mode: recurring ? 'subscription' : 'payment',
    customer: customer.id,
    line_items: [{ price: price.id }],
    success_url: 'http://site.test/',
  });
}

it('without a test clock time itself renews, after an hour of draft', () => {
  const world = createWorld();
  submitSession(world, sell(world, true), { card: CARD, terms_accepted: false });
  world.now = Date.UTC(2027, 1, 1) / 1000 - 1;
  expect(runDueTasks(world)).toBe(false);
  world.now += 1;
  expect(runDueTasks(world)).toBe(true);
  expect(world.state.list('invoice').map(({ status }) => status)).toEqual(['draft', 'paid']);
  world.now += 3600;
  runDueTasks(world);
  expect(world.state.list('invoice').map(({ status }) => status)).toEqual(['paid', 'paid']);
});

it('an abandoned checkout expires after a day and says so', () => {
  const world = createWorld();
  const session = sell(world, false);
  world.now += 86_400;
  runDueTasks(world);
  expect(session.status).toBe('expired');
  expect(world.told.at(-1)).toBe('checkout.session.expired');
});

it('everything in live mode says that it is', () => {
  const world = createWorld();
  const session = sell(world, false);
  expect(session.id).toMatch(/^cs_live_/);
  expect(world.state.list('event').every(({ livemode }) => livemode)).toBe(true);
});

it('events are forgotten after thirty days', () => {
  const world = createWorld();
  sell(world, false);
  world.now += 30 * 86_400;
  expect(forgetOldEvents(world)).toBe(false);
  world.now += 1;
  expect(forgetOldEvents(world)).toBe(true);
  expect(world.state.list('event')).toEqual([]);
});
