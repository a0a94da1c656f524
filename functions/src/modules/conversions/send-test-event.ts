import { randomUUID } from 'node:crypto';
import type { RedditEventType } from '../../contract/conversion-ids.ts';
import { cleanClickId, cleanUuid } from '../../contract/conversion-rules.ts';
import type { Place } from './consent.ts';
import type { RelayDeps } from './conversion-deps.ts';
import { type ConversionRecord, queued } from './conversion-record.ts';
import { sendNow } from './relay-conversions.ts';

export type TestEvent = {
  type: RedditEventType;
  test_id: string;
  click_id?: string | undefined;
  uuid?: string | undefined;
  user_agent: string | undefined;
  /** Set when Limited Data Use applies. */
  limited: Place | null;
};

/**
 * Sends one event at once under a test id and returns it with Reddit's response. It is stored and shown like any other.
 * Without click id and uuid it gets its own uuid, so that Reddit accepts it.
 */
export async function sendTestEvent(deps: RelayDeps, test: TestEvent): Promise<ConversionRecord> {
  const now = deps.clock();
  const click_id = cleanClickId(test.click_id);
  const uuid = cleanUuid(test.uuid) ?? (click_id ? null : `${now.getTime()}.${randomUUID()}`);
  const with_value = test.type === 'PURCHASE' || test.type === 'ADD_TO_CART';
  const record = queued(
    {
      conversion_id: `test:${randomUUID()}`,
      type: test.type,
      custom_event_name: test.type === 'CUSTOM' ? 'Test' : null,
      source: 'test',
      event_at: now,
      page_url: null,
      value: with_value ? 1 : null,
      currency: with_value ? 'USD' : null,
      item_count: with_value ? 1 : null,
      products: [],
      limited: test.limited,
      test_id: test.test_id,
      match: {
        ...(click_id && { click_id }),
        ...(uuid && { uuid }),
        ...(test.user_agent && { user_agent: test.user_agent.slice(0, 512) }),
      },
    },
    now,
  );
  await deps.conversions.createOnce(record);
  await sendNow(deps, record.id);
  return (await deps.conversions.find(record.id)) ?? record;
}
