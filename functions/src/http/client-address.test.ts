import { describe, expect, it, test } from 'vitest';
import { GOOGLE_NETWORKS } from '../platform/google-networks.ts';
import { clientAddresses, networkOf } from './client-address.ts';

const addressOf = clientAddresses('192.0.2.0/24, 2001:db8:1::/48');
const from = (forwarded_for?: string) => addressOf({ forwarded_for, peer: '169.254.1.1' });

const CALLER = '203.0.113.7';
const HOSTING = '192.0.2.44';

describe('a call to the URL of the function', () => {
  test.each([
    [CALLER],
    [`1.2.3.4, ${CALLER}`],
    [`1.2.3.4,${CALLER}`],
    [`1.2.3.4, 5.6.7.8, ${CALLER}`],
    // Hosting's address within made-up entries changes nothing.
    [`1.2.3.4, ${HOSTING}, ${CALLER}`],
    [`${HOSTING}, ${HOSTING}, ${CALLER}`],
    [`,,, ${CALLER}`],
    [`not an address, ${CALLER}`],
  ])('%s comes from who called', (chain) => {
    expect(from(chain)).toBe(CALLER);
  });
});

describe('a call through Hosting', () => {
  test.each([
    [`${CALLER}, ${HOSTING}`],
    // As seen in the wild, without spaces.
    [`${CALLER},${HOSTING}`],
    [`1.2.3.4, ${CALLER}, ${HOSTING}`],
    [`${HOSTING}, 1.2.3.4, ${CALLER}, 2001:db8:1::9`],
    [`1.2.3.4, ${HOSTING}, ${CALLER}, ${HOSTING}`],
  ])('%s comes from whom Hosting was called by', (chain) => {
    expect(from(chain)).toBe(CALLER);
  });

  it('is Hosting itself where no caller is named', () => {
    expect(from(HOSTING)).toBe(HOSTING);
    expect(from(`nonsense, ${HOSTING}`)).toBe(HOSTING);
  });
});

it('falls back to the other end of the connection', () => {
  expect(from(undefined)).toBe('169.254.1.1');
  expect(from('nonsense')).toBe('169.254.1.1');
  expect(addressOf({ forwarded_for: undefined, peer: undefined })).toBe('unknown');
});

it('knows the networks of Google, and refuses what is no network', () => {
  const google = clientAddresses(GOOGLE_NETWORKS);
  // As recorded by an application behind Hosting.
  expect(google({ forwarded_for: '200.114.214.155,104.198.56.253', peer: undefined })).toBe(
    '200.114.214.155',
  );
  expect(google({ forwarded_for: '1.2.3.4, 200.114.214.155', peer: undefined })).toBe('200.114.214.155');
  for (const wrong of ['192.0.2.0', '192.0.2.0/33', '2001:db8::/129', 'hosting/8', '192.0.2.0/8/8x'])
    expect(() => clientAddresses(wrong), wrong).toThrow(/isn’t a network/);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:a:b:1:2:3:4', '2001:db8:a:b::/64'],
  ['2001:db8:a:b::9', '2001:db8:a:b::/64'],
  ['2001:0DB8:000a:b::9', '2001:db8:a:b::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
