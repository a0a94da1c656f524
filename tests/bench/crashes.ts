/**
 * Workers with the real driver that die, stall, or fail at every step of applying: `npm run bench:crashes [-- LANES [TROUBLE]]`
 * (three at a time; all troubles, or one of `killed`, `stalls`, `fails`). A step is every request to Firestore and Storage, every action in the browser, and every
 * request and response of the employer's page, on one form of each family of drivers. Each run is an application of its own:
 * two tabs apply and approve at once, each task is delivered twice and again, and the credit and what the employer received
 * are checked, the faults near the click first. SIGTERM ends it early. The last line is one JSON object; the exit code tells whether everything was tried and right.
 */

import { TROUBLES } from '../load/worker-run.ts';
import setup from '../support/emulators.ts';
import { useEmulators } from '../support/use-emulators.ts';

const LANES = Number(process.argv[2] ?? 3);
const TROUBLE = process.argv[3];
if (TROUBLE !== undefined && !TROUBLES.some((one) => one === TROUBLE)) {
  console.error(`No such trouble: ${TROUBLE}. There are ${TROUBLES.join(', ')}.`);
  process.exit(2);
}

const ports = new Map<string, unknown>();
const stop = await setup({ provide: (name, port) => void ports.set(name, port) });
useEmulators((name) => Number(ports.get(name)));
// Read after the addresses of the emulators are known.
const { crashRound } = await import('../load/crash-round.ts');
const { nearTheClick } = await import('../load/crash-points.ts');

let is_over = false;
process.once('SIGTERM', () => {
  is_over = true;
});

const began = performance.now();
const { figures, problems } = await crashRound({
  lanes: LANES,
  choose: (points) =>
    points
      .filter(({ fault }) => !TROUBLE || fault.trouble === TROUBLE)
      .sort((a, b) => Number(nearTheClick(b)) - Number(nearTheClick(a))),
  is_over: () => is_over,
  tell: (line) => console.log(line.slice(0, 600)),
});
console.log(
  JSON.stringify({ ...figures, minutes: Number(((performance.now() - began) / 60_000).toFixed(1)) }),
);
await stop();
// The browser of the driver lives as long as its process.
process.exit(problems.length > 0 || figures.left_out > 0 ? 1 : 0);
