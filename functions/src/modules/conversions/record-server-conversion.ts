import type { RedditEventType } from '../../contract/conversion-ids.ts';
import { isMeasured } from '../../contract/conversion-rules.ts';
import type { ConsentChoice } from '../../contract/conversions.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { Attribution } from './attribution.repository.ts';
import { type ConversionDeps, enqueueRelay } from './conversion-deps.ts';
import { type ConversionFacts, queued, recordId } from './conversion-record.ts';
import { hashMatchKeys } from './hash-match-keys.ts';
import { isFresh } from './store-attribution.ts';

/** A conversion that the server itself observes. */
export type ServerConversion = {
  /** The id that the browser uses for the same conversion, so that only one of them counts. */
  conversion_id: string;
  type: RedditEventType;
  uid: string;
  /** Whole currency units. */
  value?: number;
  currency?: string;
  products?: ConversionFacts['products'];
  email?: string;
  phone_number?: string;
  /** The choice in the current request, if any: a "no" applies at once. */
  choice?: ConsentChoice;
};

/**
 * The reads of recording a conversion within a transaction; returns the writes, or null if there are none. Recorded
 * only for users who agreed and whose click id or uuid is known, and once per id. After the commit, call `enqueueRelay`
 * with its `recordId`.
 */
export async function planServerConversion(
  tx: Tx,
  deps: ConversionDeps,
  raised: ServerConversion,
): Promise<(() => void) | null> {
  if (raised.choice === 'denied') return null;
  const attribution = await deps.attributions.findInTx(tx, raised.uid);
  const now = deps.clock();
  if (!attribution || !isMeasured(attribution.permission) || !isFresh(attribution, now)) return null;
  if (!attribution.match.click_id && !attribution.match.uuid) return null;
  const { records, unreadable } = await deps.conversions.findInTx(tx, [recordId(raised)]);
  if (records.length + unreadable.length > 0) return null;
  const facts = await factsOf(raised, attribution, now);
  return () => deps.conversions.create(tx, queued(facts, now));
}

/** The same in its own transaction. False if nothing was recorded. */
export async function recordServerConversion(
  deps: ConversionDeps,
  raised: ServerConversion,
): Promise<boolean> {
  const created = await deps.runTransaction(async (tx) => {
    const write = await planServerConversion(tx, deps, raised);
    write?.();
    return write !== null;
  });
  if (created) await enqueueRelay(deps, recordId(raised));
  return created;
}

async function factsOf(
  raised: ServerConversion,
  attribution: Attribution,
  now: Date,
): Promise<ConversionFacts> {
  const { value, currency = 'USD', products = [] } = raised;
  const limited = attribution.permission === 'limited' || raised.choice === 'limited';
  return {
    conversion_id: raised.conversion_id,
    type: raised.type,
    custom_event_name: null,
    source: 'server',
    event_at: now,
    page_url: null,
    value: value ?? null,
    currency: value === undefined ? null : currency,
    item_count: products.length > 0 ? products.length : null,
    products,
    limited: limited ? { country: attribution.country, region: attribution.region } : null,
    test_id: null,
    match: {
      ...attribution.match,
      ...(await hashMatchKeys({
        external_id: raised.uid,
        email: raised.email,
        phone_number: raised.phone_number,
      })),
    },
  };
}
