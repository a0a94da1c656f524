import { describe, expect, it } from 'vitest';
import { customEventName } from '../../contract/conversion-rules.ts';
import type { ConversionFacts } from './conversion-record.ts';
import { sha256 } from './hash-match-keys.ts';
import { toRedditEvent } from './to-reddit-event.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const UUID = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';
const HOUR = 3600_000;

function facts(changes: Partial<ConversionFacts> = {}): ConversionFacts {
  return {
    conversion_id: 'cs_123',
    type: 'PURCHASE',
    custom_event_name: null,
    source: 'browser',
    event_at: new Date(NOW.getTime() - HOUR),
    page_url: 'https://example.com/credits',
    value: 35,
    currency: 'USD',
    item_count: 1,
    products: [{ id: 'premium_monthly', name: 'Premium' }],
    limited: null,
    test_id: null,
    match: {
      click_id: '318',
      uuid: UUID,
      email: sha256('a@b.co'),
      user_agent: 'UA',
      screen_width: 1920,
      screen_height: 1080,
    },
    ...changes,
  };
}

function eventOf(changes: Partial<ConversionFacts> = {}) {
  const mapped = toRedditEvent(facts(changes), NOW);
  if (!('event' in mapped)) throw new Error(mapped.refused);
  return mapped.event;
}

describe('toRedditEvent', () => {
  it('gives the names, units and places of API v3', () => {
    expect(eventOf()).toEqual({
      event_at: NOW.getTime() - HOUR,
      action_source: 'WEBSITE',
      event_source_url: 'https://example.com/credits',
      click_id: '318',
      type: { tracking_type: 'PURCHASE' },
      user: {
        email: sha256('a@b.co'),
        user_agent: 'UA',
        uuid: UUID,
        screen_dimensions: { width: 1920, height: 1080 },
      },
      metadata: {
        conversion_id: 'cs_123',
        value: 35,
        currency: 'USD',
        item_count: 1,
        products: [{ id: 'premium_monthly', name: 'Premium' }],
      },
    });
  });

  it('sends value and items only where Reddit reads them', () => {
    expect(eventOf({ type: 'PAGE_VISIT' }).metadata).toEqual({ conversion_id: 'cs_123' });
    expect(eventOf({ type: 'SIGN_UP' }).metadata).toEqual({
      conversion_id: 'cs_123',
      value: 35,
      currency: 'USD',
    });
  });

  it.each([
    ['PURCHASE', ['conversion_id', 'value', 'currency', 'item_count', 'products']],
    ['ADD_TO_CART', ['conversion_id', 'value', 'currency', 'item_count', 'products']],
    ['CUSTOM', ['conversion_id', 'value', 'currency', 'item_count', 'products']],
    ['LEAD', ['conversion_id', 'value', 'currency']],
    ['SIGN_UP', ['conversion_id', 'value', 'currency']],
    ['PAGE_VISIT', ['conversion_id']],
    ['VIEW_CONTENT', ['conversion_id']],
  ] as const)('tells of a %s what Reddit reads of it', (type, keys) => {
    expect(Object.keys(eventOf({ type, custom_event_name: 'x' }).metadata)).toEqual(keys);
  });

  it('leaves out a value, a number and products that are not known', () => {
    const bare = { currency: null, item_count: null, products: [] };
    expect(eventOf({ ...bare, value: null }).metadata).toEqual({ conversion_id: 'cs_123' });
    expect(eventOf({ ...bare, value: Number.NaN }).metadata).toEqual({ conversion_id: 'cs_123' });
    expect(eventOf({ ...bare, value: 0 }).metadata).toEqual({ conversion_id: 'cs_123', value: 0 });
  });

  it('gives every key of the person and the device by its name, and no user where there is none', () => {
    const match = {
      email: 'e',
      phone_number: 'p',
      external_id: 'x',
      user_agent: 'UA',
      uuid: UUID,
      idfa: 'i',
      aaid: 'a',
    };
    expect(eventOf({ match }).user).toEqual(match);
    const { user } = eventOf({ match: { click_id: '318' } as ConversionFacts['match'] });
    expect(user).toBeUndefined();
    expect(Object.keys(eventOf({ match: { ...match, email: undefined } }).user ?? {})).not.toContain('email');
  });

  it.each(['uuid', 'email', 'external_id', 'idfa', 'aaid'] as const)(
    'takes %s alone for enough to match by, without a click id',
    (key) => {
      expect(eventOf({ match: { user_agent: 'UA', [key]: UUID } }).user).toEqual({
        user_agent: 'UA',
        [key]: UUID,
      });
    },
  );

  it('sends both sides of the screen in whole pixels, or none', () => {
    const screen = (screen_width?: number, screen_height?: number) =>
      eventOf({
        match: { click_id: '1', user_agent: 'UA', screen_width, screen_height } as ConversionFacts['match'],
      }).user?.screen_dimensions;
    expect(screen(1536.4, 864)).toEqual({ width: 1536, height: 864 });
    expect(screen(1920)).toBeUndefined();
    expect(screen(0.2, 100)).toBeUndefined();
    expect(screen(32_768, 100)).toBeUndefined();
  });

  it('asks for Limited Data Use where it applies', () => {
    const of = (limited: ConversionFacts['limited']) => eventOf({ limited }).user?.data_processing_options;
    expect(of(null)).toBeUndefined();
    expect(of({ country: null, region: null })).toEqual({ modes: ['LDU'] });
    expect(of({ country: 'US', region: 'US-CA' })).toEqual({
      modes: ['LDU'],
      country: 'US',
      region: 'US-CA',
    });
  });

  it('cuts the name of a custom event as the pixel does', () => {
    const { type } = eventOf({ type: 'CUSTOM', custom_event_name: 'x'.repeat(80) });
    expect(type.custom_event_name).toBe(customEventName('x'.repeat(80)));
    expect(type.custom_event_name).toHaveLength(64);
  });

  it('refuses what Reddit would refuse', () => {
    const refused = (changes: Partial<ConversionFacts>) => {
      const mapped = toRedditEvent(facts(changes), NOW);
      return 'refused' in mapped ? mapped.refused : null;
    };
    const at = (ms: number) => ({ event_at: new Date(NOW.getTime() + ms) });
    expect(refused(at(-168 * HOUR))).toContain('older');
    expect(toRedditEvent(facts(at(-168 * HOUR)), NOW)).toMatchObject({ forget: true });
    expect(refused(at(-168 * HOUR + 1000))).toBeNull();
    expect(refused(at(5 * 60_000 + 1000))).toContain('future');
    expect(refused(at(5 * 60_000))).toBeNull();
    expect(refused({ type: 'CUSTOM' })).toContain('name');
    expect(refused({ match: { user_agent: 'UA', phone_number: 'p' } })).toContain('match');
    expect(refused(at(Number.NaN))).toContain('time');
  });
});
