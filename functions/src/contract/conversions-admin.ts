import { z } from 'zod';
import { Currency, Instant, PageQuery, page } from './common.ts';
import { RedditEventType } from './conversion-ids.ts';
import { EventType, text } from './conversions.ts';
import { endpoint } from './endpoint.ts';

export const ConversionState = z.enum(['queued', 'sending', 'accepted', 'rejected', 'skipped', 'failed']);
export type ConversionState = z.infer<typeof ConversionState>;

/** One attempt to send, with the response. */
export const ConversionAttempt = z.object({
  at: Instant,
  /** HTTP status; null if there was no response or nothing was sent. */
  status: z.number().int().nullable(),
  message: z.string(),
  /** Events in the same request. */
  batch: z.number().int().nonnegative(),
  milliseconds: z.number().int().nonnegative(),
});
export type ConversionAttempt = z.infer<typeof ConversionAttempt>;

/** A conversion as administrators see it: the names of its match keys, never their values. */
export const Conversion = z.object({
  /** Type and conversion id, which Reddit counts once. */
  id: z.string(),
  conversion_id: z.string(),
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
  /** How often it was claimed since it was queued or replayed. */
  tries: z.number().int().nonnegative(),
  /** The latest attempts, oldest first. */
  attempts: z.array(ConversionAttempt),
  /** Whether an administrator can replay it. */
  replayable: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Conversion = z.infer<typeof Conversion>;

/** Years outside this range cannot be stored. */
const DatabaseInstant = Instant.refine((instant) => instant >= '1970', 'Choose a date after 1970.');

const ConversionFilter = z.object({
  type: RedditEventType.optional(),
  state: ConversionState.optional(),
  /** First and last instant of `created_at`. */
  from: DatabaseInstant.optional(),
  to: DatabaseInstant.optional(),
});

export const listConversions = endpoint({
  name: 'listConversions',
  summary: 'Conversions, newest first.',
  method: 'GET',
  path: '/api/admin/conversions',
  auth: 'admin',
  query: PageQuery.extend(ConversionFilter.shape),
  response: page(Conversion),
});

export const replayConversions = endpoint({
  name: 'replayConversions',
  summary: 'Requeues up to 500 conversions that match a filter and were rejected, were skipped, or failed.',
  method: 'POST',
  path: '/api/admin/conversions/replay',
  auth: 'admin',
  affects: ['listConversions', 'getConversionStatus', 'getConversionCounts', 'listAudit'],
  body: ConversionFilter,
  response: z.object({
    queued: z.number().int(),
    /** Whether more match the filter. */
    more: z.boolean(),
  }),
});

export const replayConversion = endpoint({
  name: 'replayConversion',
  summary: 'Requeues a conversion that was rejected, was skipped, or failed.',
  method: 'POST',
  path: '/api/admin/conversions/:id/replay',
  auth: 'admin',
  affects: ['listConversions', 'getConversionStatus', 'getConversionCounts', 'listAudit'],
  response: Conversion,
  errors: ['not_found', 'illegal_transition'],
});

export const RedditCircuit = z.object({
  open: z.boolean(),
  /** `refused`: Reddit rejects the token, the pixel or every event. `unavailable`: it accepts nothing at present. */
  why: z.enum(['refused', 'unavailable']).nullable(),
  status: z.number().int().nullable(),
  message: z.string(),
  opened_at: Instant.nullable(),
  /** When sending is tried again. */
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
  summary: 'Conversions per day (UTC) and type, oldest day first; days and types without any are omitted.',
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
  summary: 'Sends one test event under an Ads Manager test id and returns the result.',
  method: 'POST',
  path: '/api/admin/conversion-test-event',
  auth: 'admin',
  affects: ['listConversions', 'getConversionStatus', 'getConversionCounts', 'listAudit'],
  body: z.object({
    test_id,
    event_type: EventType.default('pagevisit'),
    click_id: text(512),
    uuid: text(128),
  }),
  response: Conversion,
  rate_limit: 30,
});
