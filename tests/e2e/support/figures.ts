import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './stacks.ts';

/** A time that a person waits, with the longest that is allowed on an idle machine. */
export type Figure = { name: string; seconds: number; limit: number };

const FILE = join(ROOT, '.cache', 'e2e-figures.jsonl');
/** Processes that wait for each core while a stack and one browser work; beyond it other programs are at work too. */
const OWN_LOAD = 2.5;

export function forgetFigures(): void {
  rmSync(FILE, { force: true });
}

/** Notes and prints a figure. The limit grows as the machine's other work slows everything down. */
export function noteFigure({ name, seconds, limit }: Figure): void {
  const [load = 0] = loadavg();
  const stretched = limit * Math.max(1, load / availableParallelism() / OWN_LOAD);
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ name, seconds, limit: stretched })}\n`);
  console.log(`${name}: ${seconds.toFixed(1)} s (load ${load.toFixed(1)})`);
}

export function readFigures(): Figure[] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}
