import pLimit from 'p-limit';
import { errorFields, type Logger } from '../../platform/logger.ts';

const CONCURRENCY = 10;
/** A list gets no further page after this; the next run goes on there. */
const LIST_MS = 60_000;

/** Objects that are compared with what Stripe says. */
export type ComparedList<T> = {
  name: string;
  /** One page of the objects, from after the one with this id on. */
  page: (after: string | null) => Promise<{ data: T[]; has_more: boolean }>;
  idOf: (object: T) => string;
  agrees: (object: T) => Promise<boolean>;
  repair: (object: T) => Promise<unknown>;
};

export type Compared = {
  checked: number;
  /** Ids of objects that did not agree. */
  differing: string[];
  /** Where to go on the next time; null to begin anew. */
  cursor: string | null;
  /** Why a page could not be read; null if all were. */
  failure: unknown;
};

/**
 * Compares a list page by page, raises an alarm for each object that differs, and repairs it. An object that cannot be
 * compared or repaired is logged and keeps no other from its turn. Never throws.
 */
export async function compareList<T>(
  { name, page, idOf, agrees, repair }: ComparedList<T>,
  from: string | null,
  { logger, clock }: { logger: Logger; clock: () => Date },
): Promise<Compared> {
  const started_at = clock().getTime();
  const result: Compared = { checked: 0, differing: [], cursor: from, failure: null };
  const compare = async (object: T) => {
    const id = idOf(object);
    try {
      if (await agrees(object)) return;
      result.differing.push(id);
      logger.error('Billing: differs from Stripe', { alarm: 'stripe_mismatch', list: name, object: id });
      await repair(object);
    } catch (error) {
      logger.error('Billing: could not be compared with Stripe, or repaired', {
        list: name,
        object: id,
        ...errorFields(error),
      });
    }
  };
  for (;;) {
    try {
      const { data, has_more } = await page(result.cursor);
      await pLimit(CONCURRENCY).map(data, compare);
      result.checked += data.length;
      const last = data.at(-1);
      result.cursor = has_more && last !== undefined ? idOf(last) : null;
    } catch (failure) {
      // It may be the cursor: an object that is gone. The next run begins anew.
      logger.error('Billing: a list could not be read', { list: name, ...errorFields(failure) });
      return { ...result, cursor: null, failure };
    }
    if (result.cursor === null || clock().getTime() - started_at > LIST_MS) return result;
  }
}
