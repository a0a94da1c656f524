import { enqueueRelay, type RelayDeps } from './conversion-deps.ts';

/** Conversions looked at in one run; the next run takes the rest. */
const LOOKED_AT = 2000;

/**
 * Finds conversions whose task or worker was lost, and those that wait out a backoff, and starts sending them: one
 * task for each batch, because a worker takes what else is due along. Gives how many are due.
 */
export async function sweepConversions(deps: RelayDeps): Promise<number> {
  const before = new Date(deps.clock().getTime() - deps.pace.grace_ms);
  const due = await deps.conversions.due(before, LOOKED_AT);
  const firsts = due.filter((_, at) => at % deps.pace.batch === 0);
  await Promise.all(firsts.map((id) => enqueueRelay(deps, id)));
  return due.length;
}
