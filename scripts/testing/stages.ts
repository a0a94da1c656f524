import { join } from 'node:path';

export type Stage = {
  name: string;
  command: [program: string, ...args: string[]];
  /**
   * How many of two cores it keeps busy; the rest of its time it waits. What fits beside another one runs beside it. None:
   * it runs beside all others at the lowest priority, in the time that they wait, so nothing in it may have a time limit.
   */
  cores: 0 | 1 | 2;
  /** The report that counts the tests, if the stage runs tests. */
  report?: string;
  /** Names of the stages whose results it needs. */
  after?: string[];
};

/** Everything that CI runs, in the best order to start it: what others wait for, what waits itself, what keeps both cores busy. */
export function stagesOf(root: string, reports: string): { fast: Stage[]; full: Stage[] } {
  const bin = (name: string) => join(root, 'node_modules', '.bin', name);

  function vitest(name: string, config: string, cores: 1 | 2): Stage {
    const report = join(reports, `${name}.json`);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return { name, cores, report, command: [bin('vitest'), 'run', '--config', config, ...output] };
  }

  const checks: Stage[] = [
    ...['web', 'filler', 'functions', 'emulators', 'tests', 'scripts'].map(
      (workspace): Stage => ({
        name: `types: ${workspace}`,
        cores: 1,
        command: [bin('tsc'), '-p', workspace],
      }),
    ),
    { name: 'lint', cores: 1, command: [bin('biome'), 'ci', '--error-on-warnings'] },
    { name: 'unused code', cores: 1, command: [bin('knip')] },
  ];
  const unit = vitest('unit', 'vitest.config.ts', 2);
  const idly = (stage: Stage): Stage => ({ ...stage, cores: 0 });

  const full: Stage[] = [
    idly({ name: 'build', cores: 1, command: ['node', 'scripts/build-local.ts'] }),
    ...checks.map(idly),
    vitest('firestore', 'tests/firestore/vitest.config.ts', 1),
    vitest('load', 'tests/load/vitest.config.ts', 1),
    // One of its tests reads the build.
    { ...vitest('api', 'tests/api/vitest.config.ts', 1), after: ['build'] },
    vitest('driver', 'tests/driver/vitest.config.ts', 1),
    vitest('fuzz', 'tests/fuzz/vitest.config.ts', 1),
    vitest('rules', 'tests/rules/vitest.config.ts', 1),
    vitest('emulator pages', 'emulators/vitest.browser.config.ts', 1),
    { name: 'deploy check', cores: 1, command: ['node', 'scripts/deploy-check.ts'] },
    { name: 'conformance', cores: 1, command: ['node', 'scripts/spec-coverage.ts', '--check'] },
    // These two need both cores, so they begin when the others have ended.
    unit,
    {
      name: 'browser',
      after: ['build'],
      // Its pages, its workers and the stack behind them keep both busy; beside the API tests they missed their timeouts.
      cores: 2,
      report: join(reports, 'browser.json'),
      command: [bin('playwright'), 'test', '--config', 'tests/playwright.config.ts'],
    },
    {
      ...vitest('indexes', 'tests/indexes/vitest.config.ts', 1),
      after: ['firestore', 'rules', 'api', 'fuzz', 'load', 'driver', 'browser'],
    },
  ];
  return { fast: [...checks, unit], full };
}
