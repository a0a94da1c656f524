import { OUTCOME_DAYS, type Outcome } from '../../../contract/applications-outcomes.ts';
import type { ApplicationDeps } from '../application-deps.ts';

/** What became of the applications that the user sent lately, the last sent first. */
export async function readOutcomes(
  deps: Pick<ApplicationDeps, 'outcomes' | 'clock'>,
  uid: string,
): Promise<{ items: Outcome[] }> {
  const now = deps.clock();
  const since = new Date(now.getTime() - OUTCOME_DAYS * 24 * 3600_000);
  const outcomes = await deps.outcomes.between(uid, since, now);
  return { items: outcomes.filter(({ sent_at }) => new Date(sent_at) >= since) };
}
