import { describe, expect, it } from 'vitest';
import { choiceOf, countryOf, permissionOf } from './consent.ts';

const headers = (values: Record<string, string>) => (name: string) => values[name.toLowerCase()];

describe('choiceOf', () => {
  it('is the header’s word, unknown without one', () => {
    expect(choiceOf(headers({ 'x-consent': 'Granted' }))).toBe('granted');
    expect(choiceOf(headers({ 'x-consent': 'maybe' }))).toBe('unknown');
    expect(choiceOf(headers({}))).toBe('unknown');
  });
  it('is no under Global Privacy Control, whatever was chosen', () => {
    expect(choiceOf(headers({ 'sec-gpc': '1', 'x-consent': 'granted' }))).toBe('denied');
    expect(choiceOf(headers({ 'sec-gpc': '0', 'x-consent': 'granted' }))).toBe('granted');
  });
});

describe('permissionOf', () => {
  it.each([
    ['granted', 'opt-in', 'full'],
    ['granted', 'opt-out', 'full'],
    ['limited', 'opt-in', 'limited'],
    ['unknown', 'opt-in', 'none'],
    ['unknown', 'opt-out', 'limited'],
    ['denied', 'opt-in', 'none'],
    ['denied', 'opt-out', 'none'],
  ] as const)('%s under %s is %s', (choice, mode, expected) => {
    expect(permissionOf(choice, mode)).toBe(expected);
  });
});

describe('countryOf', () => {
  it('is a country code or nothing', () => {
    expect(countryOf(headers({ 'x-country-code': 'us' }))).toBe('US');
    expect(countryOf(headers({ 'x-country-code': 'ZZ' }))).toBeNull();
    expect(countryOf(headers({}))).toBeNull();
  });
});
