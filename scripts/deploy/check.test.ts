import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { INTEGRATIONS } from '../../functions/src/composition/configuration.ts';
import { webVariables } from '../../web/build/env.ts';
import { checkBoards } from './boards.ts';
import { findForeign } from './codebases.ts';
import { checkCsp } from './csp.ts';
import { checkFirebaseJson, type FirebaseJson, readFirebaseJson } from './firebase-json.ts';
import { checkIndexes } from './indexes.ts';
import { checkParams, type WireParam, withDefaults } from './params.ts';
import { checkRulesFiles } from './rules.ts';
import { findTarget, functionsValues, type Values } from './target.ts';

const root = join(import.meta.dirname, '../..');
const TARGET = { project: 'my-project', alias: null, web_mode: 'production' };
/** As firebase-functions passes them to firebase-tools; its types omit the method. */
const PARAMS = declaredParams.map((param) => (param as unknown as { toSpec(): WireParam }).toSpec());
const VALUES: Values = {
  IDENTITY_API_KEY: 'AIzaKey',
  REDDIT_PIXEL_ID: 'a2_x',
};
const WEB: Values = {
  VITE_FIREBASE_API_KEY: 'AIzaKey',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_REDDIT_PIXEL_ID: 'a2_x',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huntwell-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Errors found with these values. */
function errorsOf(values: Values, web: Values = WEB): string[] {
  const { findings } = checkParams(PARAMS, values, web, TARGET);
  return findings.filter(({ level }) => level === 'error').map(({ what }) => what);
}

describe('values of a project', () => {
  test('nothing stands against a project that has them', () => {
    expect(errorsOf(VALUES)).toEqual([]);
  });

  test('an empty project gets the whole list at once, each with what it is for and where it comes from', () => {
    const { findings } = checkParams(PARAMS, {}, {}, TARGET);
    const errors = findings.filter(({ level }) => level === 'error');
    for (const name of ['IDENTITY_API_KEY', ...Object.keys(WEB).slice(0, 4)]) {
      expect(
        errors.filter(({ what }) => what.includes(name)),
        name,
      ).toHaveLength(1);
    }
    for (const { what, fix } of errors) {
      expect(what).toMatch(/is missing: .{10}|Without it .{10}/);
      expect(fix).toMatch(/functions\/\.env\.my-project|web\/\.env\.production/);
    }
  });

  test.each(INTEGRATIONS.map((one) => [one.name, one] as const))('%s', (_name, { params, required }) => {
    const names = params.map(({ name }) => name);
    const without = Object.fromEntries(Object.entries(VALUES).filter(([name]) => !names.includes(name)));
    const web = names.includes('REDDIT_PIXEL_ID') ? { ...WEB, VITE_REDDIT_PIXEL_ID: '' } : WEB;
    const { findings } = checkParams(PARAMS, without, web, TARGET);
    const named = findings.filter(({ what }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(what)));
    expect(named.map(({ level }) => level)).toEqual([required ? 'error' : 'warning']);
  });

  test.each(webVariables.filter(({ without }) => !without).map(({ name }) => name))('%s', (name) => {
    expect(errorsOf(VALUES, { ...WEB, [name]: '' })).toEqual([expect.stringContaining(name)]);
  });

  test.each([
    [{ APPLY_CONCURRENCY: 'many' }, 'not a whole number'],
    [{ REDDIT_API_ORIGIN: 'http://127.0.0.1:7600' }, 'points at this machine'],
    [{ IDENTITY_API_KEY: ' ' }, 'IDENTITY_API_KEY is missing'],
    [{ CONSENT: 'opt-out' }, 'CONSENT and VITE_CONSENT differ'],
    [{ IDENTITY_API_KEY: 'AIzaOther' }, 'IDENTITY_API_KEY and VITE_FIREBASE_API_KEY differ'],
    [{ REDDIT_PIXEL_ID: 'a2_y' }, 'REDDIT_PIXEL_ID and VITE_REDDIT_PIXEL_ID differ'],
  ])('%o is refused', (changed, message) => {
    expect(errorsOf({ ...VALUES, ...changed } as Values)).toEqual([expect.stringContaining(message)]);
  });

  test('a web app of another project is refused', () => {
    const errors = errorsOf(VALUES, { ...WEB, VITE_FIREBASE_PROJECT_ID: 'other' });
    expect(errors).toEqual(['VITE_FIREBASE_PROJECT_ID is other, but the deploy goes to my-project']);
  });

  test('a name that nobody reads is noticed', () => {
    const { findings } = checkParams(PARAMS, { ...VALUES, CONSENTS: 'x' }, WEB, TARGET);
    expect(findings.map(({ what }) => what).join()).toContain("CONSENTS is in the functions' dotenv files");
  });

  test('every param has a value for firebase-tools, which asks for defaults too', () => {
    const complete = withDefaults(PARAMS, VALUES);
    const expected = PARAMS.filter(({ type }) => type !== 'secret').map(({ name }) => name);
    expect(Object.keys(complete).sort()).toEqual(expected.sort());
  });
});

test('a list of boards of one’s own must list some; without one the registry is used', () => {
  const errors = () => checkBoards(folder, TARGET).findings.map(({ what }) => what);
  expect(errors()).toEqual([]);
  writeFileSync(join(folder, 'boards.tsv'), '# none\nworkday\tacme\n');
  expect(errors()).toEqual([expect.stringContaining('lists no board')]);
  writeFileSync(join(folder, 'boards.tsv'), 'greenhouse\n');
  expect(errors()).toEqual([expect.stringContaining('Line 1')]);
  writeFileSync(join(folder, 'boards.tsv'), 'greenhouse\tacme\tAcme\n');
  expect(errors()).toEqual([]);
});

test('dotenv files are read as firebase-tools reads them, and projects by their aliases too', () => {
  mkdirSync(join(folder, 'functions'));
  writeFileSync(join(folder, '.firebaserc'), JSON.stringify({ projects: { staging: 'my-staging' } }));
  writeFileSync(join(folder, 'functions/.env'), 'CONSENT=opt-out\nREDDIT_TEST_ID=a\n');
  writeFileSync(join(folder, 'functions/.env.staging'), 'REDDIT_TEST_ID="b,c"\n');
  writeFileSync(join(folder, 'functions/.env.local'), 'REDDIT_TEST_ID=local\n');
  const target = findTarget(folder, 'my-staging', 'production');
  expect(findTarget(folder, 'staging', 'production')).toEqual(target);
  expect(functionsValues(folder, 'functions', target)).toEqual({ CONSENT: 'opt-out', REDDIT_TEST_ID: 'b,c' });
});

describe('.env.example', () => {
  const example = (path: string) => parseEnv(readFileSync(join(root, path), 'utf8'));

  test('of the functions has every param that a deploy may set, with its default', () => {
    const expected = PARAMS.filter(
      ({ type, description }) =>
        type !== 'secret' && !/^(?:Keep the default|Leave it)/.test(description ?? ''),
    );
    expect(expected.length).toBeGreaterThan(3);
    expect(example('functions/.env.example')).toEqual(
      Object.fromEntries(expected.map((param) => [param.name, String(param.default ?? '')])),
    );
  });

  test('of the web app has every variable', () => {
    expect(Object.keys(example('web/.env.example')).sort()).toEqual(
      webVariables.map(({ name }) => name).sort(),
    );
  });
});

describe('firebase.json', () => {
  test('is what its schema allows', () => {
    expect(checkFirebaseJson(root, readFirebaseJson(root)).findings).toEqual([]);
  });

  test('a misspelt key or a missing file is found', () => {
    const config = readFirebaseJson(root);
    const wrong = { ...config, hostnig: {}, storage: { rules: 'no.rules' } } as FirebaseJson;
    const found = checkFirebaseJson(root, wrong).findings.map(({ what }) => what);
    expect(found).toEqual([expect.stringContaining('hostnig'), expect.stringContaining('no.rules')]);
  });
});

describe('indexes', () => {
  const check = (content: string) => {
    writeFileSync(join(folder, 'indexes.json'), content);
    return checkIndexes(folder, 'indexes.json', join(folder, 'queries')).findings;
  };
  const declared = readFileSync(join(root, 'firestore.indexes.json'), 'utf8');

  test('a file that declares nothing readable is found', () => {
    expect(check('{').map(({ level }) => level)).toEqual(['error']);
  });

  test('a noted query without its index is found, with the index to paste', () => {
    mkdirSync(join(folder, 'queries'));
    const orders = ['no_such_field', '__name__'].map((path) => ({ path, direction: 'DESCENDING' }));
    const shape = {
      collectionGroup: 'applications',
      scope: 'COLLECTION',
      disjuncts: [{ equal: ['uid'], contains: [] }],
      orders,
      aggregated: [],
    };
    writeFileSync(join(folder, 'queries/1.jsonl'), `${JSON.stringify({ served: shape })}\n`);
    const [found, ...others] = check(declared);
    expect(others).toEqual([]);
    expect(found?.level).toBe('error');
    expect(JSON.parse(found?.fix ?? '')).toMatchObject({ collectionGroup: 'applications' });
    expect(found?.fix).toContain('no_such_field');
  });

  test('queries that nobody has noted are said to be unchecked', () => {
    expect(check(declared).map(({ level }) => level)).toEqual(['warning']);
  });
});

describe('content security policy', () => {
  const config = readFirebaseJson(root);

  test('lets through what a project uses', () => {
    const web = { ...WEB, VITE_POSTHOG_KEY: 'phc_x', VITE_POSTHOG_HOST: 'https://eu.i.posthog.com' };
    expect(checkCsp(config, web).findings).toEqual([]);
  });

  test('a host that it would block is found', () => {
    const web = {
      ...WEB,
      VITE_FIREBASE_AUTH_DOMAIN: 'auth.example.com',
      VITE_POSTHOG_KEY: 'k',
      VITE_POSTHOG_HOST: 'https://ph.example.com/',
    };
    expect(checkCsp(config, web).findings.map(({ what }) => what)).toEqual([
      'The Content-Security-Policy does not allow https://auth.example.com in frame-src (VITE_FIREBASE_AUTH_DOMAIN)',
      'The Content-Security-Policy does not allow https://ph.example.com in connect-src (VITE_POSTHOG_HOST)',
    ]);
  });
});

describe('security rules', () => {
  const files = { firestore: 'firestore.rules', storage: 'storage.rules' };
  const check = (firestore: string, storage: string) => {
    writeFileSync(join(folder, files.firestore), firestore);
    writeFileSync(join(folder, files.storage), storage);
    return checkRulesFiles(folder, files).findings.map(({ what }) => what);
  };
  const [firestore, storage] = [files.firestore, files.storage].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );

  test('of the project compile', () => {
    expect(check(firestore ?? '', storage ?? '')).toEqual([]);
  });

  test('that do not compile are found in either file', () => {
    expect(check(firestore?.replace('{', '') ?? '', storage?.replace('if false', 'iff') ?? '')).toHaveLength(
      2,
    );
    expect(check(storage ?? '', firestore ?? '')).toHaveLength(2);
  });
});

describe('what is deployed', () => {
  const found = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return findForeign(root, folder).map(({ what }) => what);
  };

  test.each([
    'signIn("demo@huntwell.test")',
    'fetch("http://127.0.0.1:8080/x")',
    'connect(`localhost:9099`)',
    'apiKey:`demo-key`',
    'project: "demo-huntwell"',
    "import('./account-chooser-x.js')",
    'token="demo-reddit-token"',
  ])('%s is not', (code) => {
    expect(found('index.js', code)).not.toEqual([]);
  });

  test('code of the emulators is not', () => {
    const map = { sources: ['../src/index.ts', '../../emulators/reddit/server.ts'] };
    expect(found('index.js.map', JSON.stringify(map))).toEqual([
      'index.js.map has code of ../../emulators/reddit/server.ts',
    ]);
  });

  test('other code may be, placeholders of libraries included', () => {
    expect(found('index.js', 'new URL(path, `http://localhost`); ["127.0.0.1", "demo"]')).toEqual([]);
  });
});
