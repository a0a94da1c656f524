import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cleanClickId,
  cleanUuid,
  clickIdFormat,
  customEventName,
  normaliseEmail,
  permissionOf,
} from './conversion-rules.ts';

it.each([
  ['3184742045291813272', '3184742045291813272'],
  ['reddit-click-abc123', 'abc123'],
  ['rd_click_abc123', 'abc123'],
  ['t2_8f3a', 't2_8f3a'],
  ['a-b.c d%e', 'abcde'],
  // A prefix is one only at the beginning.
  ['a-reddit-click-b', 'aredditclickb'],
  // Truncated first, cleaned after: what lies beyond the 64th character is gone whatever is removed before it.
  [`${'-'.repeat(10)}${'a'.repeat(70)}`, 'a'.repeat(54)],
  [`reddit-click-${'9'.repeat(80)}`, '9'.repeat(64)],
])('cleans %s [5.click.1]', (raw, cleaned) => {
  expect(cleanClickId(raw)).toBe(cleaned);
});

it.each([null, '', '   ', '---', 'reddit-click-'])('takes %j for no click id', (raw) => {
  expect(cleanClickId(raw)).toBeNull();
});

it('leaves letters, digits and underscore, at most 64, whatever comes [5.click.1] [9.tracking.2]', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (raw) => {
      const cleaned = cleanClickId(raw);
      expect(cleaned === null || /^\w{1,64}$/.test(cleaned)).toBe(true);
    }),
  );
});

it.each([
  ['318474', 'numeric'],
  ['t2_8f3a', 't2_ internal'],
  ['abc123', 'alphanumeric'],
  ['a_b', 'unrecognised'],
  ['123_', 'unrecognised'],
  ['xt2_8f3a', 'unrecognised'],
  ['t2_8f-3a', 'unrecognised'],
])('recognises %s as %s [5.click.2]', (click_id, format) => {
  expect(clickIdFormat(click_id)).toBe(format);
});

it('keeps the pixel’s cookie whole, its time included, and refuses anything else', () => {
  const uuid = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';
  expect(cleanUuid(` ${uuid} `)).toBe(uuid);
  for (const other of [uuid.slice(14), `x${uuid}`, `${uuid}0`, 'person@example.com', '', null, undefined]) {
    expect(cleanUuid(other)).toBeNull();
  }
});

it.each([
  ['granted', 'opt-in', 'full'],
  ['granted', 'opt-out', 'full'],
  ['limited', 'opt-in', 'limited'],
  ['unknown', 'opt-in', 'undecided'],
  ['unknown', 'opt-out', 'limited'],
  ['denied', 'opt-in', 'none'],
  ['denied', 'opt-out', 'none'],
] as const)('%s under %s is %s', (choice, mode, expected) => {
  expect(permissionOf(choice, mode)).toBe(expected);
});

it.each([
  [' Demo booked ', 'Demo booked'],
  [`${'n'.repeat(64)}m`, 'n'.repeat(64)],
  ['   ', 'Custom'],
  [42, 'Custom'],
  [undefined, 'Custom'],
])('names the custom event %j %j', (name, expected) => {
  expect(customEventName(name)).toBe(expected);
});

it.each([
  'a b@example.com c',
  'a@exam ple.com',
  'a@ex.com d',
  'a@example.com.',
  'a@.com',
  '@example.com',
  'a@com',
  'a',
])('takes %j for no email address', (value) => {
  expect(normaliseEmail(value)).toBeNull();
});
