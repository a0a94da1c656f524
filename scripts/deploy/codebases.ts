import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codebaseNamed } from '../../functions/scripts/codebases.ts';
import { deployInto } from '../../functions/scripts/deployed-codebase.ts';
import { type CheckResult, error, type Finding, messageOf } from './finding.ts';
import type { FirebaseJson } from './firebase-json.ts';
import { megabytes } from './folder-size.ts';
import { findLocalOnly } from './local-only.ts';
import type { WireParam } from './params.ts';
import { run } from './run.ts';

/** What a codebase declares to firebase-tools. */
type Manifest = { endpoints: Record<string, unknown>; params?: WireParam[]; requiredAPIs?: unknown };

export type BuiltCodebase = { name: string; folder: string; manifest: Manifest };

const COLD_STARTS = 5;

/** The baseline; in the deployed folder Express is inside the bundle. */
const EXPRESS = pathToFileURL(
  createRequire(join(import.meta.dirname, '../../functions/package.json')).resolve('express'),
).href;

/** The part of a deployed function's environment that loading needs, and nothing of this machine. */
const CLOUD_ENV = { PATH: process.env.PATH, GCLOUD_PROJECT: 'deploy-check', FIREBASE_CONFIG: '{}' };

/** Has firebase-functions list what the folder declares, as firebase-tools does before a deploy. */
async function readManifest(folder: string): Promise<Manifest> {
  const output = join(folder, 'functions.json');
  await run(
    process.execPath,
    [join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js'), '.'],
    {
      cwd: folder,
      env: { ...CLOUD_ENV, FUNCTIONS_MANIFEST_OUTPUT_PATH: output },
      timeout_ms: 60_000,
    },
  );
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** Loads every chunk, lazy ones too, to find missing packages and files. */
async function loadEverything(folder: string): Promise<void> {
  // The script for employers' pages runs in a page and is not a module of the functions.
  const names = readdirSync(join(folder, 'lib')).filter(
    (name) => name.endsWith('.js') && name !== 'filler.js',
  );
  const source = `for (const name of ${JSON.stringify(names)}) await import('./lib/' + name);`;
  await run(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folder,
    env: CLOUD_ENV,
    timeout_ms: 60_000,
  });
}

/** Milliseconds from the start of Node until a module is loaded; the median of several starts. */
async function coldStart(folder: string, module: string): Promise<number> {
  const source = `await import(${JSON.stringify(module)}); console.log(performance.now());`;
  const times: number[] = [];
  for (let index = 0; index < COLD_STARTS; index += 1) {
    const printed = await run(process.execPath, ['--input-type=module', '--eval', source], {
      cwd: folder,
      env: CLOUD_ENV,
    });
    times.push(Number(printed.trim()));
  }
  return times.sort((one, other) => one - other)[Math.floor(COLD_STARTS / 2)] ?? Number.NaN;
}

/** What must not be deployed: traces of the local stack in any file, and sources outside the functions in any map. */
export function findForeign(root: string, folder: string): Finding[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|mjs|map|html|css|json)$/.test(name) && !name.startsWith('node_modules'))
    .flatMap((name) => {
      const content = readFileSync(join(folder, name), 'utf8');
      const sources: string[] = name.endsWith('.map') ? JSON.parse(content).sources : [];
      const foreign = sources.filter((source) => /(?:^|\/)(?:emulators|tests)\//.test(source));
      return [
        ...foreign.map((source) =>
          error(`${name} has code of ${source}`, 'Product code must not import it.'),
        ),
        // A map contains the sources with their comments.
        ...(name.endsWith('.map') ? [] : findLocalOnly(root, content)).map((found) =>
          error(`${name} has ${found}`, 'Find where it comes from: it is for the local stack only.'),
        ),
      ];
    });
}

/**
 * Builds, installs and loads each codebase on its own, as the cloud will. @param work the folder to build in; its
 * content can be deployed afterwards @param web_pages what the web app's build made for rendering pages
 */
export async function checkCodebases(
  root: string,
  config: FirebaseJson,
  work: string,
  web_pages: string,
): Promise<CheckResult & { built: BuiltCodebase[] }> {
  const result: CheckResult & { built: BuiltCodebase[] } = { notes: [], findings: [], built: [] };
  for (const { codebase: name } of config.functions) {
    try {
      const { folder, bytes } = await deployInto(codebaseNamed(name), work, web_pages);
      const manifest = await readManifest(folder);
      await loadEverything(folder);
      result.built.push({ name, folder, manifest });
      const start = await coldStart(folder, './lib/index.js');
      const express = await coldStart(folder, EXPRESS);
      result.notes.push(
        `${name}: ${Object.keys(manifest.endpoints).length} functions, ${megabytes(bytes.own)} of our own, ${megabytes(bytes.packages)} of packages`,
        `${' '.repeat(name.length)}  declares them ${start.toFixed(0)} ms after its start, a bare Express is there after ${express.toFixed(0)} ms`,
      );
      result.findings.push(...findForeign(root, folder));
    } catch (thrown) {
      result.findings.push(
        error(
          `The codebase ${name} does not load alone: ${messageOf(thrown)}`,
          'A package that it needs belongs into the dependencies of functions/package.json.',
        ),
      );
    }
  }
  result.findings.push(...checkRewrites(config, result.built));
  return result;
}

/** Checks that every function that Hosting routes to is declared, in the region that Hosting expects. */
function checkRewrites(config: FirebaseJson, built: readonly BuiltCodebase[]): Finding[] {
  const endpoints = Object.assign({}, ...built.map(({ manifest }) => manifest.endpoints)) as Record<
    string,
    { region?: string[] }
  >;
  return config.hosting.rewrites.flatMap(({ function: called }) => {
    if (!called) return [];
    const regions = endpoints[called.functionId]?.region ?? [];
    return regions.includes(called.region ?? 'us-central1')
      ? []
      : [
          error(
            `Hosting sends calls to the function ${called.functionId} in ${called.region}, which no codebase declares`,
            'Correct the rewrite in firebase.json.',
          ),
        ];
  });
}
