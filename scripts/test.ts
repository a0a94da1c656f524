/**
 * `npm test`: everything that CI runs. `npm run check` is the fast part of it (`--fast`: types, lint, unit).
 * Ends with `N passed, N failed` and exits with 1 when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../emulators/support/chromium.ts';

type Stage = {
  name: string;
  command: string[];
  /** The report that counts the tests, if the stage runs tests. */
  report?: string;
};

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'test-reports');
const fast = process.argv.includes('--fast');

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

function vitest(name: string, config: string): Stage {
  const report = join(reports, `${name}.json`);
  return {
    name,
    report,
    command: [
      bin('vitest'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  };
}

const FAST_STAGES: Stage[] = [
  ...['web', 'functions', 'emulators', 'tests', 'scripts'].map((workspace) => ({
    name: `types: ${workspace}`,
    command: [bin('tsc'), '-p', workspace],
  })),
  { name: 'lint', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  { name: 'unused code', command: [bin('knip')] },
  vitest('unit', 'vitest.config.ts'),
];

const FULL_STAGES: Stage[] = [
  ...FAST_STAGES,
  vitest('emulator pages', 'emulators/vitest.browser.config.ts'),
  vitest('firestore', 'tests/firestore/vitest.config.ts'),
  vitest('rules', 'tests/rules/vitest.config.ts'),
  vitest('api', 'tests/api/vitest.config.ts'),
  vitest('fuzz', 'tests/fuzz/vitest.config.ts'),
  vitest('load', 'tests/load/vitest.config.ts'),
  vitest('driver', 'tests/driver/vitest.config.ts'),
  {
    name: 'browser',
    report: join(reports, 'browser.json'),
    command: [bin('playwright'), 'test', '--config', 'tests/playwright.config.ts'],
  },
  vitest('indexes', 'tests/indexes/vitest.config.ts'),
  { name: 'deploy check', command: ['node', 'scripts/deploy-check.ts'] },
  { name: 'conformance', command: ['node', 'scripts/spec-coverage.ts', '--check'] },
];

/** Passed and failed tests of a report of Vitest or Playwright; a stage without one counts as one check. */
function count(stage: Stage, succeeded: boolean): { passed: number; failed: number } {
  if (!stage.report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!existsSync(stage.report)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(stage.report, 'utf8'));
  // A browser test that passed only at its second try counts, and is named above by Playwright as flaky.
  const passed: number = report.stats ? report.stats.expected + report.stats.flaky : report.numPassedTests;
  const failed: number = report.stats ? report.stats.unexpected : report.numFailedTests;
  // A stage that broke outside its tests (a file that does not load) has failed too; so has one without tests.
  return { passed, failed: (!succeeded && failed === 0) || passed + failed === 0 ? failed + 1 : failed };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const env: NodeJS.ProcessEnv = { ...process.env };
// Every embedded Firestore notes its queries here; the stage `indexes` compares them with the declared indexes.
env.FIRESTORE_QUERY_LOG = join(reports, 'queries');
// A part of the requests of `npm run test:fuzz`, which take minutes.
env.FUZZ_REQUESTS ??= '3000';
// Where there is no Chromium, it is said before the first minutes are spent.
if (!fast) findChromium();

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const stage of fast ? FAST_STAGES : FULL_STAGES) {
  const started = performance.now();
  console.log(`\n── ${stage.name}`);
  const [command = '', ...args] = stage.command;
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  const { passed, failed } = count(stage, status === 0);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'}  ${stage.name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.padStart(7)} s`,
  );
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
