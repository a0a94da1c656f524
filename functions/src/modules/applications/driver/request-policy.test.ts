import { describe, expect, it } from 'vitest';
import { requestPolicy } from './request-policy.ts';

const NAMES: Record<string, string[]> = {
  'cdn.example.com': ['93.184.216.34'],
  'rebound.example.com': ['93.184.216.34', '169.254.169.254'],
  'metadata.example.com': ['169.254.169.254'],
  'nat64.example.com': ['64:ff9b::7f00:1'],
};

function judge() {
  const asked: string[] = [];
  const is_allowed_request = requestPolicy(
    (url) => url.origin === 'http://127.0.0.1:7500' || url.hostname === 'jobs.lever.co',
    async (host) => {
      asked.push(host);
      const addresses = NAMES[host];
      if (!addresses) throw new Error('ENOTFOUND');
      return addresses;
    },
  );
  return { is_allowed_request, asked };
}

describe('what a page loads', () => {
  it.each([
    ['https://cdn.example.com/a.js', true],
    ['http://127.0.0.1:7500/style.css', true],
    ['data:text/css,', true],
    ['http://127.0.0.1:9000/', false],
    ['http://[::ffff:127.0.0.1]/', false],
    ['http://[2002:7f00:1::]/', false],
    ['http://0x7f000001/', false],
    ['http://metadata.google.internal./', false],
    ['https://rebound.example.com/', false],
    ['https://metadata.example.com/latest', false],
    ['https://nat64.example.com/', false],
    ['https://unknown.example.com/', false],
  ])('%s: %s', async (address, expected) =>
    expect(await judge().is_allowed_request(address, false)).toBe(expected),
  );

  it('is judged by name once for each page', async () => {
    const { is_allowed_request, asked } = judge();
    await Promise.all([
      is_allowed_request('https://cdn.example.com/a', false),
      is_allowed_request('https://cdn.example.com/b', false),
    ]);
    expect(asked).toEqual(['cdn.example.com']);
  });

  it('is the page itself only where Huntwell may go', async () => {
    const { is_allowed_request } = judge();
    expect(await is_allowed_request('https://jobs.lever.co/x', true)).toBe(true);
    expect(await is_allowed_request('https://cdn.example.com/', true)).toBe(false);
    expect(await is_allowed_request('data:text/html,', true)).toBe(false);
  });
});
