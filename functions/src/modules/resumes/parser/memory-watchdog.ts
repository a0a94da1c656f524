/**
 * The thread that kills its process when a file makes it hold too much, or when the parent is gone: the thread that reads
 * may be spinning and can do neither. It kills the process, and not the reading thread, because only that gives
 * everything back at once and cannot be refused.
 */
import { isMainThread, workerData } from 'node:worker_threads';

/** `limit_kb` is shared: what the process may hold in KiB while a file is read, 0 between files. */
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
