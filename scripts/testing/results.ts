import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './run-stages.ts';

export type Failure = { test: string; reason: string };
/** `flaky`: tests that passed only on the second try; they count as passed. */
export type Results = { passed: number; failures: Failure[]; flaky: string[] };

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; flaky: number };
  errors: { message?: string }[];
};

const REASON_LINES = 16;

/**
 * What an error says, without colors and its stack, short enough for a list. The first line alone often says only that
 * something is not equal to something; the difference follows it.
 */
function reasonOf(message = 'no reason given'): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const stack = lines.findIndex((line) => /^\s*at /.test(line));
  return lines
    .slice(0, stack > 0 ? stack : undefined)
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => line.slice(0, 200))
    .join('\n  ');
}

function vitestResults({ numPassedTests, testResults }: VitestReport): Results {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that fails to load has no tests of its own.
    if (status === 'failed' && failed.length === 0) return [{ test: name, reason: reasonOf(message) }];
    return failed.map((result) => ({
      test: result.fullName,
      reason: reasonOf(result.failureMessages[0]),
    }));
  });
  return { passed: numPassedTests, failures, flaky: [] };
}

function playwrightResults(report: PlaywrightReport): Results {
  const found: Results = {
    passed: report.stats.expected + report.stats.flaky,
    failures: report.errors.map(({ message }) => ({
      test: 'outside the tests',
      reason: reasonOf(message),
    })),
    flaky: [],
  };
  const collect = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const { title, file, tests } of specs) {
      for (const { status, results } of tests) {
        const test = `${file}: ${title}`;
        if (status === 'flaky') found.flaky.push(test);
        if (status === 'unexpected') {
          found.failures.push({ test, reason: reasonOf(results.at(-1)?.error?.message) });
        }
      }
    }
    for (const suite of suites) collect(suite);
  };
  collect(report);
  return found;
}

function reported(report: string): Results {
  if (!existsSync(report)) return { passed: 0, failures: [], flaky: [] };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  return 'stats' in content ? playwrightResults(content) : vitestResults(content);
}

/** What a stage's report of Vitest or Playwright says; a stage without one counts as one check. */
export function resultsOf({ stage, succeeded }: Pick<Outcome, 'stage' | 'succeeded'>): Results {
  const results = stage.report ? reported(stage.report) : { passed: 1, failures: [], flaky: [] };
  const ranNothing = results.passed + results.failures.length === 0;
  if (results.failures.length > 0 || (succeeded && !ranNothing)) return results;
  // It failed outside its tests, or had none.
  const reason = ranNothing ? 'no test ran' : 'see its output above';
  return { ...results, passed: stage.report ? results.passed : 0, failures: [{ test: stage.name, reason }] };
}
