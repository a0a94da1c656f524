import { endpoint } from '@contract/endpoint.ts';
import { getMatch, listMatches } from '@contract/matches.ts';
import { getWallet } from '@contract/wallet.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { freshenAfterWork, keepFresh } from './freshness.ts';
import { queryKey } from './query-keys.ts';
import { watched } from './watch-mutations.ts';

const judge = endpoint({
  name: 'judge',
  summary: 'Test.',
  method: 'PUT',
  path: '/api/things/:posting_id',
  auth: 'user',
  affects: ['getMatch', 'listMatches'],
  replaces: 'getMatch',
  eventually: ['getWallet'],
});

const MATCH = queryKey(getMatch, { params: { posting_id: '7' } });
const OTHER = queryKey(getMatch, { params: { posting_id: '8' } });
const LIST = [...queryKey(listMatches, { query: { q: 'nurse' } }), 'pages'];
const WALLET = queryKey(getWallet);

function refusal(status: number): ApiError {
  return new ApiError({ message: 'No', status, code: 'internal', detail: 'No' });
}

let client: QueryClient;
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
const call = (send: () => Promise<unknown>, patched: readonly 'listMatches'[] = []) =>
  watched({ endpoint: judge, params: { posting_id: '7' }, patched }, send);

beforeEach(() => {
  client = new QueryClient();
  keepFresh(client);
  for (const key of [MATCH, OTHER, LIST, WALLET]) client.setQueryData(key, 'before');
});

describe('after a call that changes something', () => {
  test('what it affects is stale, what its answer replaces is new, and nothing else is touched', async () => {
    await call(async () => 'after');
    expect(client.getQueryData(MATCH)).toBe('after');
    expect([isStale(MATCH), isStale(LIST), isStale(WALLET)]).toEqual([false, true, false]);
  });

  test('several at once: the cache waits for the last', async () => {
    const slow = Promise.withResolvers<string>();
    const last = call(() => slow.promise);
    await call(async () => 'first');
    expect(isStale(LIST)).toBe(false);
    slow.resolve('last');
    await last;
    expect(isStale(LIST)).toBe(true);
    // Only the server knows which of the two responses is newer.
    expect([client.getQueryData(MATCH), isStale(MATCH)]).toEqual(['before', true]);
  });

  test('one that succeeded counts although a later one is refused', async () => {
    const slow = Promise.withResolvers<string>();
    const last = call(() => slow.promise);
    await call(async () => 'first');
    slow.reject(refusal(400));
    await expect(last).rejects.toThrow('No');
    expect(isStale(LIST)).toBe(true);
  });

  test.each([0, 404, 409, 410, 500, 503])('status %i leaves doubt, so it is read again', async (status) => {
    await expect(call(() => Promise.reject(refusal(status)))).rejects.toThrow('No');
    expect([client.getQueryData(MATCH), isStale(MATCH), isStale(LIST)]).toEqual(['before', true, true]);
  });

  test.each([400, 402, 422, 429])('status %i changed nothing, so nothing is read again', async (status) => {
    await expect(call(() => Promise.reject(refusal(status)))).rejects.toThrow('No');
    expect([isStale(MATCH), isStale(LIST)]).toEqual([false, false]);
  });
});

test('what the caller changed itself is read when it is next opened, not now', async () => {
  let reads = 0;
  const queryFn = () => {
    reads += 1;
    return 'read';
  };
  const stop = new QueryObserver(client, { queryKey: LIST, queryFn, staleTime: 60_000 }).subscribe(() => {});
  await call(async () => 'after', ['listMatches']);
  expect([isStale(LIST), reads]).toEqual([true, 0]);
  await call(async () => 'after');
  expect(reads).toBe(1);
  stop();
});

test('what was answered while the call was under way is read again, although the caller changed it', async () => {
  let reads = 0;
  const queryFn = () => {
    reads += 1;
    return 'read';
  };
  const stop = new QueryObserver(client, { queryKey: LIST, queryFn, staleTime: 60_000 }).subscribe(() => {});
  await call(async () => {
    client.setQueryData(LIST, 'from before', { updatedAt: Date.now() + 1 });
  }, ['listMatches']);
  await expect.poll(() => reads).toBe(1);
  stop();
});

test('work that ends later makes stale what it changes', () => {
  freshenAfterWork(client, judge);
  expect([isStale(WALLET), isStale(LIST)]).toEqual([true, false]);
});
