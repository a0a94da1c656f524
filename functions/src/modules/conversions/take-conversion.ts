import type { z } from 'zod';
import type {
  ConsentChoice,
  EventType,
  RedditEventType,
  TrackAddToCartBody,
  TrackBody,
  TrackPurchaseBody,
} from '../../contract/conversions.ts';
import { cleanClickId, cleanUuid } from './click-id.ts';
import { type Permission, permissionOf } from './consent.ts';
import { type ConversionDeps, enqueueRelay } from './conversion-deps.ts';
import { type ConversionFacts, type MatchKeys, queued } from './conversion-record.ts';
import { hashMatchKeys, isHash, type PlainKeys, sha256 } from './hash-match-keys.ts';
import { cleanPageUrl } from './page-url.ts';
import { rememberAttribution } from './remember-attribution.ts';

/** Who sends a conversion and what they chose, as the request says it. */
export type Visitor = {
  /** Null when signed out. */
  uid: string | null;
  choice: ConsentChoice;
  country: string | null;
  user_agent: string | undefined;
};

/** A conversion as any of the three endpoints gives it. */
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

export function reportOfTrack(body: z.output<typeof TrackBody>): Report {
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

export function reportOfOffer(body: OfferBody): Report {
  const keys = body.match_keys;
  const name = body.content_name;
  return {
    type: body.event_type === 'Purchase' ? 'PURCHASE' : 'ADD_TO_CART',
    conversion_id: body.conversion_id,
    timestamp: body.timestamp,
    page_url: keys.landingPage,
    value: body.value_decimal,
    currency: body.currency,
    item_count: 'num_items' in body ? body.num_items : 1,
    products: (body.content_ids ?? []).map((id) => (name ? { id, name } : { id })),
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

/** How far a browser's clock may be off before its word about the time is not taken. */
const CLOCK_TOLERANCE_MS = 10 * 60_000;
/** An external id shorter than this would be found in ids by chance. */
const TELLING_LENGTH = 8;

/**
 * Keeps a conversion under its id, hashed, and starts sending it. A second one with this id does nothing; a visitor
 * who did not agree leaves nothing behind. False if there is neither click id nor uuid: nothing to attribute.
 */
export async function takeConversion(
  deps: ConversionDeps,
  visitor: Visitor,
  report: Report,
): Promise<boolean> {
  const permission = permissionOf(visitor.choice, deps.reddit().consent);
  const match = permission === 'none' ? {} : matchOf(visitor, report);
  if (visitor.uid !== null) {
    const { country } = visitor;
    await rememberAttribution(deps, visitor.uid, { permission, country, match });
  }
  if (permission === 'none') return true;
  if (!match.click_id && !match.uuid) return false;
  const facts = factsOf(visitor, report, permission, match, deps.clock());
  if (await deps.conversions.createOnce(queued(facts, deps.clock()))) await enqueueRelay(deps, facts.id);
  return true;
}

function matchOf(visitor: Visitor, report: Report): MatchKeys {
  const user_agent = report.user_agent ?? visitor.user_agent?.slice(0, 512);
  const click_id = cleanClickId(report.click_id);
  const uuid = cleanUuid(report.uuid);
  const { screen_width, screen_height } = report;
  return {
    ...hashMatchKeys({ ...report.plain, external_id: visitor.uid ?? report.plain.external_id }),
    ...(click_id && { click_id }),
    ...(uuid && { uuid }),
    ...(user_agent && { user_agent }),
    ...(screen_width && screen_height && { screen_width, screen_height }),
  };
}

function factsOf(
  visitor: Visitor,
  report: Report,
  permission: Permission,
  match: MatchKeys,
  now: Date,
): ConversionFacts {
  return {
    id: withoutPlainId(report.conversion_id, [visitor.uid, report.plain.external_id]),
    type: report.type,
    custom_event_name: report.type === 'CUSTOM' ? (report.custom_event_name ?? 'Custom') : null,
    source: 'browser',
    event_at: eventTime(report.timestamp, now),
    page_url: cleanPageUrl(report.page_url),
    value: report.value ?? null,
    currency: report.value === undefined ? null : report.currency,
    item_count: report.item_count ?? null,
    products: report.products ?? [],
    limited: permission === 'limited' ? { country: visitor.country } : null,
    test_id: null,
    match,
  };
}

/** When it happened by the browser's clock if that can be believed, never later than now. */
function eventTime(timestamp: string | number | undefined, now: Date): Date {
  const at = timestamp === undefined ? Number.NaN : new Date(timestamp).getTime();
  const off = now.getTime() - at;
  return off > 0 && off <= CLOCK_TOLERANCE_MS ? new Date(at) : now;
}

/** The conversion id goes to Reddit and into logs; an external id in it is replaced by its hash. */
function withoutPlainId(conversion_id: string, external_ids: (string | null | undefined)[]): string {
  let id = conversion_id;
  for (const external_id of external_ids) {
    const plain = external_id?.trim() ?? '';
    // One that is a hash already may stand in the id: hashed again, it would be another conversion than the server's own.
    if (plain.length >= TELLING_LENGTH && !isHash(plain)) id = id.replaceAll(plain, sha256(plain));
  }
  return id.slice(0, 300);
}
