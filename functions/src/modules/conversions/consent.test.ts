import { describe, expect, it } from 'vitest';
import { choiceOf, consentOf, placeOf, timed } from './consent.ts';

const headers = (values: Record<string, string>) => (name: string) => values[name.toLowerCase()];
const NOW = new Date('2026-11-21T12:00:00Z');

describe('choiceOf', () => {
  it('is the header’s word, unknown without one', () => {
    expect(choiceOf(headers({ 'x-consent': 'Granted' }))).toBe('granted');
    expect(choiceOf(headers({ 'x-consent': 'maybe' }))).toBe('unknown');
    expect(choiceOf(headers({}))).toBe('unknown');
  });
  it('is no under Global Privacy Control, whatever was chosen', () => {
    expect(choiceOf(headers({ 'sec-gpc': '1', 'x-consent': 'granted' }))).toBe('denied');
    expect(choiceOf(headers({ 'sec-gpc': ' 1 ', 'x-consent': 'granted' }))).toBe('denied');
    expect(choiceOf(headers({ 'sec-gpc': '0', 'x-consent': 'granted' }))).toBe('granted');
  });
});

describe('when a choice was made', () => {
  const at = '2026-11-20T08:00:00.000Z';
  it('is what the browser says, never later than now', () => {
    const said = (time: string) => headers({ 'x-consent': 'granted', 'x-consent-at': time });
    expect(consentOf(said(at), NOW)).toEqual({ choice: 'granted', at: new Date(at) });
    expect(consentOf(said('2030-01-01T00:00:00Z'), NOW).at).toEqual(NOW);
  });
  it('is now for a no without a time and for Global Privacy Control, long ago for everything else', () => {
    expect(timed('denied', undefined, NOW).at).toEqual(NOW);
    const gpc = headers({ 'sec-gpc': '1', 'x-consent': 'granted', 'x-consent-at': at });
    expect(consentOf(gpc, NOW)).toEqual({ choice: 'denied', at: NOW });
    expect(timed('granted', 'soon', NOW).at).toEqual(new Date(0));
    expect(timed('unknown', at, NOW).at).toEqual(new Date(0));
  });
});

describe('placeOf', () => {
  const place = (country: string, region = '') =>
    placeOf(headers({ 'x-country-code': country, 'x-region-code': region }));
  it('is a country and its region, as far as they are codes', () => {
    expect(place('us')).toEqual({ country: 'US', region: null });
    expect(place('US', 'USCA')).toEqual({ country: 'US', region: 'US-CA' });
    expect(place('US', 'us-ny')).toEqual({ country: 'US', region: 'US-NY' });
    expect(place('ZZ', 'USCA')).toEqual({ country: null, region: null });
    expect(place('DE', 'USCA')).toEqual({ country: 'DE', region: null });
    expect(place(' US ', ' USCA ')).toEqual({ country: 'US', region: 'US-CA' });
    for (const country of ['USA', 'U', '1US', '']) expect(place(country).country).toBeNull();
    for (const region of ['California', 'XUSCA', 'XX-USCA', 'US-CALIF'])
      expect(place('US', region).region).toBeNull();
    expect(placeOf(headers({}))).toEqual({ country: null, region: null });
    expect(placeOf(headers({ 'x-country-code': 'US' }))).toEqual({ country: 'US', region: null });
  });
});
