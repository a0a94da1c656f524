/**
 * The process that reads resumes. In: {@link ReadRequest}. Out: `'ready'` once, when everything is loaded that each file
 * needs, then one {@link ReadAnswer} a request. It ends when its parent does, and kills itself when a file makes it grow
 * too much.
 */
import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { detectType } from '../detect-type.ts';
import { READING_LIMITS } from '../limits/reading-limits.ts';
import { type ResumeRefusal, ResumeRefused } from '../limits/resume-refused.ts';
import { loadFor, type ResumeRead, readResumeBytes } from '../read-resume-bytes.ts';
import { inflateAtOnce } from './inflate-at-once.ts';
import { ReadingBudget } from './reading-budget.ts';
import { warmUp } from './warm-up.ts';
import { processorTime, type Watched } from './watchdog.ts';

export type ReadRequest = {
  bytes: Uint8Array;
  now: Date;
  growth_bytes: number;
  processor_ms: number;
  with_layout: boolean;
};
export type ReadReply =
  | { read: ResumeRead }
  | { refused: ResumeRefusal; cause: string | undefined }
  | { failed: Error };
/** `spent`: the process has grown or been disturbed so much that the next file needs a fresh one. */
export type ReadAnswer = { reply: ReadReply; spent: boolean };

if (process.send !== undefined) {
  inflateAtOnce();
  const budget = new ReadingBudget();
  const watchdog = new Worker(new URL(`./watchdog${extname(import.meta.url)}`, import.meta.url), {
    workerData: { budget: budget.shared, parent: process.ppid } satisfies Watched,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  await once(watchdog, 'online');
  watchdog.unref();
  // While nobody waits: the reader is started before its file comes.
  await warmUp();
  /** What the process holds without any file: code that a type of file needs is added when it is loaded. */
  let idle_bytes = process.memoryUsage.rss();
  /** What was left in the heap when garbage was last collected. */
  let kept_bytes = process.memoryUsage().heapUsed;
  const loaded = new Set<ReturnType<typeof detectType>>();
  const load = async (bytes: Uint8Array) => {
    const type = detectType(bytes);
    if (loaded.has(type)) return;
    const before = process.memoryUsage.rss();
    await loadFor(bytes);
    loaded.add(type);
    idle_bytes += Math.max(0, process.memoryUsage.rss() - before);
  };
  // pdf.js rejects promises that nobody awaits, some of them after the file has been answered. The next file must not
  // die of that, so the process lives on until its reply and is then replaced.
  let disturbed = false;
  const disturb = () => {
    disturbed = true;
  };
  process.on('unhandledRejection', disturb).on('uncaughtException', disturb);

  process.on('message', async (request: ReadRequest) => {
    const { bytes, now, growth_bytes, processor_ms, with_layout } = request;
    // Loading is not the file's fault, neither its time nor its memory.
    await load(bytes);
    budget.open(idle_bytes + growth_bytes, processorTime() + processor_ms);
    // A copy: it comes as a Buffer on memory of the channel, and pdf.js wants to own plain bytes.
    const reply = await read(new Uint8Array(bytes), now, with_layout);
    budget.close();
    const spent = disturbed || process.memoryUsage.rss() - idle_bytes > READING_LIMITS.reuse_bytes;
    process.send?.({ reply, spent } satisfies ReadAnswer);
    // While nobody waits: V8 alone would let garbage pile up until the process has grown too much for another file.
    if (process.memoryUsage().heapUsed - kept_bytes > READING_LIMITS.garbage_bytes) {
      globalThis.gc?.();
      kept_bytes = process.memoryUsage().heapUsed;
    }
  });
  process.send('ready');
}

async function read(bytes: Uint8Array, now: Date, with_layout: boolean): Promise<ReadReply> {
  try {
    return { read: await readResumeBytes(bytes, now, with_layout) };
  } catch (error) {
    if (error instanceof ResumeRefused) {
      return { refused: error.code, cause: error.cause === undefined ? undefined : String(error.cause) };
    }
    // Nested too deeply for the stack, as no real document is.
    if (error instanceof RangeError) return { refused: 'resume_too_complex', cause: error.message };
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  }
}
