import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkBody, checkEvent } from '../../emulators/reddit/check-event.ts';
import { REDDIT_EVENT_TYPES } from '../../functions/src/contract/conversion-ids.ts';
import type { ConversionFacts } from '../../functions/src/modules/conversions/conversion-record.ts';
import { sha256 } from '../../functions/src/modules/conversions/hash-match-keys.ts';
import { toRedditEvent } from '../../functions/src/modules/conversions/to-reddit-event.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const UUID = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';

it('maps every conversion to what the strict API takes, without a field that is undefined', () => {
  const hash = fc.string().map(sha256);
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const side = fc.oneof(fc.integer({ min: -10, max: 70_000 }), fc.double({ noNaN: true }));
  const match = fc
    .record({
      click_id: maybe(fc.stringMatching(/^\w{1,64}$/)),
      uuid: maybe(fc.constant(UUID)),
      email: maybe(hash),
      phone_number: maybe(hash),
      external_id: maybe(hash),
      idfa: maybe(hash),
      aaid: maybe(hash),
      user_agent: maybe(fc.string({ minLength: 1 })),
      screen_width: maybe(side),
      screen_height: maybe(side),
    })
    .map((keys) => keys as ConversionFacts['match']);
  const any = fc.record({
    conversion_id: fc.stringMatching(/^[A-Za-z0-9][\w.:-]{0,40}$/),
    type: fc.constantFrom(...REDDIT_EVENT_TYPES),
    custom_event_name: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
    source: fc.constantFrom('browser', 'server', 'test' as const),
    event_at: fc.date({ min: new Date('2026-11-10'), max: new Date('2026-11-23') }),
    page_url: fc.option(fc.webUrl()),
    value: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
    currency: fc.constantFrom('USD', 'EUR', null),
    item_count: fc.option(fc.integer({ min: 1, max: 9 })),
    products: fc.array(fc.record({ id: fc.string({ minLength: 1 }) }, { noNullPrototype: true }), {
      maxLength: 3,
    }),
    limited: fc.option(
      fc.record({ country: fc.constantFrom('US', null), region: fc.constantFrom('US-CA', null) }),
    ),
    test_id: fc.constant(null),
    match,
  });
  fc.assert(
    fc.property(any, (given) => {
      const mapped = toRedditEvent(given as ConversionFacts, NOW);
      if (!('event' in mapped)) return;
      expect(mapped.event).toStrictEqual(JSON.parse(JSON.stringify(mapped.event)));
      expect(checkBody({ data: { events: [mapped.event] } })).toBeNull();
      expect(checkEvent(mapped.event, NOW.getTime())).toBeNull();
    }),
  );
});
