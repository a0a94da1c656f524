import { CONVERSION_SHARDS, inEveryShard } from '../../platform/shards.ts';
import { enqueueRelay, type RelayDeps } from './conversion-deps.ts';
import { withoutMatchKeys } from './conversion-record.ts';

/** Conversions checked per shard and run; the next run takes the rest. */
const DUE_LIMIT = 500;
/** Conversions whose match keys are removed per run. */
const EXPIRED_LIMIT = 200;

/**
 * Finds conversions whose task or worker was lost, and those whose pause is over, and starts sending them: one task per
 * batch of a shard, because a worker also sends others that are due there. Removes the match keys of those too old for
 * Reddit. Returns how many are due.
 */
export async function sweepConversions(deps: RelayDeps): Promise<number> {
  await removeExpiredMatchKeys(deps);
  const before = new Date(deps.clock().getTime() - deps.pace.grace_ms);
  const shards = await inEveryShard(CONVERSION_SHARDS, (shard) =>
    deps.conversions.due(shard, before, DUE_LIMIT),
  );
  const tasks = shards.flatMap((due) => {
    const together = due.filter(({ alone }) => !alone);
    return [...due.filter(({ alone }) => alone), ...together.filter((_, at) => at % deps.pace.batch === 0)];
  });
  await Promise.all(tasks.map(({ id }) => enqueueRelay(deps, id)));
  return shards.flat().length;
}

async function removeExpiredMatchKeys(deps: RelayDeps): Promise<void> {
  const ids = await deps.conversions.findWithExpiredKeys(deps.clock(), EXPIRED_LIMIT);
  if (ids.length === 0) return;
  await deps.runTransaction(async (tx) => {
    const { records } = await deps.conversions.findInTx(tx, ids);
    for (const record of records) deps.conversions.save(tx, withoutMatchKeys(record));
  });
}
