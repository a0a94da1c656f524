import { expect, it } from 'vitest';
import { consentHeaders, readChoice } from './consent.ts';

it('reads the stored choice with its time, and takes anything else for none', () => {
  const at = '2026-11-21T00:00:00.000Z';
  expect(readChoice(`{"version":1,"at":"${at}","choice":"granted"}`)).toEqual({
    choice: 'granted',
    chosen_at: at,
  });
  expect(readChoice('{"version":1,"choice":"denied"}')).toEqual({
    choice: 'denied',
    chosen_at: '1970-01-01T00:00:00.000Z',
  });
  const none = { choice: 'unknown', chosen_at: null };
  expect(readChoice('{"version":1,"choice":"unknown"}')).toEqual(none);
  // Another question was asked then.
  expect(readChoice('{"version":0,"choice":"granted"}')).toEqual(none);
  for (const text of [null, '', '{', 'granted', '[]']) expect(readChoice(text)).toEqual(none);
});

it('tells the server the choice and when it was made; Global Privacy Control is a no', () => {
  const chosenAt = '2026-11-21T00:00:00.000Z';
  const granted = { choice: 'granted', chosen_at: chosenAt, gpc: false, permission: 'full' } as const;
  expect(consentHeaders(granted)).toEqual({ 'X-Consent': 'granted', 'X-Consent-At': chosenAt });
  expect(consentHeaders({ ...granted, gpc: true, permission: 'none' })).toEqual({ 'X-Consent': 'denied' });
  const none = { choice: 'unknown', chosen_at: null, gpc: false, permission: 'undecided' } as const;
  expect(consentHeaders(none)).toEqual({ 'X-Consent': 'unknown' });
});
