import { availableParallelism, loadavg } from 'node:os';

/** Processes that wait for each core while a stack and a browser work; beyond it other programs are at work too. */
const OWN_LOAD = 2.5;

/** A limit of time as it is fair now: it grows as the machine's other work slows everything down. */
export function fairLimit(limit: number): number {
  const [load = 0] = loadavg();
  return limit * Math.max(1, load / availableParallelism() / OWN_LOAD);
}
