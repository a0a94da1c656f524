/**
 * Applications one after another: `npm run bench:applications [-- APPLICATIONS [FIRST]]` (500 from 0). Each is a different form of one of
 * the demo employers' vendors, with honeypots, decoys and parsers among them, from reading to the receipt, four at a time.
 * Every receipt is compared with what the employer received. One in ten more meets an obstacle: those must be handed
 * over, closed or unconfirmed, and never sent twice. The last line is one JSON object; the exit code tells whether
 * everything was right.
 */
import { VENDORS } from '../../emulators/employers/job.ts';
import { bundleFiller } from '../../functions/scripts/bundle-filler.ts';
import { dossierOf } from '../driver/applicant.ts';
import { disagreement } from '../driver/receipt-agreement.ts';
import { applyAnswering, startTestSite } from '../driver/site.ts';

const APPLICATIONS = Number(process.argv[2] ?? 500);
const FIRST = Number(process.argv[3] ?? 0);
const AT_A_TIME = 4;

/** What may come of a form with an obstacle, and how often the employer may have it then. */
const OBSTACLES = {
  captcha: { outcomes: ['hand_over'], received: 0 },
  login: { outcomes: ['hand_over'], received: 0 },
  closed: { outcomes: ['closed'], received: 0 },
  email_code: { outcomes: ['hand_over'], received: 0 },
  spam: { outcomes: ['failed'], received: 0 },
  server_error: { outcomes: ['unconfirmed'], received: 0 },
  confirm_lost: { outcomes: ['unconfirmed'], received: 1 },
} as const;
const OBSTACLE_NAMES = Object.keys(OBSTACLES) as (keyof typeof OBSTACLES)[];

const site = await startTestSite(await bundleFiller());
let wrong = 0;
const report = (problem: string) => {
  wrong += 1;
  console.log(problem.slice(0, 600));
};
const seconds: number[] = [];
let receipts = 0;
let obstacles = 0;

async function applyTo(number: number): Promise<void> {
  const vendor = VENDORS[number % VENDORS.length] ?? 'lever';
  // A job id that starts with a trap's name has it.
  const id = number % 3 === 0 ? `honeypot-${number}` : `job-${number}`;
  const started = performance.now();
  const outcome = await applyAnswering(site.driver, site.target(vendor, id), dossierOf());
  seconds.push((performance.now() - started) / 1000);
  const problem = await disagreement(site, vendor, id, outcome);
  if (problem) report(`${vendor} ${id}: ${problem}`);
  else receipts += 1;
}

async function meetObstacle(number: number): Promise<void> {
  const vendor = VENDORS[number % VENDORS.length] ?? 'lever';
  const name = OBSTACLE_NAMES[number % OBSTACLE_NAMES.length] ?? 'captcha';
  const id = `${name}-${number}`;
  const { kind } = await applyAnswering(site.driver, site.target(vendor, id, '?ask=none'), dossierOf());
  const received = (await site.received(id)).length;
  const expected = OBSTACLES[name];
  if (!expected.outcomes.some((one) => one === kind) || received !== expected.received)
    report(`${vendor} ${id}: ${kind}, received ${received} times`);
  else obstacles += 1;
}

const work = [
  ...Array.from({ length: APPLICATIONS }, (_, at) => [applyTo, FIRST + at] as const),
  ...Array.from({ length: Math.ceil(APPLICATIONS / 10) }, (_, number) => [meetObstacle, number] as const),
];
const started = performance.now();
let next = 0;
try {
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let item = work[next++]; item; item = work[next++]) {
        const [run, number] = item;
        await run(number).catch((error: unknown) => report(`${run.name} ${number}: ${String(error)}`));
        if (next % 50 === 0) console.log(`${next} of ${work.length}, ${wrong} wrong`);
      }
    }),
  );
  const all = await site.received('');
  seconds.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      applications: APPLICATIONS,
      receipts_equal_to_received: receipts,
      double: all.filter(({ reception_number }) => reception_number > 1).length,
      honeypots_filled: all.filter(({ honeypot }) => honeypot).length,
      obstacles_met: obstacles,
      wrong,
      median_seconds: Number((seconds[seconds.length >> 1] ?? 0).toFixed(2)),
      slowest_seconds: Number((seconds.at(-1) ?? 0).toFixed(2)),
      minutes: Number(((performance.now() - started) / 60_000).toFixed(1)),
    }),
  );
} finally {
  await site.close();
}
// The browser of the driver lives as long as its process.
process.exit(wrong > 0 ? 1 : 0);
