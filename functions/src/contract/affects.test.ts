import { expect, test } from 'vitest';
import { ENDPOINTS } from './api.ts';
import { READS } from './reads.ts';

const changing = ENDPOINTS.filter(({ method }) => method !== 'GET');

test('the names of the reads are those of the contract', () => {
  const reads = ENDPOINTS.filter(({ method }) => method === 'GET').map(({ name }) => name);
  expect([...READS].sort()).toEqual(reads.sort());
});

test.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s says what it affects, or why nothing',
  (_, { affects }) => {
    if (affects && 'nothing' in affects) expect(affects.nothing).toMatch(/^[A-Z].{10,}\.$/);
    else expect(affects?.length).toBeGreaterThan(0);
  },
);

test('what an answer replaces is affected, and is read with the same parameters and shape', () => {
  for (const { name, affects, replaces, path, response } of changing) {
    if (!replaces) continue;
    const read = ENDPOINTS.find((one) => one.name === replaces);
    expect(affects, name).toContain(replaces);
    // A response of one must be a valid response of the other; comparing keys is enough.
    const keys = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
    expect(keys(response), name).toEqual(expect.arrayContaining(keys(read?.response)));
    const params = (at: string) => at.match(/:\w+/g) ?? [];
    expect(params(path), name).toEqual(params(read?.path ?? ''));
  }
});
