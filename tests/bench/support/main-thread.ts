import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';

/** One task of the main thread. */
export type Task = {
  /** ms since the step began. */
  start: number;
  /** On the clock, in ms. */
  wall: number;
  /** What the thread itself worked, in ms, whatever else this machine did meanwhile. */
  cpu: number;
};

export type Recording = {
  tasks: Task[];
  /** First contentful paint, in ms since the step began; null where no page was loaded. */
  firstPaint: number | null;
};

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { isOutermostMainFrame?: boolean } };
};

/** Marks in the trace where the step begins. */
const STEP = 'step begins';

/** The name of a thread's task in a trace. */
const TASK = 'ThreadControllerImpl::RunTask';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
];

async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
}

/** Records the main thread of a page during a step, until it is idle again. */
export async function record(
  cdp: CDPSession,
  page: Page,
  step: () => Promise<unknown>,
  { keepTrace }: { keepTrace?: string } = {},
): Promise<Recording> {
  const categories = keepTrace
    ? [...CATEGORIES, 'disabled-by-default-v8.cpu_profiler', 'v8.execute', 'v8']
    : CATEGORIES;
  await cdp.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  // Starting the trace takes time too.
  await quiet(page);
  await page.evaluate((mark) => performance.mark(mark), STEP);
  await step();
  await quiet(page);
  const ended = new Promise<string>((resolve) =>
    cdp.once('Tracing.tracingComplete', ({ stream }) => resolve(stream as string)),
  );
  await cdp.send('Tracing.end');
  const text = await readStream(cdp, await ended);
  if (keepTrace) await writeFile(keepTrace, text);
  return tasksOf((JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents);
}

async function readStream(cdp: CDPSession, handle: string): Promise<string> {
  let text = '';
  for (;;) {
    const { data, eof, base64Encoded } = await cdp.send('IO.read', { handle, size: 1 << 20 });
    text += base64Encoded ? Buffer.from(data, 'base64').toString() : data;
    if (eof) return text;
  }
}

function tasksOf(events: TraceEvent[]): Recording {
  const start = events.find(({ name }) => name === STEP)?.ts ?? 0;
  const ms = (microseconds: number) => (microseconds - start) / 1000;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = mains.map((thread) => ({
    thread,
    tasks: events
      .filter(
        ({ name, pid, tid, ts }) => name === TASK && pid === thread.pid && tid === thread.tid && ts > start,
      )
      .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ms(ts), wall: dur / 1000, cpu: tdur / 1000 })),
  }));
  const total = (tasks: Task[]) => tasks.reduce((sum, { cpu }) => sum + cpu, 0);
  // A navigation may change the process: look for the one that has the page.
  const page = threads.sort((a, b) => total(b.tasks) - total(a.tasks))[0];
  const paint = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === page?.thread.pid);
  return { tasks: page?.tasks ?? [], firstPaint: paint ? ms(paint.ts) : null };
}

/**
 * The longest task on a machine so many times slower, in ms. The slowdown is computed: the browser's own emulation waits by the
 * clock, so that on a busy machine it slows down much more than it says.
 */
export function longest({ tasks }: Recording, slowdown: number): number {
  return Math.round(Math.max(0, ...tasks.map(({ cpu }) => cpu * slowdown)));
}

/** Total blocking time, in ms: what tasks take beyond 50 ms each, from the first contentful paint on. */
export function blocking({ tasks, firstPaint }: Recording, slowdown: number): number {
  const late = tasks.filter(({ start, wall }) => firstPaint === null || start + wall > firstPaint);
  return Math.round(late.reduce((sum, { cpu }) => sum + Math.max(0, cpu * slowdown - 50), 0));
}
