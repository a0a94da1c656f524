import { loadavg } from 'node:os';

/** Prints a time that a person waits, with what else the machine does: a figure to read, not a test of the machine. */
export function printFigure(name: string, seconds: number): void {
  const [load = 0] = loadavg();
  console.log(`${name}: ${seconds.toFixed(1)} s (load ${load.toFixed(1)})`);
}
