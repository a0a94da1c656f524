import { expect, it, vi } from 'vitest';
import { createPending } from './pending.ts';
import { fakeClock, settled } from './testing.ts';
import type { Conversion } from './types.ts';

function conversion(id: string): Conversion {
  const moment = { path: '/', url: 'https://huntwell.example/', title: '', at: 0 };
  return { type: 'lead', conversionId: id, currency: 'USD', metadata: {}, moment };
}

function setup(send = vi.fn(async (_: Conversion) => false), ready = true) {
  const time = fakeClock();
  const state = { ready };
  const pending = createPending({ clock: time.clock, ready: () => state.ready, send, onChange: vi.fn() });
  return { time, pending, send, state };
}
/** A tracker that finds neither click id nor uuid. */
const withoutId = () => setup(undefined, false);

it('tries each at most three times [4.pending.2] [9.tracking.1]', async () => {
  const { pending, send } = setup();
  pending.add(conversion('a'), 0);
  for (const left of [1, 1, 0, 0]) {
    await pending.retry();
    expect(pending.size()).toBe(left);
  }
  expect(send).toHaveBeenCalledTimes(3);
});

it('keeps what failed and drops what was sent', async () => {
  const { pending } = setup(vi.fn(async ({ conversionId }) => conversionId === 'good'));
  pending.add(conversion('good'), 0);
  pending.add(conversion('bad'), 0);
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
  pending.add(conversion('a'), 0);
  void pending.retry();
  void pending.retry();
  expect(send).toHaveBeenCalledOnce();
  answer(true);
  await settled();
  expect(pending.size()).toBe(0);
});

it('sweeps every 60 s and drops what is older than 5 minutes [4.pending.3] [9.tracking.1]', () => {
  const { time, pending } = withoutId();
  pending.add(conversion('old'), 0);
  time.advance(1000);
  pending.add(conversion('younger'), 0);
  // The sweep at 5 min finds the first one exactly 5 minutes old: not older.
  time.advance(299_000);
  expect(pending.size()).toBe(2);
  time.advance(59_999);
  expect(pending.size()).toBe(2);
  time.advance(1);
  expect(pending.size()).toBe(0);
});

it('keeps what is 5 minutes old at a sweep and drops it at the next', () => {
  const { time, pending } = withoutId();
  pending.add(conversion('first'), 0);
  time.advance(60_000);
  pending.add(conversion('second'), 0);
  time.advance(300_000);
  // 6 min: the first is gone, the second exactly 5 minutes old.
  expect(pending.size()).toBe(1);
  time.advance(60_000);
  expect(pending.size()).toBe(0);
});

it('leaves no timer behind when nothing waits', async () => {
  const { time, pending } = setup(vi.fn(async () => true));
  pending.add(conversion('a'), 0);
  expect(time.waiting()).toBe(1);
  await pending.retry();
  expect(time.waiting()).toBe(0);
});

it('tries again at each sweep, and counts what was tried before', async () => {
  const { time, pending, send } = setup();
  pending.add(conversion('failed once'), 1);
  time.advance(59_999);
  expect(send).not.toHaveBeenCalled();
  time.advance(1);
  await settled();
  expect(send).toHaveBeenCalledOnce();
  expect(pending.size()).toBe(1);
  time.advance(60_000);
  await settled();
  expect(send).toHaveBeenCalledTimes(2);
  expect(pending.size()).toBe(0);
  expect(time.waiting()).toBe(0);
});

it('spends no attempt while nothing can be sent', async () => {
  const { time, pending, send, state } = withoutId();
  pending.add(conversion('a'), 0);
  for (let times = 0; times < 4; times += 1) {
    time.advance(60_000);
    await pending.retry();
  }
  expect(send).not.toHaveBeenCalled();
  state.ready = true;
  await pending.retry();
  expect(send).toHaveBeenCalledOnce();
});
