/**
 * Thread that kills its process if a file makes it use too much memory or processor time, or if the parent is gone: the
 * reading thread may be stuck in a loop and can do none of it. It kills the process rather than the reading thread,
 * because only that frees everything at once and cannot be refused. The signal tells the parent why.
 */
import { isMainThread, workerData } from 'node:worker_threads';
import { ReadingBudget } from './reading-budget.ts';

/** `budget` is the shared memory of a {@link ReadingBudget}. */
export type Watched = { budget: Int32Array<SharedArrayBuffer>; parent: number };

const INTERVAL_MS = 5;
const SIGNAL = { memory: 'SIGKILL', processor: 'SIGXCPU' } as const;

/** Processor time that this process has used since it began, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

if (!isMainThread) {
  const watched = workerData as Watched;
  const budget = new ReadingBudget(watched.budget);
  const usage = { memory: () => process.memoryUsage.rss(), processor: processorTime };
  for (;;) {
    budget.waitUntilOpen();
    if (process.ppid !== watched.parent) process.kill(process.pid, 'SIGKILL');
    const exceeded = budget.exceeded(usage);
    if (exceeded !== undefined) process.kill(process.pid, SIGNAL[exceeded]);
    budget.waitWhileOpen(INTERVAL_MS);
  }
}
