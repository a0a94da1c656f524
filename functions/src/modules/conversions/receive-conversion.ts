import type { z } from 'zod';
import type { RedditEventType } from '../../contract/conversion-ids.ts';
import {
  cleanClickId,
  cleanUuid,
  customEventName,
  isMeasured,
  type Permission,
  permissionOf,
} from '../../contract/conversion-rules.ts';
import type {
  EventType,
  TrackAddToCartBody,
  TrackBody,
  TrackPurchaseBody,
} from '../../contract/conversions.ts';
import { errorFields } from '../../platform/logger.ts';
import type { Consent, Place } from './consent.ts';
import { type ConversionDeps, enqueueRelay } from './conversion-deps.ts';
import { type ConversionFacts, type MatchKeys, queued } from './conversion-record.ts';
import { hashMatchKeys, isHash, type PlainKeys, sha256 } from './hash-match-keys.ts';
import { cleanPageUrl } from './page-url.ts';
import { storeAttribution, withdrawConversions } from './store-attribution.ts';
import { MAX_EVENT_AGE_MS } from './to-reddit-event.ts';

/** Who sent a conversion and what they chose, according to the request. */
export type Visitor = Place & {
  /** Null when signed out. */
  uid: string | null;
  consent: Consent;
  user_agent: string | undefined;
};

/** A conversion from any of the three endpoints. */
export type Report = {
  type: RedditEventType;
  conversion_id: string;
  custom_event_name?: string | undefined;
  timestamp?: string | number | undefined;
  page_url?: string | undefined;
  value?: number | undefined;
  currency: string;
  item_count?: number | undefined;
  products?: ConversionFacts['products'];
  plain: PlainKeys;
  click_id?: string | undefined;
  uuid?: string | undefined;
  user_agent?: string | undefined;
  screen_width?: number | undefined;
  screen_height?: number | undefined;
};

const REDDIT_NAMES: Record<z.output<typeof EventType>, RedditEventType> = {
  pagevisit: 'PAGE_VISIT',
  viewcontent: 'VIEW_CONTENT',
  addtocart: 'ADD_TO_CART',
  purchase: 'PURCHASE',
  lead: 'LEAD',
  signup: 'SIGN_UP',
  custom: 'CUSTOM',
};

export function redditName(type: z.output<typeof EventType>): RedditEventType {
  return REDDIT_NAMES[type];
}

export function toTrackReport(body: z.output<typeof TrackBody>): Report {
  const { metadata } = body;
  return {
    type: redditName(body.event_type),
    conversion_id: body.conversion_id,
    custom_event_name: metadata.custom_event_name,
    timestamp: metadata.timestamp,
    page_url: metadata.page_url,
    value: body.value,
    currency: body.currency,
    plain: {
      email: body.email,
      phone_number: metadata.phone_number,
      external_id: body.external_id,
      idfa: body.idfa,
      aaid: body.aaid,
    },
    click_id: body.click_id,
    uuid: body.uuid,
    screen_width: body.screen_width,
    screen_height: body.screen_height,
  };
}

type OfferBody = z.output<typeof TrackAddToCartBody> | z.output<typeof TrackPurchaseBody>;

/** `page` is the URL of the sending page: the body only has the visitor's landing page. */
export function toOfferReport(body: OfferBody, page: string | undefined): Report {
  const keys = body.match_keys;
  const name = body.content_name;
  return {
    type: body.event_type === 'Purchase' ? 'PURCHASE' : 'ADD_TO_CART',
    conversion_id: body.conversion_id,
    timestamp: body.timestamp,
    page_url: page ?? keys.landingPage,
    value: body.value_decimal,
    currency: body.currency,
    item_count: 'num_items' in body ? body.num_items : 1,
    products: (body.content_ids ?? []).map((id) => ({
      id,
      ...(name && { name }),
      ...(body.content_type && { category: body.content_type }),
    })),
    plain: {
      email: keys.email,
      external_id: keys.external_id ?? body.custom_data.user_id,
      idfa: keys.idfa,
      aaid: keys.aaid,
    },
    click_id: keys.click_id,
    uuid: keys.uuid,
    user_agent: keys.user_agent,
    screen_width: keys.screenWidth,
    screen_height: keys.screenHeight,
  };
}

