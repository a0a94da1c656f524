/**
 * `npm test`: everything that CI runs. `npm run check` is the fast part of it (`--fast`: types, lint, unit).
 * Ends with a table of the stages and `N passed, N failed`, and exits with 1 when anything failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../emulators/support/chromium.ts';
import { type Failure, resultsOf } from './testing/results.ts';
import { runStages } from './testing/run-stages.ts';
import { stagesOf } from './testing/stages.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'test-reports');
const fast = process.argv.includes('--fast');
const seconds = (ms: number) => `${(ms / 1000).toFixed(0).padStart(4)} s`;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const env: NodeJS.ProcessEnv = { ...process.env };
// Every embedded Firestore notes its queries here; the stage `indexes` compares them with the declared indexes.
env.FIRESTORE_QUERY_LOG = join(reports, 'queries');
// A sample of the requests of `npm run test:fuzz`, which take minutes.
env.FUZZ_REQUESTS ??= '3000';
if (process.stdout.isTTY) env.FORCE_COLOR ??= '1';
// If there is no Chromium, say so before spending minutes on the other stages.
if (!fast) findChromium();

const stages = stagesOf(root, reports);
const began = performance.now();
const outcomes = await runStages(fast ? stages.fast : stages.full, {
  cwd: root,
  env,
  cores: Math.max(2, availableParallelism()),
  write: (text) => process.stdout.write(text),
});

let passedInAll = 0;
const failures: (Failure & { stage: string })[] = [];
const flaky: string[] = [];
console.log(
  `\n        ${'stage'.padEnd(18)} ${'tests'.padStart(13)} ${'failed'.padStart(7)}    took   from     to`,
);
for (const outcome of outcomes) {
  const { stage, began: from, ended: to } = outcome;
  const results = resultsOf(outcome);
  const failed = results.failures.length;
  passedInAll += results.passed;
  failures.push(...results.failures.map((failure) => ({ ...failure, stage: stage.name })));
  flaky.push(...results.flaky);
  console.log(
    [
      failed === 0 ? 'ok     ' : 'FAILED ',
      stage.name.padEnd(18),
      `${results.passed} passed`.padStart(13),
      String(failed).padStart(7),
      ` ${seconds(to - from)} ${seconds(from)} ${seconds(to)}`,
    ].join(' '),
  );
}
for (const test of flaky) console.log(`\nPassed at the second try: ${test}`);
for (const { stage, test, reason } of failures) console.log(`\nFailed in ${stage}: ${test}\n  ${reason}`);
console.log(
  `\n${passedInAll} passed, ${failures.length} failed in ${seconds(performance.now() - began).trim()}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
