import type Stripe from 'stripe';
import { endpointsFor } from '../core/webhook-endpoints.ts';
import type { World } from '../core/world.ts';
import { signatureHeader } from './sign.ts';

/** Waits after each failed delivery, in ms. Stripe retries over hours; here the same number of tries takes minutes. */
const RETRY_DELAYS_MS = [1000, 5000, 15_000, 60_000, 300_000];
const TIMEOUT_MS = 10_000;
const LOG_LENGTH = 1000;

/** How deliveries differ from one prompt delivery an event, in order. */
export type DeliveryPlan = {
  /** Keeps events until they are released, so that they can come late and in any order. */
  hold?: boolean;
  /** How often each event is delivered even if it was received. */
  copies?: number;
  delay_ms?: number;
  /** Only events about this customer; others are delivered as usual. */
  customer?: string;
  /** Only events of these types. */
  types?: string[];
};

export type Attempt = {
  event: string;
  type: string;
  endpoint: string;
  url: string;
  /** 0 if no answer came. */
  status: number;
  at: string;
};

/** Posts events to the webhook endpoints: at least once each, signed, again until one answers 2xx. */
export class Deliveries {
  readonly attempts: Attempt[] = [];
  private plan: DeliveryPlan = {};
  private held: Stripe.Event[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly under_way = new Set<Promise<void>>();
  private readonly world: World;
  private readonly retry_delays_ms: readonly number[];
  private readonly onDelivered: () => void;
  private closed = false;

  constructor(world: World, onDelivered: () => void, retry_delays_ms: readonly number[] = RETRY_DELAYS_MS) {
    this.world = world;
    this.onDelivered = onDelivered;
    this.retry_delays_ms = retry_delays_ms;
  }

  setPlan(plan: DeliveryPlan): void {
    this.plan = plan;
  }

  get held_events(): { id: string; type: string }[] {
    return this.held.map(({ id, type }) => ({ id, type }));
  }

  /** Takes an event the moment it happens. It leaves once the request that caused it is done. */
  take(event: Stripe.Event): void {
    event.pending_webhooks = endpointsFor(this.world, event.type).length;
    if (event.pending_webhooks === 0) return;
    const planned = this.concerns(event);
    if (planned && this.plan.hold) {
      this.held.push(event);
      return;
    }
    this.send(event, planned ? (this.plan.delay_ms ?? 0) : 0, planned ? (this.plan.copies ?? 1) : 1);
  }

  /** Delivers what was held back, in this order; those with `ids` only, if given. */
  release(order: 'oldest_first' | 'newest_first' | 'shuffled' = 'oldest_first', ids?: string[]): number {
    const chosen = this.held.filter(({ id }) => ids?.includes(id) ?? true);
    this.held = this.held.filter((event) => !chosen.includes(event));
    if (order === 'newest_first') chosen.reverse();
    if (order === 'shuffled') chosen.sort(() => Math.random() - 0.5);
    // One after the other, so that the order is that of arrival as well.
    this.follow(
      (async () => {
        for (const event of chosen) {
          for (let copy = 0; copy < (this.plan.copies ?? 1); copy += 1) await this.deliver(event);
        }
      })(),
    );
    return chosen.length;
  }

  /** Delivers an event once more, whether or not it was received. */
  resend(event: Stripe.Event): void {
    this.send(event, 0, 1);
  }

  /** Sends again what no endpoint had received when the process ended. */
  resume(): void {
    for (const event of this.world.state.list('event').reverse()) {
      if (event.pending_webhooks > 0) this.send(event, 0, 1);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.under_way);
  }

  private concerns(event: Stripe.Event): boolean {
    const { customer, types } = this.plan;
    const object = event.data.object as { id?: string; customer?: unknown };
    const about = customer === undefined || object.customer === customer || object.id === customer;
    return about && (types?.includes(event.type) ?? true);
  }

  private send(event: Stripe.Event, delay_ms: number, copies: number): void {
    for (let copy = 0; copy < copies; copy += 1) this.later(delay_ms, () => this.deliver(event));
  }

  private async deliver(event: Stripe.Event): Promise<void> {
    await Promise.all(
      endpointsFor(this.world, event.type).map((endpoint) => this.attempt(event, endpoint, 0)),
    );
  }

  private async attempt(
    event: Stripe.Event,
    endpoint: Stripe.WebhookEndpoint,
    failures: number,
  ): Promise<void> {
    const status = await this.post(event, endpoint);
    this.attempts.push({
      event: event.id,
      type: event.type,
      endpoint: endpoint.id,
      url: endpoint.url,
      status,
      at: new Date().toISOString(),
    });
    if (this.attempts.length > LOG_LENGTH) this.attempts.shift();
    if (status >= 200 && status < 300) {
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
      this.onDelivered();
      return;
    }
    const delay = this.retry_delays_ms[failures];
    if (delay !== undefined) this.later(delay, () => this.attempt(event, endpoint, failures + 1));
  }

  private async post(event: Stripe.Event, endpoint: Stripe.WebhookEndpoint): Promise<number> {
    const payload = JSON.stringify(event, null, 2);
    const secret = this.world.state.hidden.endpoint_secrets[endpoint.id] ?? '';
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(payload, secret, Math.floor(Date.now() / 1000)),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }

  private later(delay_ms: number, run: () => Promise<void>): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.follow(run());
    }, delay_ms);
    this.timers.add(timer);
  }

  private follow(work: Promise<void>): void {
    this.under_way.add(work);
    void work.finally(() => this.under_way.delete(work));
  }
}
