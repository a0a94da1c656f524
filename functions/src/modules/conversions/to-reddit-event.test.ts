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
    expect(refused(at(-168 * HOUR + 1000))).toBeNull();
    expect(refused(at(5 * 60_000 + 1000))).toContain('ahead');
    expect(refused(at(5 * 60_000))).toBeNull();
    expect(refused({ type: 'CUSTOM' })).toContain('name');
    expect(refused({ match: { user_agent: 'UA' } })).toContain('match');
    expect(refused(at(Number.NaN))).toContain('time');
  });
});
