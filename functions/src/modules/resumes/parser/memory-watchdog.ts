/**
 * Thread that kills its process if a file makes it use too much memory, or if the parent is gone: the reading thread
 * may be stuck in a loop and can do neither. It kills the process rather than the reading thread, because only that
 * frees everything at once and cannot be refused.
 */
import { isMainThread, workerData } from 'node:worker_threads';

/** `limit_kb` is shared: the process's memory limit in KiB while a file is read, 0 between files. */
export type Watched = { limit_kb: Int32Array; parent: number };

const INTERVAL_MS = 5;

if (!isMainThread) {
  const { limit_kb, parent } = workerData as Watched;
  for (;;) {
    Atomics.wait(limit_kb, 0, 0);
    const limit = Atomics.load(limit_kb, 0);
    if (limit === 0) continue;
    if (process.memoryUsage.rss() > limit * 1024 || process.ppid !== parent) {
      process.kill(process.pid, 'SIGKILL');
    }
    Atomics.wait(limit_kb, 0, limit, INTERVAL_MS);
  }
}
