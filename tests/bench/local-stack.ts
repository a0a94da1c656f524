/**
 * Start-up time and memory of the local stack, as a Markdown table: `node tests/bench/local-stack.ts` (Linux; memory
 * is read from /proc). Starts a fresh stack with everything built, then the same again with its data, and counts
 * the resident memory of every process after one search and idle.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processTree } from './process-tree.ts';

const root = join(import.meta.dirname, '..', '..');
const data = mkdtempSync(join(tmpdir(), 'huntwell-bench-'));
const OFFSET = '1900';

function nameOf(line: string): string {
  if (line.includes('watchdog.mjs')) return 'watchdogs';
  if (line.includes('firestore/main.ts')) return 'embedded Firestore';
  if (line.includes('external-services.ts')) return 'storage, mail, employers, boards';
  if (line.includes('functionsEmulatorRuntime')) return 'functions workers';
  if (line.includes('firebase-tools')) return 'firebase-tools (Auth, Functions, Hosting, Tasks)';
  return 'npm start itself';
}

async function start(extra: string[]): Promise<{ child: ChildProcess; seconds: number }> {
  const began = performance.now();
  const args = ['scripts/start.ts', '--port-offset', OFFSET, '--data-dir', data, ...extra];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('is ready')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The stack ended with ${code} before it was ready`)));
  });
  return { child, seconds: (performance.now() - began) / 1000 };
}

async function stop(child: ChildProcess): Promise<number> {
  const began = performance.now();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
  return (performance.now() - began) / 1000;
}

try {
  const fresh = await start(['--fresh']);
  await stop(fresh.child);
  const warm = await start([]);
  await Promise.all(
    Array.from({ length: 4 }, () =>
      fetch('http://127.0.0.1:6900/api/postings?limit=30').then((r) => r.text()),
    ),
  );
  const byName = new Map<string, number>();
  for (const one of processTree(warm.child.pid ?? 0)) {
    const name = nameOf(one.command);
    byName.set(name, (byName.get(name) ?? 0) + one.resident_mb);
  }
  const stopped = await stop(warm.child);
  const total = [...byName.values()].reduce((sum, one) => sum + one, 0);
  console.log(`| start | seconds |\n|---|---:|`);
  console.log(`| fresh data, everything built | ${fresh.seconds.toFixed(1)} |`);
  console.log(`| warm, with its data | ${warm.seconds.toFixed(1)} |`);
  console.log(`| Ctrl-C until nothing is left | ${stopped.toFixed(1)} |`);
  console.log('\n| process | resident MB |\n|---|---:|');
  for (const [name, megabytes] of [...byName].sort((a, b) => b[1] - a[1]))
    console.log(`| ${name} | ${megabytes.toFixed(0)} |`);
  console.log(`| **together** | **${total.toFixed(0)}** |`);
} finally {
  rmSync(data, { recursive: true, force: true });
}
