import { expect, it } from 'vitest';
import { EMPTY_WALLET } from './ledger.ts';
import { type ReconcileDeps, reconcileWallets } from './reconcile-wallets.ts';

it('a ledger that cannot be read fails the run, and accuses no wallet', async () => {
  const alarms: unknown[] = [];
  const saved: unknown[] = [];
  const deps = {
    wallets: {
      differing: async () => [],
      changedBetween: async () => [{ uid: 'u1', updated_at: new Date(0), wallet: EMPTY_WALLET, entries: 1 }],
      findCheckpoint: async () => null,
      entries: async () => Promise.reject(new Error('unavailable')),
    },
    reconciliation: { last: async () => null, save: async (...run: unknown[]) => void saved.push(run) },
    clock: () => new Date('2026-03-01T00:00:00Z'),
    logger: { error: (...line: unknown[]) => void alarms.push(line) },
  } as unknown as ReconcileDeps;
  await expect(reconcileWallets(deps)).rejects.toThrow('unavailable');
  expect([alarms, saved]).toEqual([[], []]);
});
