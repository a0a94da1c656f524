import { customEventName } from '../../contract/conversion-rules.ts';
import type { RedditEvent, RedditMetadata, RedditUser } from '../../integrations/reddit-event.ts';
import type { Place } from './consent.ts';
import type { ConversionFacts, MatchKeys } from './conversion-record.ts';

/** Reddit rejects older events. */
export const MAX_EVENT_AGE_MS = 7 * 24 * 3600_000;
/** Reddit rejects events more than about five minutes ahead. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;
const SCREEN_LIMIT = 32_768;

/** `forget`: it can never be sent any more. */
export type Mapped = { event: RedditEvent } | { refused: string; forget?: boolean };

/** The event in Reddit's v3 format, or why Reddit would reject it. No field is ever present and undefined. */
export function toRedditEvent(facts: ConversionFacts, now: Date): Mapped {
  const age = now.getTime() - facts.event_at.getTime();
  if (!Number.isFinite(age)) return { refused: 'The event has no valid time' };
  if (age >= MAX_EVENT_AGE_MS) {
    return { refused: 'The event is older than the 7 days Reddit allows', forget: true };
  }
  if (-age > MAX_CLOCK_SKEW_MS) return { refused: 'The event is more than 5 minutes in the future' };
  if (facts.type === 'CUSTOM' && !facts.custom_event_name) return { refused: 'A custom event needs a name' };
  const { click_id } = facts.match;
  const user = userOf(facts);
  if (!click_id && !canMatch(user)) return { refused: 'The event has no data Reddit could match it by' };
  return {
    event: {
      event_at: facts.event_at.getTime(),
      action_source: 'WEBSITE',
      ...(facts.page_url && { event_source_url: facts.page_url }),
      ...(click_id && { click_id }),
      type: {
        tracking_type: facts.type,
        ...(facts.type === 'CUSTOM' && { custom_event_name: customEventName(facts.custom_event_name) }),
      },
      ...(Object.keys(user).length > 0 && { user }),
      metadata: metadataOf(facts),
    },
  };
}

function userOf({ match, limited }: ConversionFacts): RedditUser {
  const screen_dimensions = screenOf(match);
  return {
    ...pick(match, ['email', 'phone_number', 'external_id', 'user_agent', 'uuid', 'idfa', 'aaid']),
    ...(screen_dimensions && { screen_dimensions }),
    ...(limited && {
      data_processing_options: { modes: ['LDU'], ...pickKnown(limited) },
    }),
  };
}

/** Both sides in whole pixels within Reddit's limits, or none. */
function screenOf({ screen_width, screen_height }: MatchKeys): RedditUser['screen_dimensions'] {
  const width = Math.round(screen_width ?? 0);
  const height = Math.round(screen_height ?? 0);
  const fits = (side: number) => side > 0 && side < SCREEN_LIMIT;
  return fits(width) && fits(height) ? { width, height } : undefined;
}

function canMatch(user: RedditUser): boolean {
  return Boolean(user.uuid || user.email || user.external_id || user.idfa || user.aaid);
}

/** Types whose value Reddit reads; the others take none. */
const WITH_VALUE = ['PURCHASE', 'ADD_TO_CART', 'CUSTOM', 'LEAD', 'SIGN_UP'];
const WITH_ITEMS = ['PURCHASE', 'ADD_TO_CART', 'CUSTOM'];

function metadataOf(facts: ConversionFacts): RedditMetadata {
  const { conversion_id, value, currency, item_count, products } = facts;
  const has_value = WITH_VALUE.includes(facts.type) && value !== null && Number.isFinite(value);
  const has_items = WITH_ITEMS.includes(facts.type);
  return {
    conversion_id,
    ...(has_value && { value, ...(currency && { currency }) }),
    ...(has_items && item_count !== null && { item_count }),
    ...(has_items && products.length > 0 && { products }),
  };
}

/** Without what is null. */
function pickKnown({ country, region }: Place): { country?: string; region?: string } {
  return { ...(country && { country }), ...(region && { region }) };
}

function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name];
  return picked;
}
