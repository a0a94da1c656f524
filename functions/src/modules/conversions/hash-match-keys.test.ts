import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseEmail } from '../../contract/conversion-rules.ts';
import {
  hashExternalId,
  hashMatchKeys,
  normaliseAaid,
  normaliseIdfa,
  normalisePhone,
  sha256,
} from './hash-match-keys.ts';

describe('hashMatchKeys', () => {
  it('gives Reddit’s own vectors', async () => {
    expect(normaliseEmail('Al.ice$+Apple@Example.Com')).toBe('alice@example.com');
    expect(await hashMatchKeys({ email: 'Al.ice$+Apple@Example.Com', phone_number: '+15554441234' })).toEqual(
      {
        email: 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976',
        phone_number: 'e5b124c58580eb16bd959b8d0cac12b12c952e2ceae0203d416cff94f10b994a',
      },
    );
  });

  it.each([
    ['john_doe@example.com', 'johndoe@example.com'],
    ['john-doe@example.com', 'johndoe@example.com'],
    [' JOHN.DOE@EXAMPLE.CO.UK ', 'johndoe@example.co.uk'],
    ['a+b+c@example.com', 'a@example.com'],
    ['+only@example.com', null],
    ['no-at-sign', null],
    ['a@nodot', null],
    ['@example.com', null],
    ['', null],
  ])('normalises the e-mail %s to %s', (given, expected) => {
    expect(normaliseEmail(given)).toBe(expected);
  });

  it.each([
    ['(555) 444-1234', '+15554441234'],
    ['555.444.1234 ext. 9', '+15554441234'],
    ['+44 20 7946 0958', '+442079460958'],
    ['12', null],
    ['call me', null],
  ])('normalises the phone %s to %s', async (given, expected) => {
    expect(await normalisePhone(given)).toBe(expected);
  });

  it('writes Apple’s id in upper and Google’s in lower case, and drops those of devices that said no', () => {
    const id = 'EA7583CD-a667-48bc-b806-42ecb2b48606';
    expect(normaliseIdfa(id)).toBe(id.toUpperCase());
    expect(normaliseAaid(` ${id} `)).toBe(id.toLowerCase());
    expect(normaliseIdfa('00000000-0000-0000-0000-000000000000')).toBeNull();
    for (const none of ['not an id', `x${id}`, `${id}x`]) expect(normaliseAaid(none)).toBeNull();
    // Zeros at its beginning or end make no id one of a device that said no.
    const zeros = '00000000-0000-0000-0000-00000000000a';
    expect(normaliseAaid(zeros)).toBe(zeros);
    const ending = 'a0000000-0000-0000-0000-000000000000';
    expect(normaliseAaid(ending)).toBe(ending);
  });

  it('keeps what is a hash already', async () => {
    const hash = sha256('alice@example.com');
    expect(await hashMatchKeys({ email: hash.toUpperCase(), external_id: ` ${hash} ` })).toEqual({
      email: hash,
      external_id: hash,
    });
    for (const longer of [`${hash}0`, `0${hash}`]) {
      expect(await hashMatchKeys({ external_id: longer })).toEqual({ external_id: sha256(longer) });
    }
    expect(await hashMatchKeys({ external_id: ' u1 ' })).toEqual({ external_id: sha256('u1') });
    expect(hashExternalId('  ')).toBeNull();
  });

  it('gives hashes or nothing, whatever comes in', async () => {
    const keys = fc.record(
      {
        email: fc.oneof(fc.emailAddress(), fc.string()),
        phone_number: fc.string(),
        external_id: fc.string(),
        idfa: fc.oneof(fc.uuid(), fc.string()),
        aaid: fc.oneof(fc.uuid(), fc.string()),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(keys, async (plain) => {
        for (const value of Object.values(await hashMatchKeys(plain)))
          expect(value).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });

  it('gives a person’s id the same hash alone, as owners are found by it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-F]{64}$/)), async (external_id) => {
        const { external_id: among_others } = await hashMatchKeys({ external_id });
        expect(hashExternalId(external_id)).toBe(among_others ?? null);
      }),
    );
  });

  it('takes any spelling of one address for the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.stringMatching(/^[a-z]{1,8}$/), (local, tag) => {
        const dotted = [...local].join('.').toUpperCase();
        expect(normaliseEmail(`${dotted}+${tag}@Example.com`)).toBe(`${local}@example.com`);
      }),
    );
  });
});
