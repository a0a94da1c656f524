import { AppError } from '../../platform/app-error.ts';
import { type ConversionDeps, enqueueRelay } from './conversion-deps.ts';
import type { ConversionRecord } from './conversion-record.ts';

const REPLAYABLE = ['rejected', 'skipped', 'failed'];

/**
 * Queues a conversion again with all its tries. What Reddit has accepted is never sent a second time; what waits or is
 * being sent needs no help.
 */
export async function replayConversion(deps: ConversionDeps, id: string): Promise<ConversionRecord> {
  const record = await deps.runTransaction(async (tx) => {
    const [found] = await deps.conversions.findInTx(tx, [id]);
    if (!found) throw new AppError('not_found', 'There is no conversion with this id.');
    if (!REPLAYABLE.includes(found.state)) {
      throw new AppError(
        'illegal_transition',
        `This conversion is ${found.state}. Only a rejected, skipped or failed one can be sent again.`,
      );
    }
    const now = deps.clock();
    const again: ConversionRecord = {
      ...found,
      state: 'queued',
      reason: 'Queued again by an administrator',
      tries: 0,
      due_at: now,
      updated_at: now,
    };
    deps.conversions.save(tx, again);
    return again;
  });
  await enqueueRelay(deps, id);
  return record;
}
