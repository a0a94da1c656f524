import { describe, expect, it } from 'vitest';
import { OutgoingError, type OutgoingFetch } from '../platform/outgoing.ts';
import { redditConversions } from './reddit-conversions.ts';

function clientWith(outgoing: OutgoingFetch) {
  return redditConversions({
    origin: 'https://ads-api.reddit.com',
    pixel_id: 'a2_x',
    token: 'secret',
    outgoing,
  });
}
const answering = (status: number, text: string, headers = {}): OutgoingFetch => {
  return async (url) => ({ status, text, url, headers: new Headers(headers) });
};

describe('redditConversions', () => {
  it('posts to the pixel with the token and a name of its own', async () => {
    const calls: Parameters<OutgoingFetch>[] = [];
    const client = clientWith(async (...call) => {
      calls.push(call);
      return { status: 200, text: '{"data":{"message":"ok"}}', url: call[0], headers: new Headers() };
    });
    expect(await client.send([], null)).toEqual({ status: 200, message: 'ok', retry_after_seconds: null });
    await client.send([], 't2_test');
    const [url, init] = calls[0] ?? [];
    expect(url).toBe('https://ads-api.reddit.com/api/v3/pixels/a2_x/conversion_events');
    expect(init?.headers?.authorization).toBe('Bearer secret');
    expect(init?.headers?.['user-agent']).not.toMatch(/^(node|undici|mozilla)/i);
    expect(init?.body).toBe('{"data":{"events":[]}}');
    expect(calls[1]?.[1]?.body).toBe('{"data":{"events":[],"test_id":"t2_test"}}');
  });

  it.each([
    ['{"error":{"code":400,"message":"missing action_source"}}', 'missing action_source'],
    ['{"message":"old envelope"}', 'old envelope'],
    ['{"success":false,"error":{"reason":"UNAUTHORIZED","explanation":"no"}}', 'no'],
    ['Authorization Required', 'Authorization Required'],
    ['"Authorization Required"', 'Authorization Required'],
    ['null', ''],
    ['', ''],
  ])('reads the sentence in %s', async (text, message) => {
    expect((await clientWith(answering(400, text)).send([], null)).message).toBe(message);
  });

  it('reads Retry-After as seconds or a date', async () => {
    const wait = async (value: string) =>
      (await clientWith(answering(429, '', { 'retry-after': value })).send([], null)).retry_after_seconds;
    expect(await wait('30')).toBe(30);
    expect(await wait(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50);
    expect(await wait('soon')).toBeNull();
  });

  it('has no status when no answer came', async () => {
    const client = clientWith(async () => {
      throw new OutgoingError('timeout', 'too slow');
    });
    expect(await client.send([], null)).toEqual({
      status: null,
      message: 'timeout',
      retry_after_seconds: null,
    });
  });
});
