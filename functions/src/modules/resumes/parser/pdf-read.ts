import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../../../contract/limits.ts';
import { PDF_WORKER_SOURCE } from './pdf-worker-source.ts';
import { ResumeRefused } from './resume-refused.ts';

/** A run of text as pdf.js gives it; `x`, `y` (baseline, downwards), `width` and `size` in points. */
export type PdfItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  upright: boolean;
};
export type PdfLink = { url: string; x: number; right: number; top: number; bottom: number };
export type PdfPage = { width: number; height: number; items: PdfItem[]; links: PdfLink[] };

type Answer =
  | { id: number; ok: true; pages: PdfPage[] }
  | { id: number; ok: false; kind: 'pages' | 'encrypted' | 'broken'; message?: string };

/** Far more than a resume of 20 pages holds; what lies beyond is not read. */
const MAX_ITEMS = 60_000;

type Bounds = {
  deadline_ms: number;
  /** A stream of a hostile file may unpack to gigabytes; the process must not grow more than this meanwhile. */
  growth_bytes: number;
};
/** The API has room for this beside everything else; the most that a real resume was seen to take is 50 MB. */
const BOUNDS: Bounds = { deadline_ms: 10_000, growth_bytes: 160 * 1024 * 1024 };
const WATCH_MS = 50;
const HEAP_MB = 256;

let idle: Worker | undefined;
let next_id = 1;
/** Settles when the file before has been read. */
let turn: Promise<unknown> = Promise.resolve();

function startWorker(): Worker {
  const worker = new Worker(PDF_WORKER_SOURCE, {
    eval: true,
    workerData: { unpdf: createRequire(import.meta.url).resolve('unpdf') },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The worker prints nothing of its own; pdf.js' warnings about a user's file do not belong into our logs.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  return worker;
}

/**
 * The positioned text of a PDF. pdf.js runs in a worker thread: a file that makes it spin or swell is stopped from
 * outside after 10 s or 160 MB, and the caller's event loop never waits for it. One file at a time: only the memory of
 * the whole process can be watched, so of two at once the innocent would be stopped for the other's growth.
 *
 * @throws ResumeRefused when it has too many pages, needs a password, or cannot be read within these bounds
 */
export function readPdf(bytes: Uint8Array, bounds: Partial<Bounds> = {}): Promise<PdfPage[]> {
  const reading = turn.then(() => readAlone(bytes, { ...BOUNDS, ...bounds }));
  turn = reading.catch(() => undefined);
  return reading;
}

async function readAlone(bytes: Uint8Array, { deadline_ms, growth_bytes }: Bounds): Promise<PdfPage[]> {
  const worker = idle ?? startWorker();
  idle = undefined;
  const id = next_id++;
  worker.ref();
  const before = process.memoryUsage.rss();

  const answer = await new Promise<Answer>((resolve) => {
    const broken = (message: string) => resolve({ id, ok: false, kind: 'broken', message });
    const deadline = setTimeout(() => stop('took too long'), deadline_ms);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growth_bytes) stop('took too much memory');
    }, WATCH_MS);
    const clear = () => {
      clearTimeout(deadline);
      clearInterval(watch);
      worker.off('message', receive);
      worker.off('error', fail);
      worker.off('exit', exit);
    };
    const stop = (why: string) => {
      clear();
      void worker.terminate();
      broken(why);
    };
    const receive = (message: Answer) => {
      if (message.id !== id) return;
      clear();
      worker.unref();
      idle = worker;
      resolve(message);
    };
    const fail = (error: Error) => stop(error.message);
    const exit = () => stop('worker ended');
    worker.on('message', receive);
    worker.on('error', fail);
    worker.on('exit', exit);
    // A copy: the transferred buffer is gone for the caller, who still has to store the file. Not `slice`: a Buffer's
    // shares its memory.
    const copy = new Uint8Array(bytes);
    worker.postMessage({ id, bytes: copy, max_pages: LIMITS.resume_pages, max_items: MAX_ITEMS }, [
      copy.buffer,
    ]);
  });

  if (answer.ok) return answer.pages;
  if (answer.kind === 'pages') throw new ResumeRefused('resume_too_many_pages');
  if (answer.kind === 'encrypted') throw new ResumeRefused('resume_encrypted');
  throw new ResumeRefused('resume_broken', { cause: answer.message });
}
