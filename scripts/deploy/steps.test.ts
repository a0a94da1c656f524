import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeDeployConfig } from './deploy-config.ts';
import { readFirebaseJson } from './firebase-json.ts';
import { deploySteps, indexStates } from './steps.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huntwell-deploy-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what others rest on is deployed first, and only functions may be forced', () => {
  const { before, after } = deploySteps({ project: 'p', config: 'c.json', non_interactive: true });
  const order = [...before, ...after].map(({ args }) => args[2]);
  expect(order).toEqual(['storage', 'firestore', 'functions', 'hosting']);
  const forced = [...before, ...after].filter(({ args }) => args.includes('--force'));
  expect(forced.map(({ name }) => name)).toEqual(['Functions']);
  for (const { args } of [...before, ...after]) {
    expect(args.join(' ')).toContain('--project p --config c.json --non-interactive');
  }
});

test('with somebody at the terminal, firebase-tools asks', () => {
  const { before, after } = deploySteps({ project: 'p', config: 'c.json', non_interactive: false });
  const flags = [...before, ...after].flatMap(({ args }) => args);
  expect(flags).not.toContain('--force');
  expect(flags).not.toContain('--non-interactive');
});

test('what is uploaded is what was checked, with a line for every param', () => {
  const config = readFirebaseJson(root);
  const codebases = Object.fromEntries(
    config.functions.map(({ codebase }) => [codebase, join(folder, '.cache/deploy/functions', codebase)]),
  );
  const file = writeDeployConfig(
    folder,
    config,
    {
      errors: 0,
      codebases,
      web: join(folder, '.cache/deploy/web'),
      params: [
        { name: 'GIVEN', type: 'string' },
        { name: 'USUAL', type: 'int', default: 2 },
        { name: 'EMPTY', type: 'string', default: '' },
        { name: 'SECRET', type: 'secret' },
      ],
      values: { GIVEN: 'a "quoted", value' },
    },
    { project: 'my-project', alias: null, web_mode: 'production' },
  );
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(written.hosting).toEqual({ ...config.hosting, public: '.cache/deploy/web', predeploy: undefined });
  expect(written.firestore).toEqual(config.firestore);
  expect(written.functions.map(({ source }: { source: string }) => source)).toEqual(
    config.functions.map(({ codebase }) => `.cache/deploy/functions/${codebase}`),
  );
  for (const entry of written.functions) {
    expect(entry.predeploy).toBeUndefined();
    const params = readFileSync(join(folder, entry.configDir, '.env.my-project'), 'utf8');
    expect(params).toContain('GIVEN="a \\"quoted\\", value"\n');
    expect(Object.keys(parseEnv(params)).sort()).toEqual(['EMPTY', 'GIVEN', 'USUAL']);
  }
});

test('the states of indexes are read as firebase-tools prints them', () => {
  const printed = `Compound Indexes
[READY] (postings) -- (status,ASCENDING) (posted_at,DESCENDING)
[CREATING] (applications) -- (uid,ASCENDING)
[READY] (audit) -- (target,ASCENDING)

Field Overrides
[conversions.expire_at] -- TTL(ACTIVE)
`;
  expect(Object.fromEntries(indexStates(printed))).toEqual({ READY: 2, CREATING: 1 });
});
