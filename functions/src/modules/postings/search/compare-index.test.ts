import { expect, it } from 'vitest';
import { comparing, type Difference, type Entry, isBeyondRepair } from './compare-index.ts';

async function* entries(count: number, version: number): AsyncGenerator<Entry> {
  for (let at = 0; at < count; at += 1) yield { id: String(at).padStart(6, '0'), version };
}

async function compared(open: AsyncGenerator<Entry>, indexed: AsyncGenerator<Entry>): Promise<Difference> {
  const difference: Difference = { open: 0, missing: [], stale: [], extra: [] };
  for await (const _ of comparing(open, indexed, difference));
  return difference;
}

it('an index of which every entry is older is corrected, not built anew', async () => {
  const difference = await compared(entries(6000, 2), entries(6000, 1));
  expect(difference.stale).toHaveLength(6000);
  expect(isBeyondRepair(difference)).toBe(false);
});

it('an index that lacks thousands, or has thousands too many, is built anew', async () => {
  expect(isBeyondRepair(await compared(entries(5001, 1), entries(0, 1)))).toBe(true);
  expect(isBeyondRepair(await compared(entries(0, 1), entries(5001, 1)))).toBe(true);
  expect(isBeyondRepair(await compared(entries(5000, 1), entries(0, 1)))).toBe(false);
});
