import { z } from 'zod';
import { Currency, Instant } from './common.ts';
import { CONVERSION_ID, EVENT_TYPES } from './conversion-ids.ts';
import { endpoint } from './endpoint.ts';
import { ADD_TO_CART_VALUE } from './pricing.ts';

/**
 * Headers in which the browser states the visitor's choice and when it was made (ISO 8601), with every call of
 * `/api/reddit/*`. Without `X-Consent` the choice is `unknown`. `Sec-GPC: 1`, which a browser adds to every call,
 * overrides everything: nothing is stored or sent.
 */
export const CONSENT_HEADERS = { choice: 'X-Consent', at: 'X-Consent-At', gpc: 'Sec-GPC' } as const;

/**
 * `granted`: everything. `limited`: measured under Reddit's Limited Data Use (opted out of sale and sharing).
 * `denied`: nothing. `unknown`: nothing where consent is opt-in; limited where it is opt-out.
 */
export const ConsentChoice = z.enum(['granted', 'limited', 'denied', 'unknown']);
export type ConsentChoice = z.infer<typeof ConsentChoice>;

/** `PageVisit`, `SignUp`, `add_to_cart`, `lead` …: case and separators are ignored. */
export const EventType = z
  .string()
  .max(40)
  .transform((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  .pipe(z.enum(EVENT_TYPES));
export type EventType = z.infer<typeof EventType>;

/** An optional value, dropped if it is missing, empty, of another type or too large, so that no conversion is lost. */
function lenient<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}
export const text = (max: number) => lenient(z.string().trim().min(1).max(max));
const url = text(2048);
const pixels = lenient(z.number().positive().max(100_000));
const amount = lenient(z.number().nonnegative().max(1_000_000));
const currency = Currency.catch('USD').default('USD');
const timestamp = lenient(z.union([z.iso.datetime({ offset: true }), z.number().int().positive()]));

const CustomData = z.object({ user_id: text(128) });

const MatchKeysBody = z.object({
  /** Longer values are accepted here and truncated by the specification's rule. */
  click_id: text(512),
  uuid: text(128),
  user_agent: text(512),
  screenWidth: pixels,
  screenHeight: pixels,
  idfa: text(64),
  aaid: text(64),
  landingPage: url,
  email: text(254),
  external_id: text(128),
});

/** Body of POST /api/reddit/track as specified. What the relay does not use (time zone, language …) is dropped. */
export const TrackBody = z.object({
  event_type: EventType,
  conversion_id: CONVERSION_ID,
  email: text(254),
  external_id: text(128),
  value: amount,
  currency,
  metadata: z
    .object({
      page_url: url,
      phone_number: text(40),
      timestamp,
      /** Name of a `custom` event. */
      custom_event_name: text(500),
    })
    .catch({})
    .default({}),
  click_id: text(512),
  uuid: text(128),
  aaid: text(64),
  idfa: text(64),
  screen_width: pixels,
  screen_height: pixels,
});

const purchaseFields = {
  conversion_id: CONVERSION_ID,
  timestamp,
  currency,
  content_name: text(200),
  content_ids: lenient(z.array(z.string().trim().min(1).max(100)).max(20)),
  content_type: text(100),
  match_keys: MatchKeysBody.catch({}).default({}),
  custom_data: CustomData.catch({}).default({}),
};

/** Body of the specified POST /api/reddit/track-addtocart. */
export const TrackAddToCartBody = z.object({
  ...purchaseFields,
  event_type: z.literal('AddToCart').default('AddToCart'),
  value_decimal: z.number().nonnegative().max(1_000_000).catch(ADD_TO_CART_VALUE).default(ADD_TO_CART_VALUE),
});

/** Body of the specified POST /api/reddit/track-purchase. */
export const TrackPurchaseBody = z.object({
  ...purchaseFields,
  event_type: z.literal('Purchase').default('Purchase'),
  value_decimal: amount,
  transaction_id: text(200),
  num_items: z.number().int().positive().max(1000).catch(1).default(1),
});

/**
 * True: the conversion is stored under its id and will be sent, or already was, or the visitor's choice forbids storing
 * it. False: it has neither a usable click id nor a uuid, so it cannot be attributed; or it happened more than 7 days
 * ago.
 */
const Success = z.object({ success: z.boolean() });

export const trackConversion = endpoint({
  name: 'trackConversion',
  summary: 'Accepts a conversion for Reddit; repeating a conversion id has no effect.',
  method: 'POST',
  path: '/api/reddit/track',
  auth: 'optional',
  affects: { nothing: 'Pages of the person who converts show no conversions.' },
  body: TrackBody,
  response: Success,
  rate_limit: 240,
});

export const trackAddToCart = endpoint({
  name: 'trackAddToCart',
  summary: 'Accepts an AddToCart conversion for Reddit.',
  method: 'POST',
  path: '/api/reddit/track-addtocart',
  auth: 'optional',
  affects: { nothing: 'Pages of the person who converts show no conversions.' },
  body: TrackAddToCartBody,
  response: Success,
  rate_limit: 60,
});

export const trackPurchase = endpoint({
  name: 'trackPurchase',
  summary: 'Accepts a Purchase conversion for Reddit.',
  method: 'POST',
  path: '/api/reddit/track-purchase',
  auth: 'optional',
  affects: { nothing: 'Pages of the person who converts show no conversions.' },
  body: TrackPurchaseBody,
  response: Success,
  rate_limit: 60,
});

export const setConversionConsent = endpoint({
  name: 'setConversionConsent',
  summary:
    'Stores the user’s choice for server-side conversions; anything but consent deletes the match keys.',
  method: 'POST',
  path: '/api/reddit/consent',
  auth: 'user',
  affects: { nothing: 'The choice itself is kept in the browser.' },
  /** `chosen_at`: the newer of two choices wins, in whatever order they arrive. */
  body: z.object({ choice: ConsentChoice, chosen_at: Instant.optional() }),
  response: Success,
  rate_limit: 30,
});

export const sendTestEvent = endpoint({
  name: 'sendTestEvent',
  summary: 'In test mode: sends one test event with the visitor’s click id or uuid.',
  method: 'POST',
  path: '/api/reddit/test-event',
  auth: 'public',
  affects: { nothing: 'The test page shows what was captured, not what was stored.' },
  body: z.object({ event_type: EventType.default('pagevisit'), click_id: text(512), uuid: text(128) }),
  response: Success.extend({ message: z.string() }),
  errors: ['forbidden'],
  rate_limit: 10,
});
