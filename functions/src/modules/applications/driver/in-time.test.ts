import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<string>(() => undefined);

it('gives a form up after three minutes, and not before', async () => {
  let ended: string | null = null;
  const work = inTime(never()).catch((error: Error) => {
    ended = error.message;
  });
  await vi.advanceTimersByTimeAsync(179_999);
  expect(ended).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe('The form took too long to read or fill');
  await work;
});

it('passes on what the work gave, or why it failed, and leaves no timer behind', async () => {
  expect(await inTime(Promise.resolve('read'))).toBe('read');
  await expect(inTime(Promise.reject(new Error('The page crashed')))).rejects.toThrow('The page crashed');
  expect(vi.getTimerCount()).toBe(0);
});
