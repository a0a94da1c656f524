import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendBeforeSignOut, sendUnsent } from './unsent.ts';

const removals: (() => void)[] = [];
const register = (send: () => Promise<boolean>) => removals.push(sendBeforeSignOut(send));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const remove of removals.splice(0)) remove();
});

test('nothing to send: the sign-out goes on at once', async () => {
  expect(await sendUnsent()).toBe(true);
});

test('sends everything, and says whether all of it arrived', async () => {
  const first = vi.fn(async () => true);
  register(first);
  expect(await sendUnsent()).toBe(true);
  expect(first).toHaveBeenCalledOnce();
  register(() => Promise.reject(new Error('offline')));
  expect(await sendUnsent()).toBe(false);
  expect(first).toHaveBeenCalledTimes(2);
});

test('a sign-out does not wait for a server that does not respond', async () => {
  register(() => new Promise(() => undefined));
  const sent = sendUnsent();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await sent).toBe(false);
});
