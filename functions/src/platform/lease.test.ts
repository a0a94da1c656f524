import { expect, it } from 'vitest';
import { claimLease, holdsLease, isLeased, LeaseLost, renewLease, whileLeased } from './lease.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

it('holds off others until it expires, and is free in that very instant', () => {
  const work = { lease: claimLease('a', NOW, 1000) };
  expect(isLeased(work, later(999))).toBe(true);
  expect(isLeased(work, later(1000))).toBe(false);
  expect(isLeased({ lease: null }, NOW)).toBe(false);
});

it('is renewed by its holder, also late, and by nobody else', () => {
  const work = { lease: claimLease('a', NOW, 1000) };
  expect(renewLease(work, 'a', later(5000), 1000).lease).toEqual({ holder: 'a', expires_at: later(6000) });
  expect(() => renewLease(work, 'b', NOW, 1000)).toThrow(LeaseLost);
  expect(() => renewLease({ lease: null }, 'a', NOW, 1000)).toThrow(LeaseLost);
  expect(() => renewLease(null, 'a', NOW, 1000)).toThrow(LeaseLost);
  expect(holdsLease(work, 'a')).toBe(true);
});

it('is renewed while the work goes on and no longer, whatever becomes of a renewal', async () => {
  let renewals = 0;
  let three: () => void = () => undefined;
  const renewed = new Promise<void>((resolve) => {
    three = resolve;
  });
  const renew = async () => {
    renewals += 1;
    if (renewals === 3) three();
    throw new Error('The database is away');
  };
  await expect(whileLeased(3, renew, () => renewed.then(() => 'done'))).resolves.toBe('done');
  await expect(whileLeased(3, renew, () => Promise.reject(new Error('crashed')))).rejects.toThrow('crashed');
});
