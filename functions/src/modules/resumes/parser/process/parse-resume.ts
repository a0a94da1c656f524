import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '../../../../contract/limits.ts';
import { READING_LIMITS } from '../limits/reading-limits.ts';
import { ResumeRefused } from '../limits/resume-refused.ts';
import type { ResumeRead } from '../read-resume-bytes.ts';
import type { ReadAnswer, ReadReply, ReadRequest } from './resume-reader.ts';

type Bounds = { deadline_ms: number; growth_bytes: number; processor_ms: number };

/** Loading the code is not the file's fault: it has its own time limit, and exceeding it is our error. */
const LOADING_MS = 30_000;
/**
 * How a reader that uses too much memory ends: killed by its watchdog or the system, or aborted by V8 at its heap
 * limit.
 */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP'];
/** How its watchdog ends a reader that uses too much processor time. */
const OUT_OF_TIME = 'SIGXCPU';

/** A loaded reader waiting for the next file. */
let idle: ChildProcess | undefined;
/** Settles when the previous file has been read. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a resume: type by content, text with its layout, then its data. The same bytes and month always give the same
 * result.
 *
 * Everything happens in a separate process, whatever the type: a file that makes the reader loop or use too much memory
 * is stopped from outside, all its memory is freed, and the caller's event loop never waits for it. Files are read one
 * at a time, so the limit for one file is the limit for the instance.
 *
 * @param now the instant up to which ongoing jobs are counted
 * @param options lower bounds for tests; `with_layout` also returns how the file was read
 * @throws ResumeRefused if the file is not a readable resume; nothing is guessed from such a file
 */
export async function parseResume(
  bytes: Uint8Array,
  now: Date = new Date(),
  options: Partial<Bounds & { with_layout: boolean }> = {},
): Promise<ResumeRead> {
  if (bytes.length === 0) throw new ResumeRefused('resume_empty');
  if (bytes.length > LIMITS.resume_bytes) throw new ResumeRefused('resume_too_large');
  const { deadline_ms, ...bounds } = { ...READING_LIMITS, with_layout: false, ...options };
  const { growth_bytes, processor_ms, with_layout } = bounds;
  const request = { bytes, now, growth_bytes, processor_ms, with_layout };
  const reading = turn.then(() => readAlone(request, deadline_ms));
  turn = reading.catch(() => undefined);
  const reply = await reading;
  if ('read' in reply) return reply.read;
  if ('refused' in reply) throw new ResumeRefused(reply.refused, { cause: reply.cause });
  throw reply.failed;
}

async function readAlone(request: ReadRequest, deadline_ms: number): Promise<ReadReply> {
  const reader = idle ?? (await startReader());
  idle = undefined;
  keepAlive(reader, true);
  try {
    reader.send(request);
    const { reply, spent } = await nextMessage<ReadAnswer>(reader, deadline_ms);
    if (spent) reader.kill('SIGKILL');
    else idle = reader;
    return reply;
  } catch (error) {
    reader.kill('SIGKILL');
    if (error instanceof ReaderLate || (error instanceof ReaderEnded && error.by === OUT_OF_TIME)) {
      return { refused: 'resume_too_complex', cause: 'took too long' };
    }
    if (error instanceof ReaderEnded && OUT_OF_MEMORY.includes(error.by)) {
      return { refused: 'resume_too_complex', cause: 'took too much memory' };
    }
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  } finally {
    keepAlive(reader, false);
  }
}

/** A reader that has loaded its code. It is the file next to this one, in the sources and in the bundle. */
async function startReader(): Promise<ChildProcess> {
  const reader = fork(new URL(`./resume-reader${extname(import.meta.url)}`, import.meta.url), {
    execArgv: [
      `--max-old-space-size=${READING_LIMITS.heap_mb}`,
      `--max-semi-space-size=${READING_LIMITS.semi_space_mb}`,
      // With helper threads, a page took a tenth more processor time: they mostly wait for each other.
      '--single-threaded-gc',
      // It collects between files what they leave behind.
      '--expose-gc',
      // Patterns are compiled once, and not first for an interpreter: the first file takes a third less processor time.
      '--no-regexp-tier-up',
    ],
    // It must not see our secrets.
    env: {},
    serialization: 'advanced',
    // Library warnings about a user's file do not belong in our logs.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that ends while waiting, for whatever reason, is replaced when the next file arrives.
  const forget = () => {
    if (idle === reader) idle = undefined;
  };
  reader.on('exit', forget).on('error', forget);
  try {
    await nextMessage<'ready'>(reader, LOADING_MS);
  } catch (error) {
    reader.kill('SIGKILL');
    throw new Error('The resume reader did not load.', { cause: error });
  }
  return reader;
}

class ReaderLate extends Error {}

class ReaderEnded extends Error {
  /** The signal, or the exit code if there was none. */
  readonly by: NodeJS.Signals | number | null;

  constructor(by: ReaderEnded['by']) {
    super(`The resume reader ended with ${by}.`);
    this.by = by;
  }
}

/** The reader's next message; throws ReaderEnded or ReaderLate if none arrives in time. */
async function nextMessage<Message>(reader: ChildProcess, within_ms: number): Promise<Message> {
  const done = new AbortController();
  const { signal } = done;
  try {
    return await Promise.race([
      once(reader, 'message', { signal }).then(([message]) => message as Message),
      once(reader, 'exit', { signal }).then(([code, by]) => {
        throw new ReaderEnded(by ?? code);
      }),
      setTimeout(within_ms, undefined, { signal }).then(() => {
        throw new ReaderLate(`The resume reader did not answer within ${within_ms} ms.`);
      }),
    ]);
  } finally {
    done.abort();
  }
}

/** Sets whether the reader keeps this process alive. */
function keepAlive(reader: ChildProcess, wait: boolean): void {
  for (const one of [reader, reader.channel]) {
    if (wait) one?.ref();
    else one?.unref();
  }
}
