/**
 * What damaged and malicious resume files cost: `node tests/bench/hostile-files.ts [--count N] [--seed S] [FOLDER…]`. Reads N
 * (2,000) mutants of generated resumes and of the resumes in the folders, and some sixty crafted files, one after the other, as the function
 * for uploads does, and answers a small HTTP call every 20 ms on the same event loop meanwhile.
 *
 * Each file has to end in a result or in a refusal that says why, within 5 s, and the reader together with what this process holds while idle
 * has to stay below 512 MB: what this process takes for its figures and calls is not the files' fault.
 * Prints what came of the files, what was slowest and largest, and as its last line one JSON object; exits with 1 when a bound
 * doesn't hold. Time by the clock is only worth something on a quiet machine, so processor time is given beside it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { SourceLine } from '../../functions/src/contract/resumes.ts';
import { ResumeRefused } from '../../functions/src/modules/resumes/parser/limits/resume-refused.ts';
import { parseResume } from '../../functions/src/modules/resumes/parser/process/parse-resume.ts';
import { usageNow } from './hostile/reader-usage.ts';

const ALLOWED = { stall_ms: 200, file_ms: 5_000, memory_mb: 512 };
const BATCH = 250;
const SAMPLE_MS = 5;

const { values, positionals: folders } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [count, seed] = [Number(values.count), Number(values.seed)];

type Measured = { name: string; ms: number; processor_ms: number; mb: number };
const outcomes = new Map<string, number>();
/** Ends that say nothing: not a result and not a refusal. */
const failures: string[] = [];
const measured: Measured[] = [];

const server = createServer((_, response) => response.end('ok'));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const calls: number[] = [];
const caller = setInterval(async () => {
  const began = performance.now();
  await fetch(address).then((response) => response.text());
  calls.push(performance.now() - began);
}, 20);

// The reader loads its code once, which counts for no file.
await measure('warm-up', Buffer.from('A first text, so that the code is loaded. '.repeat(10)));
measured.length = 0;
calls.length = 0;
outcomes.clear();
let stall_ms = 0;
const idle = usageNow();
/** What this process holds, without the reader. */
const own_mb = idle.resident_mb - idle.children_mb;

for (let from = 0; from < count; from += BATCH) await measureBatch(from, Math.min(count, from + BATCH));
clearInterval(caller);
server.close();
process.exit(report() ? 0 : 1);

async function measureBatch(from: number, to: number): Promise<void> {
  // Written by another process: making them takes more time and memory than reading them may.
  const folder = mkdtempSync(join(tmpdir(), 'hostile-files-'));
  const script = join(import.meta.dirname, 'hostile', 'write-files.ts');
  await promisify(execFile)(process.execPath, [script, folder, `${seed}`, `${from}`, `${to}`, ...folders]);
  // One for each batch: a monitor that goes on counts its pause, while the next files are written, as a stall.
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (const name of readdirSync(folder).sort()) await measure(name, readFileSync(join(folder, name)));
  delay.disable();
  stall_ms = Math.max(stall_ms, delay.max / 1e6);
  rmSync(folder, { recursive: true });
}

async function measure(name: string, bytes: Uint8Array): Promise<void> {
  const before = usageNow();
  let peak_mb = before.children_mb;
  let processor_ms = 0;
  const look = () => {
    const now = usageNow();
    peak_mb = Math.max(peak_mb, now.children_mb);
    processor_ms = Math.max(processor_ms, now.children_ms - before.children_ms);
  };
  const watch = setInterval(look, SAMPLE_MS);
  const began = performance.now();
  let outcome: string;
  try {
    const { file_type, source_lines } = await parseResume(bytes);
    // What is kept has to be such that it can be shown again.
    z.array(SourceLine).parse(source_lines);
    outcome = file_type;
  } catch (error) {
    if (error instanceof ResumeRefused) {
      const stopped = typeof error.cause === 'string' && error.cause.startsWith('took ');
      outcome = stopped ? `${error.code} (${error.cause})` : error.code;
    } else {
      outcome = 'failed';
      failures.push(`${name}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  const ms = performance.now() - began;
  clearInterval(watch);
  look();
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  measured.push({ name, ms, processor_ms, mb: peak_mb });
}

/** Whether all bounds hold. */
function report(): boolean {
  const slowest = measured.toSorted((a, b) => b.ms - a.ms);
  const largest = measured.toSorted((a, b) => b.mb - a.mb);
  const sorted = calls.toSorted((a, b) => a - b);
  const results = ['pdf', 'docx', 'odt', 'rtf', 'txt'].reduce(
    (sum, type) => sum + (outcomes.get(type) ?? 0),
    0,
  );
  console.log([...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(', '));
  console.log(`slowest: ${slowest.slice(0, 8).map(show).join('; ')}`);
  console.log(`largest: ${largest.slice(0, 8).map(show).join('; ')}`);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(
    JSON.stringify({
      files: measured.length,
      seed,
      load: Number(loadavg()[0]?.toFixed(1)),
      results,
      refused: measured.length - results - failures.length,
      unexplained: failures.length,
      over_5_s: measured.filter(({ ms }) => ms > ALLOWED.file_ms).length,
      over_512_mb: measured.filter(({ mb }) => mb + own_mb > ALLOWED.memory_mb).length,
      slowest_ms: Math.round(slowest[0]?.ms ?? 0),
      slowest_processor_ms: Math.max(...measured.map(({ processor_ms }) => processor_ms)),
      median_ms: Math.round(slowest[slowest.length >> 1]?.ms ?? 0),
      idle_mb: Math.round(idle.resident_mb),
      peak_mb: Math.round((largest[0]?.mb ?? 0) + own_mb),
      reader_peak_mb: Math.round(largest[0]?.mb ?? 0),
      longest_stall_ms: Math.round(stall_ms),
      small_calls: {
        count: sorted.length,
        median_ms: Math.round(sorted[sorted.length >> 1] ?? 0),
        slowest_ms: Math.round(sorted.at(-1) ?? 0),
      },
      outcomes: Object.fromEntries([...outcomes].toSorted()),
    }),
  );
  return (
    failures.length === 0 &&
    stall_ms <= ALLOWED.stall_ms &&
    (slowest[0]?.ms ?? 0) <= ALLOWED.file_ms &&
    (largest[0]?.mb ?? 0) + own_mb <= ALLOWED.memory_mb
  );
}

function show({ name, ms, processor_ms, mb }: Measured): string {
  return `${ms.toFixed(0)} ms (${processor_ms} of the processor), ${mb.toFixed(0)} MB: ${name}`;
}
