import pLimit from 'p-limit';
import { readSignedEvent } from '../../integrations/stripe.ts';
import { AppError } from '../../platform/app-error.ts';
import { errorFields } from '../../platform/logger.ts';
import type { BillingDeps } from './billing-deps.ts';
import { STRIPE_EVENTS } from './handle-stripe-event.ts';

/** An event that is older than this and not worked on has lost its task. */
const TASK_MS = 2 * 60_000;
/** Events enqueued per sweep, and at once. */
const BATCH = 500;
const CONCURRENCY = 20;

export type ReceiveDeps = Pick<BillingDeps, 'settings' | 'events' | 'queue' | 'clock' | 'logger'>;

/**
 * Takes an event: verifies Stripe's signature over the bytes as they came, stores the event under its id, and enqueues the
 * work. Stripe delivers again what is not answered, and what is stored is never lost.
 */
export async function receiveEvent(
  deps: ReceiveDeps,
  body: Uint8Array,
  signature: string | undefined,
): Promise<{ received: true }> {
  const { webhook_secret } = deps.settings();
  if (!webhook_secret) throw new AppError('checkout_closed', 'Payments aren’t set up in this project.');
  const event = await readSignedEvent(body, signature ?? '', webhook_secret);
  if (!event) throw new AppError('invalid_signature', 'This isn’t signed with the secret of this endpoint.');
  // Whatever else the account sends is acknowledged and forgotten.
  if (!STRIPE_EVENTS[event.type]) return { received: true };
  const now = deps.clock();
  const { id } = event.data.object as { id: string }; // every object of these events has one
  const received = {
    id: event.id,
    type: event.type,
    object_id: id,
    created_at: new Date(event.created * 1000),
  };
  if (await deps.events.createOnce(received, now, new Date(now.getTime() + TASK_MS))) {
    await enqueueEvent(deps, event.id);
  }
  return { received: true };
}

/** Enqueues again events whose task was lost or failed. */
export async function sweepStripeEvents(deps: ReceiveDeps): Promise<{ queued_again: number }> {
  const due = await deps.events.due(deps.clock(), BATCH);
  await pLimit(CONCURRENCY).map(due, (id) => enqueueEvent(deps, id));
  return { queued_again: due.length };
}

export async function enqueueEvent(
  deps: Pick<ReceiveDeps, 'queue' | 'logger'>,
  event_id: string,
): Promise<void> {
  try {
    await deps.queue.enqueue('stripeEvent', { event_id });
  } catch (error) {
    // The event stays due: the next sweep enqueues it.
    deps.logger.error('Billing: an event could not be enqueued', { event: event_id, ...errorFields(error) });
  }
}
