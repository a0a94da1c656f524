/**
 * How soon Stripe gets its answer: `node tests/bench/stripe-webhook.ts PORT_OFFSET`, beside a stack that runs there. Sends
 * signed events one after the other, each with an id of its own, and prints the times of the webhook beside those of
 * the health check, which does nothing, over the same connections. Prints one JSON object last; times are milliseconds.
 */
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { portsAt } from '../../emulators/ports.ts';
import { localStripe } from '../../emulators/stripe/local-client.ts';
import { DEMO_WEBHOOK_SECRET } from '../../emulators/stripe/server.ts';

const CALLS = 200;
const WARM_UP = 10;
const GOAL_MS = 300;

const ports = portsAt(Number(process.argv[2] ?? 0));
const stripe = localStripe(ports.stripe);
const api = `http://127.0.0.1:${ports.hosting}/api`;

function sendEvent(): Promise<Response> {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'sub_nobodys', object: 'subscription' } },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: DEMO_WEBHOOK_SECRET });
  return fetch(`${api}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
}

async function timesOf(call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    const start = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    if (n >= WARM_UP) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

function figuresOf(times: number[]) {
  const at = (share: number) => Math.round((times[Math.ceil(times.length * share) - 1] as number) * 10) / 10;
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

const health = figuresOf(await timesOf(() => fetch(`${api}/health`)));
const webhook = figuresOf(await timesOf(sendEvent));
console.log(`health check: median ${health.median} ms, 95 % within ${health.p95} ms`);
console.log(
  `webhook: median ${webhook.median} ms, 95 % within ${webhook.p95} ms, longest ${webhook.longest} ms`,
);
console.log(JSON.stringify({ calls: CALLS, health, webhook, goal: GOAL_MS, load: loadavg()[0] }));
