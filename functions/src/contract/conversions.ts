import { z } from 'zod';
import { Currency, Instant, PageQuery, page } from './common.ts';
import { CONVERSION_ID, EVENT_TYPES, REDDIT_EVENT_TYPES } from './conversion-ids.ts';
import { endpoint } from './endpoint.ts';
import { ADD_TO_CART_VALUE } from './pricing.ts';

export { REDDIT_EVENT_TYPES };

/**
 * Headers with which the browser says what the visitor chose; both go with every call of `/api/reddit/*`. Without
 * `X-Consent` the choice counts as `unknown`. `Sec-GPC: 1` overrides everything: nothing is kept or sent.
 */
export const CONSENT_HEADERS = { choice: 'X-Consent', gpc: 'Sec-GPC' } as const;

/**
 * `granted`: everything. `limited`: measured under Reddit's Limited Data Use (opted out of sale and sharing).
 * `denied`: nothing. `unknown`: nothing where consent is opt-in; limited where it is opt-out.
 */
export const ConsentChoice = z.enum(['granted', 'limited', 'denied', 'unknown']);
export type ConsentChoice = z.infer<typeof ConsentChoice>;

/** `PageVisit`, `SignUp`, `add_to_cart`, `lead` …: case and separators do not count. */
export const EventType = z
  .string()
  .max(40)
  .transform((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  .pipe(z.enum(EVENT_TYPES));
export type EventType = z.infer<typeof EventType>;
export const RedditEventType = z.enum(REDDIT_EVENT_TYPES);
export type RedditEventType = z.infer<typeof RedditEventType>;

/** Something optional: left out when it is missing, empty, of another type or too large, so no conversion is lost. */
function lenient<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}
const text = (max: number) => lenient(z.string().trim().min(1).max(max));
const url = text(2048);
const pixels = lenient(z.number().positive().max(100_000));
const amount = lenient(z.number().nonnegative().max(1_000_000));
const currency = Currency.catch('USD').default('USD');
const timestamp = lenient(z.union([z.iso.datetime({ offset: true }), z.number().int().positive()]));

const CustomData = z.object({ user_id: text(128) });

const MatchKeysBody = z.object({
  /** Longer ones are cut by the rule of the specification, so they are taken here. */
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

/** Body of the specified POST /api/reddit/track. What the relay has no use for (time zone, language …) is dropped. */
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
      custom_event_name: text(64),
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
 * True: the conversion is kept under its id and will be sent, or was there already, or the visitor's choice keeps it
 * from being kept. False: it carries neither a usable click id nor a uuid, so there is nothing to attribute.
 */
const Success = z.object({ success: z.boolean() });

export const trackConversion = endpoint({
  name: 'trackConversion',
  summary: 'Takes a conversion for Reddit; the same conversion id a second time does nothing.',
  method: 'POST',
  path: '/api/reddit/track',
  auth: 'optional',
  body: TrackBody,
  response: Success,
  rate_limit: 240,
});

export const trackAddToCart = endpoint({
  name: 'trackAddToCart',
  summary: 'Takes an AddToCart conversion for Reddit.',
  method: 'POST',
  path: '/api/reddit/track-addtocart',
  auth: 'optional',
  body: TrackAddToCartBody,
  response: Success,
  rate_limit: 60,
});

export const trackPurchase = endpoint({
  name: 'trackPurchase',
  summary: 'Takes a Purchase conversion for Reddit.',
  method: 'POST',
  path: '/api/reddit/track-purchase',
  auth: 'optional',
  body: TrackPurchaseBody,
  response: Success,
  rate_limit: 60,
});

export const setConversionConsent = endpoint({
  name: 'setConversionConsent',
  summary:
    'Keeps the user’s choice for conversions that the server raises; anything but yes forgets the match keys.',
  method: 'POST',
  path: '/api/reddit/consent',
  auth: 'user',
  body: z.object({ choice: ConsentChoice }),
  response: Success,
  rate_limit: 30,
});

export const ConversionState = z.enum(['queued', 'sending', 'accepted', 'rejected', 'skipped', 'failed']);
export type ConversionState = z.infer<typeof ConversionState>;

/** One try to send, as it was answered. */
export const ConversionAttempt = z.object({
  at: Instant,
  /** HTTP status; null when no answer came or nothing was sent. */
  status: z.number().int().nullable(),
  message: z.string(),
  /** Events in the same request. */
  batch: z.number().int().nonnegative(),
  milliseconds: z.number().int().nonnegative(),
});
export type ConversionAttempt = z.infer<typeof ConversionAttempt>;

/** A conversion as administrators see it: which match keys there are, never their values. */
export const Conversion = z.object({
  id: z.string(),
  type: RedditEventType,
  custom_event_name: z.string().nullable(),
  state: ConversionState,
  /** Why it is in this state, as a sentence. */
  reason: z.string(),
  source: z.enum(['browser', 'server', 'test']),
  event_at: Instant,
  page_url: z.string().nullable(),
  /** Whole currency units, as Reddit takes them. */
  value: z.number().nullable(),
  currency: Currency.nullable(),
  match_keys: z.array(z.string()),
  limited_data_use: z.boolean(),
  test_id: z.string().nullable(),
  /** Times it was taken up since it was queued or replayed. */
  tries: z.number().int().nonnegative(),
  /** The last tries, oldest first. */
  attempts: z.array(ConversionAttempt),
  created_at: Instant,
  updated_at: Instant,
});
export type Conversion = z.infer<typeof Conversion>;

export const listConversions = endpoint({
  name: 'listConversions',
  summary: 'Conversions, newest first.',
  method: 'GET',
  path: '/api/admin/conversions',
  auth: 'admin',
  query: PageQuery.extend({
    type: RedditEventType.optional(),
    state: ConversionState.optional(),
    /** First and last instant of `created_at`. */
    from: Instant.optional(),
    to: Instant.optional(),
  }),
  response: page(Conversion),
});

export const replayConversion = endpoint({
  name: 'replayConversion',
  summary: 'Queues a conversion again that was rejected, skipped or given up.',
  method: 'POST',
  path: '/api/admin/conversions/:id/replay',
  auth: 'admin',
  response: Conversion,
  errors: ['not_found', 'illegal_transition'],
});

export const RedditCircuit = z.object({
  /** Open: nothing is sent, because Reddit refuses the token or the pixel. */
  open: z.boolean(),
  status: z.number().int().nullable(),
  message: z.string(),
  opened_at: Instant.nullable(),
  /** When one conversion is tried again to see whether it works. */
  retry_at: Instant.nullable(),
});
export type RedditCircuit = z.infer<typeof RedditCircuit>;

export const getConversionStatus = endpoint({
  name: 'getConversionStatus',
  summary: 'How the Reddit relay is configured and whether it works.',
  method: 'GET',
  path: '/api/admin/conversion-status',
  auth: 'admin',
  response: z.object({
    configured: z.boolean(),
    pixel_id: z.string().nullable(),
    has_token: z.boolean(),
    api_origin: z.string(),
    test_id: z.string().nullable(),
    consent: z.enum(['opt-in', 'opt-out']),
    circuit: RedditCircuit,
    /** Conversions by state, all days. */
    states: z.record(ConversionState, z.number().int()),
  }),
});

export const getConversionCounts = endpoint({
  name: 'getConversionCounts',
  summary: 'Conversions per day (UTC) and type, oldest day first; days and types without any are left out.',
  method: 'GET',
  path: '/api/admin/conversion-counts',
  auth: 'admin',
  query: z.object({ days: z.coerce.number().int().min(1).max(31).default(14) }),
  response: z.object({
    days: z.array(z.object({ date: z.iso.date(), type: RedditEventType, count: z.number().int() })),
  }),
});

const test_id = z.string().trim().min(1).max(100);

export const sendAdminTestEvent = endpoint({
  name: 'sendAdminTestEvent',
  summary: 'Sends one test event under a test id of Ads Manager and answers what became of it.',
  method: 'POST',
  path: '/api/admin/conversion-test-event',
  auth: 'admin',
  body: z.object({
    test_id,
    event_type: EventType.default('pagevisit'),
    click_id: text(512),
    uuid: text(128),
  }),
  response: Conversion,
  rate_limit: 30,
});

export const sendTestEvent = endpoint({
  name: 'sendTestEvent',
  summary: 'In test mode: sends one test event with the visitor’s click id or uuid.',
  method: 'POST',
  path: '/api/reddit/test-event',
  auth: 'public',
  body: z.object({ event_type: EventType.default('pagevisit'), click_id: text(512), uuid: text(128) }),
  response: Success.extend({ message: z.string() }),
  errors: ['forbidden'],
  rate_limit: 10,
});
