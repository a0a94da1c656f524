import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../../../contract/limits.ts';
import type { ResumeRead } from './read-resume-bytes.ts';
import { READING_LIMITS } from './reading-limits.ts';
import { ResumeRefused } from './resume-refused.ts';
import type { ReadReply, ReadRequest } from './resume-worker.ts';

type Bounds = { deadline_ms: number; growth_bytes: number };

const WATCH_MS = 10;
/** Loading the code is no fault of the file: it has its own time, and running out of it is an error of ours. */
const LOADING_MS = 30_000;
/** A worker that grew by more than this is not used again, so that its garbage does not add up. */
const REUSE_BYTES = 64 * 1024 * 1024;

/** Waits for its first file, loaded. */
let idle: Worker | undefined;
/** Settles when the file before has been read. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a resume: type by content, text with its layout, then what it says. The same bytes and month always give the
 * same answer.
 *
 * All of it happens in a worker thread, whatever the type: a file that makes the reader spin or swell is stopped from
 * outside, and the caller's event loop never waits for it. One file at a time: only the memory of the whole process
 * can be watched, so of two at once the innocent would be stopped for the other's growth.
 *
 * @param now the instant that jobs which go on are counted to
 * @throws ResumeRefused when the file is not a resume that can be read; nothing is guessed from such a file
 */
export async function parseResume(
  bytes: Uint8Array,
  now: Date = new Date(),
  bounds: Partial<Bounds> = {},
): Promise<ResumeRead> {
  if (bytes.length === 0) throw new ResumeRefused('resume_empty');
  if (bytes.length > LIMITS.resume_bytes) throw new ResumeRefused('resume_too_large');
  const reading = turn.then(() => readAlone({ bytes, now }, { ...READING_LIMITS, ...bounds }));
  turn = reading.catch(() => undefined);
  const reply = await reading;
  if ('read' in reply) return reply.read;
  if ('refused' in reply) throw new ResumeRefused(reply.refused, { cause: reply.cause });
  throw reply.failed;
}

async function readAlone(request: ReadRequest, bounds: Bounds): Promise<ReadReply> {
  const worker = idle ?? (await startWorker());
  idle = undefined;
  worker.ref();
  const before = process.memoryUsage.rss();
  const growth = () => process.memoryUsage.rss() - before;

  const done = new AbortController();
  const reply = await new Promise<ReadReply>((resolve) => {
    const stop = (cause: string) => resolve({ refused: 'resume_too_complex', cause });
    const late = setTimeout(() => stop('took too long'), bounds.deadline_ms);
    const watch = setInterval(() => {
      if (growth() > bounds.growth_bytes) stop('took too much memory');
    }, WATCH_MS);
    listen(worker, done.signal, {
      message: (outcome: ReadReply) => {
        idle = worker;
        resolve(outcome);
      },
      error: (error) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stop('took too much memory');
        else resolve({ failed: error });
      },
      exit: (code) => resolve({ failed: new Error(`The resume worker ended with ${code}.`) }),
    });
    done.signal.addEventListener('abort', () => {
      clearTimeout(late);
      clearInterval(watch);
    });
    // A copy is sent: the caller still has to store the file.
    worker.postMessage(request);
  }).finally(() => done.abort());

  if (idle === undefined || growth() > REUSE_BYTES) {
    idle = undefined;
    // Until it is gone its memory would count as the next file's.
    await worker.terminate();
  } else worker.unref();
  return reply;
}

/** A worker that has loaded its code. It is the file beside this one, in the sources and in the bundle. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL(`./resume-worker${extname(import.meta.url)}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: READING_LIMITS.heap_mb },
    // Warnings of the libraries about a user's file do not belong into our logs.
    stdout: true,
    stderr: true,
  });
  const done = new AbortController();
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      void worker.terminate();
      reject(new Error('The resume worker did not load in time.'));
    }, LOADING_MS);
    listen(worker, done.signal, {
      message: () => resolve(),
      error: reject,
      exit: (code) => reject(new Error(`The resume worker ended with ${code} while loading.`)),
    });
    done.signal.addEventListener('abort', () => clearTimeout(late));
  }).finally(() => done.abort());
  return worker;
}

type Listeners = {
  message: (message: ReadReply) => void;
  error: (error: NodeJS.ErrnoException) => void;
  exit: (code: number) => void;
};

/** Listens until the signal. */
function listen(worker: Worker, until: AbortSignal, { message, error, exit }: Listeners): void {
  worker.on('message', message).on('error', error).on('exit', exit);
  until.addEventListener('abort', () => worker.off('message', message).off('error', error).off('exit', exit));
}