/** A shorter external id would match other ids by chance. */
const MIN_IDENTIFYING_LENGTH = 8;
/** So that the document's name fits into a task. */
const MAX_ID_LENGTH = 280;

/**
 * Stores a conversion under its type and id, hashed, and starts sending it. Idempotent; a visitor who did not agree
 * leaves no trace. False if it has neither click id nor uuid, so it cannot be attributed, or is too old for Reddit.
 */
export async function receiveConversion(
  deps: ConversionDeps,
  visitor: Visitor,
  report: Report,
): Promise<boolean> {
  const permission = permissionOf(visitor.consent.choice, deps.reddit().consent);
  if (!isMeasured(permission)) {
    await tryToStoreAttribution(deps, visitor, {});
    return true;
  }
  const match = await matchOf(visitor, report);
  const now = deps.clock();
  const event_at = eventTime(report.timestamp, now);
  const kept = event_at !== null && (match.click_id || match.uuid);
  const record = kept && queued(factsOf(visitor, report, permission, match, event_at), now);
  const created = record && (await deps.conversions.createOnce(record));
  const holds = await tryToStoreAttribution(deps, visitor, match);
  if (created && holds === 'none' && visitor.uid !== null) await withdrawConversions(deps, visitor.uid);
  else if (created) await enqueueRelay(deps, record.id);
  return Boolean(record);
}

/** Stores attribution for later server-side conversions. If it fails, the conversion at hand is not lost. */
async function tryToStoreAttribution(
  deps: ConversionDeps,
  { uid, consent, country, region }: Visitor,
  match: MatchKeys,
): Promise<Permission | null> {
  if (uid === null) return null;
  try {
    return await storeAttribution(deps, uid, { consent, country, region, match });
  } catch (error) {
    deps.logger.error('Attribution couldn’t be stored', { uid, ...errorFields(error) });
    return null;
  }
}

async function matchOf(visitor: Visitor, report: Report): Promise<MatchKeys> {
  const user_agent = report.user_agent ?? visitor.user_agent?.slice(0, 512);
  const click_id = cleanClickId(report.click_id);
  const uuid = cleanUuid(report.uuid);
  const { screen_width, screen_height } = report;
  return {
    ...(await hashMatchKeys({ ...report.plain, external_id: visitor.uid ?? report.plain.external_id })),
    ...(click_id && { click_id }),
    ...(uuid && { uuid }),
    ...(user_agent && { user_agent }),
    ...(screen_width && screen_height && { screen_width, screen_height }),
  };
}

function factsOf(
  { uid, country, region }: Visitor,
  report: Report,
  permission: Permission,
  match: MatchKeys,
  event_at: Date,
): ConversionFacts {
  return {
    conversion_id: withoutPlainId(report.conversion_id, [uid, report.plain.external_id]),
    type: report.type,
    custom_event_name: report.type === 'CUSTOM' ? customEventName(report.custom_event_name) : null,
    source: 'browser',
    event_at,
    page_url: cleanPageUrl(report.page_url),
    value: report.value ?? null,
    currency: report.value === undefined ? null : report.currency,
    item_count: report.item_count ?? null,
    products: report.products ?? [],
    limited: permission === 'limited' ? { country, region } : null,
    test_id: null,
    match,
  };
}

/**
 * When it happened by the browser's clock, but not later than now; now if not stated. Null if it is too old for Reddit.
 */
function eventTime(timestamp: string | number | undefined, now: Date): Date | null {
  if (timestamp === undefined) return now;
  const at = new Date(timestamp);
  if (now.getTime() - at.getTime() >= MAX_EVENT_AGE_MS) return null;
  return at < now ? at : now;
}

/** The conversion id goes to Reddit and into logs, so an external id in it is replaced by its hash. */
function withoutPlainId(conversion_id: string, external_ids: (string | null | undefined)[]): string {
  let id = conversion_id;
  for (const external_id of external_ids) {
    const plain = external_id?.trim() ?? '';
    // An id that already is a hash may stay: hashed again, it would no longer match the server's own conversion.
    if (plain.length >= MIN_IDENTIFYING_LENGTH && !isHash(plain)) id = id.replaceAll(plain, sha256(plain));
  }
  return id.slice(0, MAX_ID_LENGTH);
}
