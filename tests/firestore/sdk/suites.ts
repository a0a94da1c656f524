import { join } from 'node:path';

/** A public test suite that runs against a Firestore, out of a checkout of its own repository. */
export type Suite = {
  /** Key in known-failures.json. */
  name: string;
  /** Repository on GitHub, and the name that its checkout has in SDK_TESTS. */
  repository: string;
  /** Folder of the checkout in which the command runs. */
  folder: string;
  /** Command that prepares a fresh checkout, run in the checkout. */
  prepare: string;
  /** A file that exists once it is prepared. */
  ready: string;
  /** Runs the suite and prints TAP. The first word is a file of the checkout, below `folder`. */
  command: string[];
  environment: (port: number, project: string) => Record<string, string>;
};

const usual = (port: number, project: string) => ({
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
  GCLOUD_PROJECT: project,
});

const rulesSuite = (folder: string): Suite => ({
  name: `quickstart-testing/${folder}`,
  repository: 'firebase/quickstart-testing',
  folder,
  prepare: `npm install --prefix ${folder}`,
  ready: join(folder, 'node_modules/mocha/bin/mocha'),
  command: ['node_modules/mocha/bin/mocha', '--exit', '--reporter', 'tap', 'test/firestore.spec.js'],
  environment: usual,
});

const vitest = '../../node_modules/vitest/vitest.mjs';

export const suites: Suite[] = [
  rulesSuite('unit-test-security-rules'),
  rulesSuite('unit-test-security-rules-v9'),
  {
    name: 'nodejs-firestore',
    repository: 'googleapis/nodejs-firestore',
    folder: '.',
    prepare: 'npm install && npm run compile',
    ready: 'build/system-test/firestore.js',
    command: [
      ...['node_modules/mocha/bin/mocha', '--exit', '--timeout', '60000', '--reporter', 'tap'],
      'build/system-test/firestore.js',
    ],
    environment: (port, project) => ({ ...usual(port, project), PROJECT_ID: project }),
  },
  {
    name: 'firebase-js-sdk',
    repository: 'firebase/firebase-js-sdk',
    folder: 'packages/firestore',
    prepare: 'yarn && yarn --cwd packages/firestore build:deps',
    ready: 'node_modules/vitest/vitest.mjs',
    command: [
      ...[vitest, 'run', '--project=node', '--reporter=tap-flat', '--exclude', '**/*pipeline*'],
      ...['test/integration/api/', 'test/integration/api_internal/', 'test/integration/remote/'],
    ],
    environment: (port, project) => ({
      TEST_PLATFORM: 'node',
      FIRESTORE_TARGET_BACKEND: 'emulator',
      FIRESTORE_EMULATOR_PORT: String(port),
      FIRESTORE_EMULATOR_PROJECT_ID: project,
    }),
  },
];
