import { z } from 'zod';
import { REDDIT_EVENT_TYPES } from '../../contract/conversion-ids.ts';
import {
  type Conversion,
  ConversionState,
  type getConversionCounts,
  type getConversionStatus,
  type listConversions,
} from '../../contract/conversions-admin.ts';
import type { QueryOf, ResponseOf } from '../../contract/endpoint.ts';
import { CursorDate, CursorId, listCursor, pageOf } from '../../platform/cursor.ts';
import type { ConversionDeps } from './conversion-deps.ts';
import { type ConversionRecord, isReplayable } from './conversion-record.ts';
import type { ConversionFilter } from './conversions.repository.ts';
import { withoutClickId } from './page-url.ts';

/** A conversion for administrators: the names of its match keys, never their values. */
export function toConversion(record: ConversionRecord): z.output<typeof Conversion> {
  return {
    id: record.id,
    conversion_id: record.conversion_id,
    type: record.type,
    custom_event_name: record.custom_event_name,
    state: record.state,
    reason: record.reason,
    source: record.source,
    event_at: record.event_at.toISOString(),
    page_url: withoutClickId(record.page_url),
    value: record.value,
    currency: record.currency,
    match_keys: record.match_keys,
    limited_data_use: record.limited !== null,
    test_id: record.test_id,
    tries: record.tries,
    attempts: record.attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
    replayable: isReplayable(record),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

type FilterQuery = Pick<QueryOf<typeof listConversions>, 'type' | 'state' | 'from' | 'to'>;

export function toFilter({ type, state, from, to }: FilterQuery): ConversionFilter {
  const date = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
  return { type, state, from: date(from), to: date(to) };
}

const CURSOR = listCursor('conversions', z.strictObject({ created_at: CursorDate, id: CursorId }));

/** Conversions matching the filter, newest first. */
export async function readConversions(
  deps: ConversionDeps,
  query: QueryOf<typeof listConversions>,
): Promise<ResponseOf<typeof listConversions>> {
  const { items, next_cursor } = await pageOf(
    CURSOR,
    query,
    (after, limit) => deps.conversions.page(toFilter(query), after, limit),
    ({ created_at, id }) => ({ created_at, id }),
  );
  return { items: items.map(toConversion), next_cursor };
}

/** The relay's configuration and health, and how many conversions are in each state. */
export async function readStatus(deps: ConversionDeps): Promise<ResponseOf<typeof getConversionStatus>> {
  const { client, pixel_id, has_token, api_origin, test_id, configuration, consent } = deps.reddit();
  const circuit = await deps.circuits.find();
  const open = circuit?.configuration === configuration && circuit.failure !== null ? circuit : null;
  const counts = await Promise.all(
    ConversionState.options.map(async (state) => [state, await deps.conversions.count({ state })] as const),
  );
  return {
    configured: client !== null,
    pixel_id,
    has_token,
    api_origin,
    test_id,
    consent,
    circuit: {
      open: open !== null,
      why: open?.failure?.why ?? null,
      status: open?.failure?.status ?? null,
      message: open?.failure?.message ?? '',
      opened_at: open?.opened_at.toISOString() ?? null,
      retry_at: open?.retry_at.toISOString() ?? null,
    },
    // One entry for each state.
    states: Object.fromEntries(counts) as Record<ConversionState, number>,
  };
}

const DAY_MS = 24 * 3600_000;

/** Aggregated by the database: a day with a million conversions costs a thousand reads. */
export async function countByDay(
  deps: ConversionDeps,
  days: number,
): Promise<ResponseOf<typeof getConversionCounts>> {
  const today = Math.floor(deps.clock().getTime() / DAY_MS) * DAY_MS;
  const dates = Array.from({ length: days }, (_, at) => new Date(today - (days - 1 - at) * DAY_MS));
  const counted = await Promise.all(
    dates.flatMap((from) =>
      REDDIT_EVENT_TYPES.map(async (type) => ({
        date: from.toISOString().slice(0, 10),
        type,
        count: await deps.conversions.count({ type, from, to: new Date(from.getTime() + DAY_MS - 1) }),
      })),
    ),
  );
  return { days: counted.filter(({ count }) => count > 0) };
}
