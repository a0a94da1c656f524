import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '../../functions/src/contract/api.ts';
import { replayConversions } from '../../functions/src/contract/conversions-admin.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { makeAdmin, signUp } from '../support/users.ts';

/**
 * Lists build their queries from filters that can be combined freely, and each combination needs indexes, without which
 * Firestore rejects the query. So every combination of filters that the contract allows is tested.
 */

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await makeAdmin(api, await signUp()));
});
afterAll(() => api.close());

const PAGING = ['cursor', 'limit'];
const EXAMPLES = ['nurse', '2026-11-01T00:00:00.000Z', '2026-11-01', 7];

/** Values for a filter: both for yes/no, one of several words, undefined if optional. */
function valuesOf(filter: z.ZodType): unknown[] {
  const schema = z.toJSONSchema(filter, { io: 'input', unrepresentable: 'any' });
  const takes = (value: unknown) => filter.safeParse(value).success;
  const left_out = takes(undefined) ? [undefined] : [];
  if (filter.safeParse('true').data === true) return [...left_out, 'true', 'false'];
  const value = [...(schema.enum ?? []), ...EXAMPLES].find(takes);
  if (value === undefined) throw new Error(`No example fits ${JSON.stringify(schema)}: add one.`);
  return [...left_out, value];
}

/** Every combination of the filters of a contract's object. */
function combinations(object: z.ZodType): Record<string, string>[] {
  const filters = Object.entries((object as z.ZodObject).shape).filter(([name]) => !PAGING.includes(name));
  return filters.reduce<Record<string, string>[]>(
    (found, [name, filter]) =>
      found.flatMap((one) =>
        valuesOf(filter as z.ZodType).map((value) =>
          value === undefined ? one : { ...one, [name]: String(value) },
        ),
      ),
    [{}],
  );
}

/** Lists answer JSON. Matches are filtered in memory: a finished search is read whole. */
const lists = ENDPOINTS.filter(
  ({ name, method, path, query, response }) =>
    method === 'GET' && query && response && !path.includes(':') && name !== 'listMatches',
);

it('there are lists with filters', () => {
  expect(lists.length).toBeGreaterThan(5);
});

describe.each(lists.map(({ name, path, query }) => [name, path, query as z.ZodType] as const))(
  '%s',
  (_, path, query) => {
    it.each(combinations(query).map((filter) => [new URLSearchParams(filter).toString(), filter]))(
      'answers ?%s',
      async (text, filter) => {
        // More combinations than calls that one minute allows.
        api.advance(1000);
        const { status, body } = await api.call('GET', `${path}?${text}`, { token });
        expect([status, filter, body]).toEqual([200, filter, expect.anything()]);
      },
    );
  },
);

describe('replayConversions', () => {
  it.each(combinations(replayConversions.body as z.ZodType).map((filter) => [filter]))(
    'finds what fits %j',
    async (filter) => {
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await api.call('POST', replayConversions.path, { token, json: filter, headers });
      expect([answer.status, filter]).toEqual([200, filter]);
    },
  );
});

describe('the candidates of a search', () => {
  it.each([[null], [{ market: 'US' }], [{ area: 'US-NY' }]])(
    'are counted, and found nearest to a title, in %j',
    async (place) => {
      const query = {
        family: 'any',
        place,
        vector: new Float32Array(128).fill(0.1),
        least_cosine: 0,
        limit: 5,
      };
      const { postingIndex } = api.services.match;
      expect(await postingIndex.nearest(query)).toEqual([]);
      expect(await postingIndex.count({ family: 'any', place, up_to: 5 })).toBe(0);
    },
  );

  it.each(
    (['title_terms', 'skill_terms'] as const).flatMap((field) =>
      [null, ['US'], ['US', 'CA']].map((markets) => [field, markets] as const),
    ),
  )('are found by %s in %j', async (field, markets) => {
    const query = { field, values: ['no-such-term', 'nor-this'], markets, limit: 5 };
    expect(await api.services.match.postingIndex.holding(query)).toEqual([]);
  });
});
