import { setTimeout as wait } from 'node:timers/promises';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { ChecksRepository } from './checks.repository.ts';

/** Between two polls; grows, because every poll is a billed read. */
const FIRST_PAUSE_MS = 150;
const MAX_PAUSE_MS = 2_000;

export type AskDeps = { checks: ChecksRepository; queue: TaskQueue; newId: () => string };

/**
 * Has a function run its check: enqueues the task, then polls Firestore for the answer. @returns what the function did
 * @throws what the function says went wrong, or that it did not answer in time
 */
export async function askFunction(
  { checks, queue, newId }: AskDeps,
  name: 'checkQueue' | 'checkJobBoards' | 'checkChromium',
  patience_ms: number,
): Promise<string> {
  const check_id = newId();
  const deadline = performance.now() + patience_ms;
  await queue.enqueue(name, { check_id });
  for (let pause = FIRST_PAUSE_MS; performance.now() < deadline; pause = longer(pause)) {
    const answer = await checks.find(check_id);
    if (answer) {
      await checks.remove(check_id);
      if (answer.ok) return answer.detail;
      throw new Error(answer.detail);
    }
    await wait(Math.min(pause, Math.max(0, deadline - performance.now())));
  }
  throw new Error(
    `The task was queued, but the function ${name} didn’t respond within ${patience_ms / 1000} s. Check its logs and its queue.`,
  );
}

const longer = (pause: number) => Math.min(pause * 1.5, MAX_PAUSE_MS);

/** The function's side: runs the check and stores the result. A failure is an answer, so nothing is redelivered. */
export async function answerCheck(
  { checks, logger }: { checks: ChecksRepository; logger: Logger },
  check_id: string,
  check: () => Promise<string>,
): Promise<void> {
  try {
    await checks.save(check_id, { ok: true, detail: await check() });
  } catch (error) {
    logger.error('A check failed', errorFields(error));
    const detail = error instanceof Error ? error.message : String(error);
    await checks.save(check_id, { ok: false, detail: detail.slice(0, 300) });
  }
}
