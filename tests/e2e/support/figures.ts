import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fairLimit } from '../../support/patience.ts';
import { ROOT } from './stacks.ts';

/** A time that a person waits, with the longest that is allowed on an idle machine. */
export type Figure = { name: string; seconds: number; limit: number };

const FILE = join(ROOT, '.cache', 'e2e-figures.jsonl');
export function forgetFigures(): void {
  rmSync(FILE, { force: true });
}

/** Notes and prints a figure. The limit grows as the machine's other work slows everything down. */
export function noteFigure({ name, seconds, limit }: Figure): void {
  const [load = 0] = loadavg();
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ name, seconds, limit: fairLimit(limit) })}\n`);
  console.log(`${name}: ${seconds.toFixed(1)} s (load ${load.toFixed(1)})`);
}

export function readFigures(): Figure[] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}
