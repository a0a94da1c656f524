/** What the reading process has used so far. */
export type Usage = {
  /** Resident memory, in bytes. */
  memory: () => number;
  /** Processor time since the process began, in milliseconds. */
  processor: () => number;
};

const MEMORY = 0;
const PROCESSOR = 1;

/**
 * What the process may use while it reads one file, in memory that its threads share. The reading thread opens and
 * closes it, the watchdog checks it, and each may be suspended between any two steps.
 */
export class ReadingBudget {
  /** Resident memory allowed in KiB, 0 between files; processor time allowed since the process began, in ms. */
  readonly shared: Int32Array<SharedArrayBuffer>;

  constructor(shared = new Int32Array(new SharedArrayBuffer(8))) {
    this.shared = shared;
  }

  /** @param bytes resident memory the process may hold @param until_ms processor time it may have used by the end */
  open(bytes: number, until_ms: number): void {
    Atomics.store(this.shared, PROCESSOR, Math.ceil(until_ms));
    Atomics.store(this.shared, MEMORY, Math.ceil(bytes / 1024));
    Atomics.notify(this.shared, MEMORY);
  }

  /**
   * The processor limit stays as it was: a watchdog that saw the budget open just before would compare with it, and
   * must not find a limit that has already been reached.
   */
  close(): void {
    Atomics.store(this.shared, MEMORY, 0);
    Atomics.notify(this.shared, MEMORY);
  }

  /** Waits until a file is being read. */
  waitUntilOpen(): void {
    while (Atomics.load(this.shared, MEMORY) === 0) Atomics.wait(this.shared, MEMORY, 0);
  }

  /** Waits for some time, or until the file has been read. */
  waitWhileOpen(for_ms: number): void {
    const now = Atomics.load(this.shared, MEMORY);
    if (now !== 0) Atomics.wait(this.shared, MEMORY, now, for_ms);
  }

  /** What the file being read has used too much of; undefined if nothing, or if no file is being read any more. */
  exceeded(usage: Usage): 'memory' | 'processor' | undefined {
    const memory_kb = Atomics.load(this.shared, MEMORY);
    if (memory_kb === 0) return undefined;
    if (usage.memory() > memory_kb * 1024) return 'memory';
    return usage.processor() > Atomics.load(this.shared, PROCESSOR) ? 'processor' : undefined;
  }
}
