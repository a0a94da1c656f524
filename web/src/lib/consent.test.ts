import { expect, it } from 'vitest';
import { permissionOf, readChoice } from './consent.ts';

it.each([
  ['granted', 'opt-in', 'full'],
  ['granted', 'opt-out', 'full'],
  ['limited', 'opt-in', 'limited'],
  ['limited', 'opt-out', 'limited'],
  ['denied', 'opt-in', 'none'],
  ['denied', 'opt-out', 'none'],
  ['unknown', 'opt-in', 'undecided'],
  ['unknown', 'opt-out', 'limited'],
] as const)('%s under %s is %s, and nothing under Global Privacy Control', (choice, mode, permission) => {
  expect(permissionOf(choice, false, mode)).toBe(permission);
  expect(permissionOf(choice, true, mode)).toBe('none');
});

it('reads the stored choice and takes anything else for none', () => {
  expect(readChoice('{"version":1,"at":"2026-11-21T00:00:00Z","choice":"granted"}')).toBe('granted');
  expect(readChoice('{"version":1,"choice":"unknown"}')).toBe('unknown');
  // Another question was asked then.
  expect(readChoice('{"version":0,"choice":"granted"}')).toBe('unknown');
  for (const text of [null, '', '{', 'granted', '[]']) expect(readChoice(text)).toBe('unknown');
});
