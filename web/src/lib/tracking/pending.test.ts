import { expect, it, vi } from 'vitest';
import { createPending } from './pending.ts';
import { fakeClock, settled } from './testing.ts';
import type { Conversion } from './types.ts';

function conversion(id: string): Conversion {
  const moment = { path: '/', url: 'https://huntwell.example/', title: '', at: 0 };
  return { type: 'lead', conversionId: id, currency: 'USD', metadata: {}, moment };
}

function setup(send = vi.fn(async (_: Conversion) => false)) {
  const time = fakeClock();
  const pending = createPending({ clock: time.clock, send, on_change: vi.fn() });
  return { time, pending, send };
}

it('tries each at most three times [4.pending.2] [9.tracking.1]', async () => {
  const { pending, send } = setup();
  pending.add(conversion('a'));
  for (const left of [1, 1, 0, 0]) {
    await pending.retry();
    expect(pending.size()).toBe(left);
  }
  expect(send).toHaveBeenCalledTimes(3);
});

it('keeps what failed and drops what was sent', async () => {
  const { pending } = setup(vi.fn(async ({ conversionId }) => conversionId === 'good'));
  pending.add(conversion('good'));
  pending.add(conversion('bad'));
  await pending.retry();
  expect(pending.size()).toBe(1);
});

it('does not try one that is under way', async () => {
  let answer = (_: boolean) => {};
  const { pending, send } = setup(
    vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    ),
  );
  pending.add(conversion('a'));
  void pending.retry();
  void pending.retry();
  expect(send).toHaveBeenCalledOnce();
  answer(true);
  await settled();
  expect(pending.size()).toBe(0);
});

it('sweeps every 60 s and drops what is older than 5 minutes [4.pending.3] [9.tracking.1]', () => {
  const { time, pending } = setup();
  pending.add(conversion('old'));
  time.advance(1000);
  pending.add(conversion('younger'));
  // The sweep at 5 min finds the first one exactly 5 minutes old: not older.
  time.advance(299_000);
  expect(pending.size()).toBe(2);
  time.advance(59_999);
  expect(pending.size()).toBe(2);
  time.advance(1);
  expect(pending.size()).toBe(0);
});

it('keeps what is 5 minutes old at a sweep and drops it at the next', () => {
  const { time, pending } = setup();
  pending.add(conversion('first'));
  time.advance(60_000);
  pending.add(conversion('second'));
  time.advance(300_000);
  // 6 min: the first is gone, the second exactly 5 minutes old.
  expect(pending.size()).toBe(1);
  time.advance(60_000);
  expect(pending.size()).toBe(0);
});

it('leaves no timer behind when nothing waits', async () => {
  const { time, pending } = setup(vi.fn(async () => true));
  pending.add(conversion('a'));
  expect(time.waiting()).toBe(1);
  await pending.retry();
  expect(time.waiting()).toBe(0);
});
