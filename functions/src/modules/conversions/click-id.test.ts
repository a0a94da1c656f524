import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanClickId, cleanUuid } from './click-id.ts';

describe('cleanClickId', () => {
  it.each([
    ['3184742045291813272', '3184742045291813272'],
    ['reddit-click-abc123', 'abc123'],
    ['rd_click_t2_9xy', 't2_9xy'],
    ['t2_abc', 't2_abc'],
    ['  <b>12</b> ', 'b12b'],
    ['%%%', null],
    ['', null],
    [undefined, null],
  ])('makes %s into %s', (given, expected) => {
    expect(cleanClickId(given)).toBe(expected);
  });

  it('gives at most 64 letters, digits and underscores', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (given) => {
        expect(cleanClickId(given) ?? 'x').toMatch(/^\w{1,64}$/);
      }),
    );
  });

  it('cuts after stripping the prefix and before removing characters, as specified', () => {
    expect(cleanClickId(`rd_click_${'-'.repeat(60)}${'a'.repeat(20)}`)).toBe('aaaa');
  });
});

describe('cleanUuid', () => {
  const uuid = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';
  it('keeps the cookie whole, its time included', () => {
    expect(cleanUuid(uuid)).toBe(uuid);
  });
  it('refuses anything else', () => {
    expect(cleanUuid('b8f7eb7d-b357-437b-8bd3-e1c8166c7132')).toBeNull();
    expect(cleanUuid('person@example.com')).toBeNull();
    expect(cleanUuid(undefined)).toBeNull();
  });
});
