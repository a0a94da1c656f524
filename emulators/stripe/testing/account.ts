import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { DEMO_SECRET_KEY, startStripe } from '../server.ts';

/** What the API answered, as it came over the wire. */
export type Answered = { method: string; path: string; status: number; body: Record<string, unknown> };

export type TestAccount = {
  stripe: Stripe;
  origin: string;
  dataDir: string;
  answers: Answered[];
  /** Prices by what they are for. */
  prices: { monthly: string; dearer: string; yearly: string; pack: string };
  /** Sends a form of a hosted page; resolves to where it leads, or to null with what the page then says. */
  submit: (
    url: string,
    fields?: Record<string, string>,
  ) => Promise<{ location: string | null; text: string }>;
  control: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** A customer with a running subscription, paid on the hosted page, driven by a test clock. */
  subscriber: (card?: string) => Promise<Subscriber>;
  /** Moves the clock on and waits until everything that fell due was done. */
  advance: (clock: string, to: number) => Promise<void>;
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

export type Subscriber = {
  customer: string;
  clock: string;
  subscription: string;
  session: string;
  start: number;
};

/** The first of January 2027 in seconds: renewals then fall on firsts. */
export const NEW_YEAR = Date.UTC(2027, 0, 1) / 1000;
export const CARD = '4242424242424242';

export function card(number = CARD): Record<string, string> {
  return { number, expiry: '12 / 40', cvc: '123', name: 'Maria Lopez', country: 'US', postal_code: '94107' };
}

/** An account of its own on a free port, with prices, whose answers are recorded. */
export async function openAccount(
  options: { retry_delays_ms?: readonly number[]; now?: () => number } = {},
): Promise<TestAccount> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stripe-'));
  const start = (port: number) => startStripe({ port, host: '127.0.0.1', dataDir, ...options });
  let server = await start(0);
  const answers: Answered[] = [];
  const recordingFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const body = (await response.clone().json()) as Record<string, unknown>;
    answers.push({ method: init?.method ?? 'GET', path: url.pathname, status: response.status, body });
    return response;
  };
  const stripe = new Stripe(DEMO_SECRET_KEY, {
    host: '127.0.0.1',
    port: server.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(recordingFetch),
  });
  const premium = await stripe.products.create({ name: 'Premium' });
  const credits = await stripe.products.create({ name: '25 credits' });
  const price = async (product: string, unit_amount: number, interval?: 'month' | 'year') => {
    const recurring = interval ? { recurring: { interval } } : {};
    return (await stripe.prices.create({ product, currency: 'usd', unit_amount, ...recurring })).id;
  };
  const prices = {
    monthly: await price(premium.id, 3500, 'month'),
    dearer: await price(premium.id, 5000, 'month'),
    yearly: await price(premium.id, 30_000, 'year'),
    pack: await price(credits.id, 900),
  };

  const submit: TestAccount['submit'] = async (url, fields = card()) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    return { location: answer.headers.get('location'), text: await answer.text() };
  };
  const advance: TestAccount['advance'] = async (clock, to) => {
    for (;;) {
      const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock);
      if (frozen_time >= to) return;
      // Two periods at a time are allowed; a month and a half never is too far.
      await stripe.testHelpers.testClocks.advance(clock, {
        frozen_time: Math.min(to, frozen_time + 45 * 86_400),
      });
      while ((await stripe.testHelpers.testClocks.retrieve(clock)).status !== 'ready');
    }
  };
  return {
    stripe,
    origin: server.origin,
    dataDir,
    answers,
    prices,
    submit,
    advance,
    control: async (method, where, body) => {
      const answer = await fetch(`${server.origin}/_emulator${where}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await answer.text();
      return text === '' ? null : JSON.parse(text);
    },
    subscriber: async (number = CARD) => {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: NEW_YEAR });
      const customer = await stripe.customers.create({ email: 'maria@example.com', test_clock: clock.id });
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: prices.monthly, quantity: 1 }],
        success_url: 'http://127.0.0.1:1/credits?session_id={CHECKOUT_SESSION_ID}',
        subscription_data: { metadata: { uid: 'u1' } },
      });
      await submit(session.url ?? '', card(number));
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
      return {
        customer: customer.id,
        clock: clock.id,
        subscription: String(subscription),
        session: session.id,
        start: NEW_YEAR,
      };
    },
    restart: async () => {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Receiver = {
  url: string;
  /** Every delivery that was received, verified by the SDK, in the order of arrival. */
  events: Stripe.Event[];
  /** The status that the next deliveries are answered with; 200 once these are used up. */
  answers: number[];
  close: () => void;
};

/** An HTTP server that takes events like the product: raw body, signature checked by the SDK's own `constructEvent`. */
export async function openReceiver(
  { stripe }: TestAccount,
  enabled_events: ['*'] = ['*'],
): Promise<Receiver> {
  const receiver: Receiver = { url: '', events: [], answers: [], close: () => server.close() };
  let secret = '';
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const signature = String(req.headers['stripe-signature']);
      const status = receiver.answers.shift() ?? 200;
      if (status === 200) {
        receiver.events.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret));
      }
      res.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  const endpoint = await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events });
  secret = endpoint.secret ?? '';
  return receiver;
}
