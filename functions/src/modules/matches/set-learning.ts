import type { z } from 'zod';
import type { setLearning } from '../../contract/matches.ts';
import type { MatchDeps } from './match-deps.ts';

type Body = z.output<(typeof setLearning)['body']>;

/** Turns learning from the user's choices on or off; `forget` leaves out those made until now. */
export async function setLearningOf(
  { verdicts, clock }: Pick<MatchDeps, 'verdicts' | 'clock'>,
  uid: string,
  { learns, forget }: Body,
): Promise<{ learns: boolean }> {
  await verdicts.setLearning(uid, { learns, ...(forget && { since: clock() }) });
  return { learns };
}
