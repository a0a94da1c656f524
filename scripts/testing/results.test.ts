import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resultsOf } from './results.ts';
import type { Stage } from './stages.ts';

const folder = mkdtempSync(join(tmpdir(), 'huntwell-results-'));

function stage(name: string, report?: unknown): Stage {
  const path = join(folder, `${name}.json`);
  if (report) writeFileSync(path, JSON.stringify(report));
  return { name, cores: 1, command: ['true'], report: path };
}

const vitest = {
  numPassedTests: 2,
  testResults: [
    {
      name: 'places.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'places reads a city', status: 'passed', failureMessages: [] },
        {
          fullName: 'places reads a country',
          status: 'failed',
          failureMessages: ['\u001b[31mExpected DE\u001b[39m\nat places'],
        },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
  ],
};

const playwright = {
  stats: { expected: 3, flaky: 1 },
  errors: [],
  suites: [
    {
      specs: [
        { title: 'fine', file: 'a.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
        { title: 'shaky', file: 'a.spec.ts', tests: [{ status: 'flaky', results: [{}, {}] }] },
      ],
      suites: [
        {
          specs: [
            {
              title: 'broken',
              file: 'b.spec.ts',
              tests: [
                {
                  status: 'unexpected',
                  results: [{ error: { message: 'first' } }, { error: { message: 'second\nat b' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('names the failed tests of Vitest, and files that do not load', () => {
  expect(resultsOf({ stage: stage('unit', vitest), succeeded: false })).toEqual({
    passed: 2,
    failures: [
      { test: 'places reads a country', reason: 'Expected DE' },
      { test: 'broken.test.ts', reason: 'Unexpected token' },
    ],
    flaky: [],
  });
});

it('names the failed tests of Playwright with their last error, and those that needed a second try', () => {
  expect(resultsOf({ stage: stage('browser', playwright), succeeded: false })).toEqual({
    passed: 4,
    failures: [{ test: 'b.spec.ts: broken', reason: 'second' }],
    flaky: ['a.spec.ts: shaky'],
  });
});

it('says what differed, and not where in the code', () => {
  const said =
    '\u001b[31mexpect(received).toEqual(expected)\u001b[39m\n\n- Expected\n+ Received\n\n+ wide\n    at a.ts';
  const report = {
    numPassedTests: 0,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: said, assertionResults: [] }],
  };
  const [failure] = resultsOf({ stage: stage('differs', report), succeeded: false }).failures;
  expect(failure?.reason).toBe('expect(received).toEqual(expected)\n  - Expected\n  + Received\n  + wide');
});

it('never calls a stage a success that broke outside its tests, or ran none', () => {
  const passing = { numPassedTests: 1, testResults: [] };
  const failed = (stage: Stage, succeeded: boolean) => resultsOf({ stage, succeeded }).failures.length;
  expect(failed(stage('broke', passing), false)).toBe(1);
  expect(failed(stage('empty', { numPassedTests: 0, testResults: [] }), true)).toBe(1);
  expect(failed(stage('no report'), true)).toBe(1);
  expect(failed({ name: 'lint', cores: 1, command: ['true'] }, false)).toBe(1);
  expect(resultsOf({ stage: { name: 'lint', cores: 1, command: ['true'] }, succeeded: true })).toEqual({
    passed: 1,
    failures: [],
    flaky: [],
  });
});
