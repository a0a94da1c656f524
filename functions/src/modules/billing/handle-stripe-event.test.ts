import { expect, it } from 'vitest';
import type { BillingDeps } from './billing-deps.ts';
import { handleStripeEvent, MAX_ATTEMPTS } from './handle-stripe-event.ts';

const HOUR_MS = 3_600_000;

it('an event is tried for a day before it is given up, however often the queue would repeat a task', async () => {
  const start = new Date('2026-11-22T12:00:00Z');
  let now = start;
  let event = { state: 'received', type: 'invoice.paid', object_id: 'in_1', attempts: 0 };
  let due: Date | null = start;
  const deps = {
    events: {
      find: async () => event,
      fail: async (_id: string, attempts: number, _error: string, due_at: Date | null) => {
        event = { ...event, attempts, state: due_at ? 'received' : 'failed' };
        due = due_at;
      },
    },
    stripe: async () => {
      throw new Error('the key was revoked');
    },
    clock: () => now,
    logger: { error: () => undefined },
  } as unknown as BillingDeps;
  // It resolves, so the queue is done with the task; the sweeper enqueues the next when it is due.
  for (let attempt = 1; due && attempt <= 50; attempt += 1) {
    now = due;
    await handleStripeEvent(deps, 'evt_1');
  }
  expect(event).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
  expect((now.getTime() - start.getTime()) / HOUR_MS).toBeGreaterThan(24);
});
