import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { localStripe } from '../../emulators/stripe/local-client.ts';
import { startStripe } from '../../emulators/stripe/server.ts';
import type { ProductId } from '../../functions/src/contract/pricing.ts';
import { setUpAccount } from '../../functions/src/integrations/stripe-account.ts';
import type { BillingDeps } from '../../functions/src/modules/billing/billing-deps.ts';
import { handleStripeEvent, STRIPE_EVENTS } from '../../functions/src/modules/billing/handle-stripe-event.ts';
import { type Answer, startApi, type TestApi } from './api.ts';
import { expectOk, signUp, type TestUser } from './users.ts';

const SECRET = 'whsec_tests';
export const SITE = 'https://huntwell.example';

export type PaymentHarness = {
  api: TestApi;
  billing: BillingDeps;
  stripe: Stripe;
  /** The origin of the Stripe emulator. */
  stripeOrigin: string;
  call(user: TestUser, method: string, path: string, json?: unknown): Promise<Answer>;
  /** Opens a checkout page for this product. */
  checkout(user: TestUser, product: ProductId): Promise<Answer['body']>;
  /** Pays an open checkout page with a card. */
  pay(url: string, number?: string): Promise<void>;
  /** The events that the product listens to and that are new since the last call, oldest first. */
  newEvents(): Promise<Stripe.Event[]>;
  /** Posts an event to the webhook, signed. */
  post(event: Stripe.Event, secret?: string): Promise<Answer>;
  /** Runs the queued work. Failures are left for a later attempt. */
  work(): Promise<void>;
  /** Delivers every new event and runs the work. */
  settle(): Promise<void>;
  /** Buys a product, and delivers what Stripe tells about it. */
  buy(user: TestUser, product: ProductId): Promise<void>;
  wallet(user: TestUser): Promise<Answer['body']>;
  ledger(user: TestUser): Promise<Answer['body'][]>;
  billingOf(user: TestUser): Promise<Answer['body']>;
  payments(user: TestUser): Promise<Answer['body'][]>;
  customerOf(user: TestUser): Promise<string>;
};

/** The API with an account at the Stripe emulator. */
export async function startApiWithStripe(overrides: Parameters<typeof startApi>[0] = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stripe-'));
  const server = await startStripe({ port: 0, host: '127.0.0.1', dataDir });
  const stripe = localStripe(server.port);
  await setUpAccount(stripe, { site: SITE, webhook_url: null });
  const api = await startApi({
    ...overrides,
    stripe: {
      settings: () => ({ missing: [], live: false, webhook_secret: SECRET, site_origin: SITE, tax: false }),
      stripe: async () => stripe,
    },
  });
  const close = async () => {
    await api.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { api, stripe, stripeOrigin: server.origin, close };
}

/** That API for the tests of a file, which deliver Stripe's events themselves. */
export function usePayments(): PaymentHarness {
  let harness: PaymentHarness;
  let close = async () => {};
  beforeAll(async () => {
    const started = await startApiWithStripe();
    close = started.close;
    harness = createHarness(started.api, started.stripe, started.stripeOrigin);
  });
  afterAll(() => close());
  return new Proxy({} as PaymentHarness, { get: (_, name) => Reflect.get(harness, name) });
}

function createHarness(api: TestApi, stripe: Stripe, stripeOrigin: string): PaymentHarness {
  const { billing } = api.services;
  const seen = new Set<string>();
  const read = async (user: TestUser, where: string) =>
    expectOk(await api.call('GET', where, { token: user.token })).body;

  const self: PaymentHarness = {
    api,
    billing,
    stripe,
    stripeOrigin,
    call: (user, method, where, json) => api.call(method, where, { token: user.token, json }),
    checkout: async (user, product) =>
      expectOk(
        await self.call(user, 'POST', '/api/billing/checkout', { product, renewal_terms_accepted: true }),
      ).body,
    async pay(url, number = '4242 4242 4242 4242') {
      const form = { number, expiry: '12 / 40', cvc: '123', name: 'Ada Test', country: 'US' };
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      });
      if (answer.status !== 303 && answer.status !== 302)
        throw new Error(`The card was declined: ${answer.status}`);
    },
    async newEvents() {
      const found: Stripe.Event[] = [];
      for await (const event of stripe.events.list({ limit: 100 })) {
        if (seen.has(event.id)) break;
        found.push(event);
      }
      for (const { id } of found) seen.add(id);
      return found.reverse().filter(({ type }) => STRIPE_EVENTS[type]);
    },
    post(event, secret = SECRET) {
      const payload = JSON.stringify(event);
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
      return api.call('POST', '/api/webhooks/stripe', {
        bytes: payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
    },
    async work() {
      for (const task of api.tasks.splice(0)) {
        if (task.name !== 'stripeEvent') continue;
        await handleStripeEvent(billing, task.payload.event_id).catch(() => undefined);
      }
    },
    async settle() {
      for (const event of await self.newEvents()) expectOk(await self.post(event));
      await self.work();
    },
    async buy(user, product) {
      await self.pay((await self.checkout(user, product)).url);
      await self.settle();
    },
    wallet: (user) => read(user, '/api/wallet'),
    ledger: async (user) => (await read(user, '/api/wallet/ledger?limit=100')).items,
    billingOf: (user) => read(user, '/api/billing'),
    payments: async (user) => (await read(user, '/api/billing/payments')).items,
    async customerOf(user) {
      const account = await billing.accounts.find(user.uid);
      if (!account) throw new Error('There is no customer');
      return account.customer_id;
    },
  };
  return self;
}

/** A new account without credits of its own. */
export const newBuyer = (): Promise<TestUser> => signUp();
