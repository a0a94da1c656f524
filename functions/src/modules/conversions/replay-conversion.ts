import { AppError } from '../../platform/app-error.ts';
import { type ConversionDeps, enqueueRelay } from './conversion-deps.ts';
import { type ConversionRecord, isReplayable, replayed } from './conversion-record.ts';
import type { ConversionFilter } from './conversions.repository.ts';

/** Conversions per bulk replay, and how many are read at once. */
const MAX_REPLAYED = 500;
const PAGE = 100;

/**
 * Queues a conversion again with all its attempts. What Reddit accepted is never resent; what waits or is being sent
 * needs no help; what was withdrawn or is too old has nothing left to send.
 */
export async function replayConversion(deps: ConversionDeps, id: string): Promise<ConversionRecord> {
  const record = await deps.runTransaction(async (tx) => {
    const [found] = (await deps.conversions.findInTx(tx, [id])).records;
    if (!found) throw new AppError('not_found', 'Conversion not found.');
    if (!isReplayable(found)) {
      throw new AppError(
        'illegal_transition',
        `This conversion is ${found.state}. Only rejected, skipped, or failed conversions that still have their match keys can be resent.`,
      );
    }
    const again = replayed(found, deps.clock());
    deps.conversions.save(tx, again);
    return again;
  });
  await enqueueRelay(deps, id);
  return record;
}

/** The same for all that match the filter, newest first; the sweeper sends them. */
export async function replayConversions(
  deps: ConversionDeps,
  filter: ConversionFilter,
): Promise<{ queued: number; more: boolean }> {
  let queued = 0;
  let after: ConversionRecord | null = null;
  for (;;) {
    const page: ConversionRecord[] = await deps.conversions.page(filter, after, PAGE);
    const wanted = page.filter(isReplayable);
    if (queued + wanted.length > MAX_REPLAYED) return { queued, more: true };
    queued += await queueAgain(deps, wanted);
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return { queued, more: false };
  }
}

async function queueAgain(deps: ConversionDeps, records: readonly ConversionRecord[]): Promise<number> {
  return deps.runTransaction(async (tx) => {
    const ids = records.map(({ id }) => id);
    const again = (await deps.conversions.findInTx(tx, ids)).records.filter(isReplayable);
    for (const record of again) deps.conversions.save(tx, replayed(record, deps.clock()));
    return again.length;
  });
}
