import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './run-stages.ts';

export type Count = { passed: number; failed: number };

/** Passed and failed tests of a report of Vitest or Playwright; a stage without one counts as one check. */
export function count({ stage, succeeded }: Pick<Outcome, 'stage' | 'succeeded'>): Count {
  if (!stage.report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!existsSync(stage.report)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(stage.report, 'utf8'));
  // A browser test that passed only at its second try counts, and is named above by Playwright as flaky.
  const passed: number = report.stats ? report.stats.expected + report.stats.flaky : report.numPassedTests;
  const failed: number = report.stats ? report.stats.unexpected : report.numFailedTests;
  // A stage that broke outside its tests (a file that does not load) has failed too; so has one without tests.
  return { passed, failed: (!succeeded && failed === 0) || passed + failed === 0 ? failed + 1 : failed };
}
