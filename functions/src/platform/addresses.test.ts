import { describe, expect, it } from 'vitest';
import { isPublicAddress, NotPublic, publicLookup } from './addresses.ts';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '100.64.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '0.0.0.0',
    '::',
    '::1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    // IPv4 addresses in disguise.
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::10.0.0.1',
    '::ffff:0:127.0.0.1',
    '2002:7f00:1::',
    '2002:7f00::',
    '2002:0a00:0001::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2001:0:7f00:1::',
    // Formerly site-local, documentation, and unassigned.
    'fec0::1',
    '2001:db8::1',
    '4000::1',
    // Not an address, or not in the form that a socket reports.
    'no address',
    '127.1',
    '0x7f000001',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('publicLookup', () => {
  const ask = (addresses: string[], all: boolean) =>
    new Promise((resolve) => {
      publicLookup(async () => addresses)('a.test', { all }, (error, ...answer) => resolve(error ?? answer));
    });

  it('gives the very addresses that were judged', async () => {
    expect(await ask(['8.8.8.8', '2606:4700::1111'], false)).toEqual(['8.8.8.8', 4]);
    expect(await ask(['8.8.8.8', '2606:4700::1111'], true)).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
      0,
    ]);
  });

  it('refuses a name that has any other address, or none', async () => {
    expect(await ask(['8.8.8.8', '10.0.0.7'], true)).toBeInstanceOf(NotPublic);
    expect(await ask([], true)).toBeInstanceOf(NotPublic);
  });
});
