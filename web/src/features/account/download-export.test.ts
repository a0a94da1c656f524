import { expect, it } from 'vitest';
import { fetchParts } from './download-export.ts';

const CONTENT = 'a file in several parts';

it('puts the parts together in their order and tells how far it is', async () => {
  const seen: number[] = [];
  const part = async (offset: number) => new Blob([CONTENT.slice(offset, offset + 10)]);
  const file = await fetchParts(CONTENT.length, part, (bytes) => seen.push(bytes));
  expect(await file.text()).toBe(CONTENT);
  expect(file.type).toBe('application/zip');
  expect(seen).toEqual([10, 20, 23]);
});

it('does not save half a file', async () => {
  const empty = async () => new Blob([]);
  await expect(fetchParts(5, empty, () => undefined)).rejects.toThrow('Try again');
});
