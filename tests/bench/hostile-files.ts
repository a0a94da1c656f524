/**
 * What hostile resume files cost: `node tests/bench/hostile-files.ts [COUNT] [SEED]`. Reads COUNT (2,000) mutated and 60
 * crafted files one after the other, as the function for uploads does, and answers a small HTTP call every 20 ms on the
 * same event loop meanwhile. Prints the longest stall of the event loop, the longest file, the peak of memory and the
 * slowest small call, beside what is allowed; exits with 1 when one is over.
 *
 * Memory is the resident memory of this process and of the one that reads, added up every 5 ms (Linux: from /proc); a
 * file takes what that is above the same sum before the first file, with the reader loaded and idle.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseResume } from '../../functions/src/modules/resumes/parser/parse-resume.ts';
import { ResumeRefused } from '../../functions/src/modules/resumes/parser/resume-refused.ts';

const ALLOWED = { stall_ms: 200, file_ms: 5_000, memory_mb: 300 };
const [count, seed] = [Number(process.argv[2] ?? 2_000), Number(process.argv[3] ?? 1)];
const MB = 1024 * 1024;
const PAGE_BYTES = 4096;

// Generated in another process: that takes more time and memory than reading them is allowed to.
const folder = mkdtempSync(join(tmpdir(), 'hostile-files-'));
execFileSync(process.execPath, [
  join(import.meta.dirname, 'write-hostile-files.ts'),
  folder,
  `${count}`,
  `${seed}`,
]);

type Measured = { name: string; ms: number; mb: number };
const outcomes = new Map<string, number>();
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

// The worker loads its code once, which counts for no file.
await measure('warm-up', Buffer.from('A first text, so that the code is loaded. '.repeat(10)));
measured.length = 0;
calls.length = 0;
outcomes.clear();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const idle_mb = residentMb();
for (const name of readdirSync(folder).sort()) await measure(name, readFileSync(join(folder, name)));

delay.disable();
rmSync(folder, { recursive: true });
clearInterval(caller);
server.close();

for (const one of measured) one.mb -= idle_mb;
const slowest = measured.toSorted((a, b) => b.ms - a.ms);
const largest = measured.toSorted((a, b) => b.mb - a.mb);
const stall_ms = delay.max / 1e6;
console.log(`${measured.length} files, seed ${seed}, load average ${loadavg()[0]?.toFixed(1)}`);
console.log([...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(', '));
console.log(`longest stall of the event loop  ${stall_ms.toFixed(0)} ms (allowed ${ALLOWED.stall_ms})`);
console.log(`longest file                     ${show(slowest[0])} (allowed ${ALLOWED.file_ms} ms)`);
console.log(`most memory                      ${show(largest[0])} (allowed ${ALLOWED.memory_mb} MB)`);
console.log(
  `memory while idle                ${idle_mb.toFixed(0)} MB, of both processes; not counted above`,
);
calls.sort((a, b) => a - b);
console.log(
  `small calls meanwhile            ${calls.length}, median ${calls[calls.length >> 1]?.toFixed(1)} ms, slowest ${calls.at(-1)?.toFixed(0)} ms`,
);
console.log(`next slowest: ${slowest.slice(1, 6).map(show).join('; ')}`);
console.log(`next largest: ${largest.slice(1, 6).map(show).join('; ')}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
const over =
  stall_ms > ALLOWED.stall_ms ||
  (slowest[0]?.ms ?? 0) > ALLOWED.file_ms ||
  (largest[0]?.mb ?? 0) > ALLOWED.memory_mb ||
  failures.length > 0;
process.exit(over ? 1 : 0);

async function measure(name: string, bytes: Uint8Array): Promise<void> {
  let peak_mb = residentMb();
  const watch = setInterval(() => {
    peak_mb = Math.max(peak_mb, residentMb());
  }, 5);
  const began = performance.now();
  let outcome: string;
  try {
    outcome = (await parseResume(bytes)).file_type;
  } catch (error) {
    if (error instanceof ResumeRefused) outcome = error.code;
    else {
      outcome = 'failed';
      failures.push(`${name}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  clearInterval(watch);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  measured.push({ name, ms: performance.now() - began, mb: peak_mb });
}

/** Total of this process and its children. */
function residentMb(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const pages = [process.pid, ...children].map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    } catch {
      return 0; // it ended meanwhile
    }
  });
  return (pages.reduce((sum, count) => sum + count, 0) * PAGE_BYTES) / MB;
}

function show(one: Measured | undefined): string {
  return one === undefined ? 'none' : `${one.ms.toFixed(0)} ms, ${one.mb.toFixed(0)} MB (${one.name})`;
}
