/**
 * Thread that kills its process if a file makes it use too much memory or processor time, or if the parent is gone: the
 * reading thread may be stuck in a loop and can do none of it. It kills the process rather than the reading thread,
 * because only that frees everything at once and cannot be refused. The signal tells the parent why.
 */
import { isMainThread, workerData } from 'node:worker_threads';

/**
 * `limits` is shared: what the process may hold, in KiB (0 between files), and how much processor time it may have used
 * since it began, in milliseconds.
 */
export type Watched = { limits: Int32Array; parent: number };

export const MEMORY = 0;
export const PROCESSOR = 1;
const INTERVAL_MS = 5;

/** Processor time that this process has used since it began, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

if (!isMainThread) {
  const { limits, parent } = workerData as Watched;
  for (;;) {
    Atomics.wait(limits, MEMORY, 0);
    const limit_kb = Atomics.load(limits, MEMORY);
    if (limit_kb === 0) continue;
    if (process.memoryUsage.rss() > limit_kb * 1024 || process.ppid !== parent) {
      process.kill(process.pid, 'SIGKILL');
    }
    if (processorTime() > Atomics.load(limits, PROCESSOR)) process.kill(process.pid, 'SIGXCPU');
    Atomics.wait(limits, MEMORY, limit_kb, INTERVAL_MS);
  }
}
