import { expect, it } from 'vitest';
import type { RunTransaction } from '../../../platform/transaction.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { sweepApplications } from './sweep-applications.ts';

it('looks at many stuck applications at once, and one that breaks holds up no other', async () => {
  const ids = Array.from({ length: 100 }, (_, n) => `a${n}`);
  let [running, most, looked_at] = [0, 0, 0];
  const logged: unknown[] = [];
  const runTransaction = (async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    looked_at += 1;
    if (looked_at === 7) throw new Error('The database is away');
    return null;
  }) as RunTransaction;
  // Nothing else is needed when every transaction finds nothing to do.
  const deps = {
    applications: { due: async () => ids },
    runTransaction,
    clock: () => new Date(),
    logger: { info: () => {}, warn: () => {}, error: (...line: unknown[]) => logged.push(line) },
  } as unknown as ApplicationDeps;
  await sweepApplications(deps);
  expect(looked_at).toBe(ids.length);
  expect(most).toBeGreaterThan(5);
  expect(logged).toHaveLength(1);
});
