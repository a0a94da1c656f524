import { enqueueRelay, type RelayDeps } from './conversion-deps.ts';
import { SHARDS } from './conversion-record.ts';

/** Conversions of each shard looked at in one run; the next run takes the rest. */
const LOOKED_AT = 500;

/**
 * Finds conversions whose task or worker was lost, and those that wait out a backoff, and starts sending them: one
 * task for each batch of a shard, because a worker takes what else is due there along. Gives how many are due.
 */
export async function sweepConversions(deps: RelayDeps): Promise<number> {
  const before = new Date(deps.clock().getTime() - deps.pace.grace_ms);
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => deps.conversions.due(shard, before, LOOKED_AT)),
  );
  const firsts = shards.flatMap((due) => due.filter((_, at) => at % deps.pace.batch === 0));
  await Promise.all(firsts.map((id) => enqueueRelay(deps, id)));
  return shards.flat().length;
}
