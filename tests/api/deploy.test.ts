import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODEBASES } from '../../functions/scripts/codebases.ts';
import {
  type DeployedCodebase,
  deployInto,
  functionsOf,
  runIn,
} from '../../functions/scripts/deployed-codebase.ts';
import { TASK_PAYLOADS } from '../../functions/src/tasks/payloads.ts';
import { webVariables } from '../../web/build/env.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

let folder: string;
const deployed: Record<string, DeployedCodebase> = {};
let production: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huntwell-deploy-'));
  // First: the codebase `pages` has a part of it.
  production = await productionBundle();
  for (const codebase of CODEBASES) {
    deployed[codebase.name] = await deployInto(codebase, folder, join(folder, 'web-production-pages'));
  }
}, 400_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function deployedAs(name: string): DeployedCodebase {
  const found = deployed[name];
  if (!found) throw new Error(`${name} was not built`);
  return found;
}

async function dependenciesOf(name: string): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(join(folder, name, 'package.json'), 'utf8'));
  return Object.keys(dependencies);
}

/** The sources of these bundles according to their source maps, one path per line. */
async function sourcesOf(bundles: string[]): Promise<string> {
  const maps = await Promise.all(bundles.map((file) => readFile(`${file}.map`, 'utf8')));
  return maps.flatMap((map) => JSON.parse(map).sources as string[]).join('\n');
}

const BROWSER = ['playwright-core', '@sparticuz/chromium'];

describe('the folders that are deployed', () => {
  it('stand on their own: every function loads and says what it is', { timeout: 60_000 }, async () => {
    const queues = Object.fromEntries(Object.keys(TASK_PAYLOADS).map((name) => [name, 'tasks']));
    const { prepareApplication, submitApplication, checkChromium, ...others } = queues;
    expect(await functionsOf(deployedAs('apply'))).toEqual({
      prepareApplication,
      submitApplication,
      checkChromium,
    });
    expect(await functionsOf(deployedAs('pages'))).toEqual({ pages: 'https' });
    expect(await functionsOf(deployedAs('default'))).toEqual({
      api: 'https',
      uploads: 'https',
      webhooks: 'https',
      sweep: 'schedule',
      ingest: 'schedule',
      reconcile: 'schedule',
      payRanges: 'schedule',
      countJobs: 'schedule',
      ...others,
    });
  });

  it('are those of firebase.json, which builds each before it is uploaded', async () => {
    const { functions } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
    expect(functions).toEqual(
      CODEBASES.map(({ name, renders_pages }) => ({
        codebase: name,
        source: `functions/dist/${name}`,
        configDir: 'functions',
        runtime: 'nodejs24',
        ignore: expect.not.arrayContaining(['package-lock.json']),
        predeploy: [
          ...(renders_pages ? ['npm run build -w web'] : []),
          `npm run build -w functions -- ${name} --lockfile`,
        ],
      })),
    );
  });

  it('have the browser in the one that drives it alone', async () => {
    expect(await dependenciesOf('apply')).toEqual(expect.arrayContaining(BROWSER));
    expect((await dependenciesOf('default')).filter((name) => BROWSER.includes(name))).toEqual([]);
    const packages = await readdir(join(folder, 'default', 'node_modules'));
    expect(packages.filter((name) => /playwright|sparticuz/.test(name))).toEqual([]);
    const libs = await Promise.all(
      CODEBASES.map(async ({ name }) => {
        const lib = join(folder, name, 'lib');
        const bundles = (await readdir(lib)).filter((file) => file.endsWith('.js') && file !== 'filler.js');
        return [name, await sourcesOf(bundles.map((file) => join(lib, file)))];
      }),
    );
    const { default: inside, apply } = Object.fromEntries(libs);
    for (const parser of ['unpdf', 'yauzl']) {
      expect(inside).toContain(`/node_modules/${parser}/`);
      expect(apply).not.toContain(`/node_modules/${parser}/`);
    }
  });

  it.each(CODEBASES)(
    '$name has the versions that were tested, and nothing from an address of its own',
    async ({ name }) => {
      type Packages = Record<string, { version?: string; resolved?: string }>;
      const packagesOf = async (file: string): Promise<Packages> =>
        JSON.parse(await readFile(file, 'utf8')).packages;
      const tested = await packagesOf(join(root, 'package-lock.json'));
      const versions = Map.groupBy(Object.entries(tested), ([path]) => path.split('node_modules/').at(-1));
      const locked = Object.entries(await packagesOf(join(folder, name, 'package-lock.json'))).filter(
        ([path]) => path,
      );
      expect(locked.length).toBeGreaterThan(100);
      for (const [path, { version, resolved }] of locked) {
        const known = versions.get(path.split('node_modules/').at(-1))?.map(([, found]) => found.version);
        expect(known, path).toContain(version);
        expect(resolved, path).toBeUndefined();
      }
    },
  );

  it.each(CODEBASES)(
    '$name has every package and file that any part of it loads',
    { timeout: 60_000 },
    async ({ name, data, processes, fills_forms }) => {
      const names = await readdir(join(folder, name, 'lib'));
      const files = [
        ...data.map((path) => path.split('/').at(-1)),
        ...Object.keys(processes).map((process) => `${process}.js`),
        ...(fills_forms ? ['filler.js'] : []),
      ];
      expect(names).toEqual(expect.arrayContaining(files));
      const modules = names.filter((file) => file.endsWith('.js') && file !== 'filler.js');
      const loaded = await runIn(
        deployedAs(name),
        `for (const name of ${JSON.stringify(modules)}) await import('./lib/' + name);
      for (const name of ${JSON.stringify(await dependenciesOf(name))}) import.meta.resolve(name);
      console.log(JSON.stringify('loaded'));`,
      );
      expect(loaded).toBe('loaded');
    },
  );

  it('start the API with a small part of it', { timeout: 60_000 }, async () => {
    const loaded = await runIn(
      deployedAs('default'),
      `import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
      const api = (await import('node:fs')).readdirSync('lib').find((name) => /^api-.*js$/.test(name));
      await import('./lib/index.js');
      await import('./lib/' + api);
      console.log(JSON.stringify(seen.filter((url) => url.startsWith('file:'))));`,
    );
    const urls = loaded as string[];
    // One file per part rather than per package module, since a cold start would wait for each.
    expect(urls.filter((url) => url.includes('/node_modules/'))).toEqual([]);
    const inside = await sourcesOf(
      urls.map((url) => fileURLToPath(url)).filter((file) => /lib.*js$/.test(file)),
    );
    expect(inside).toContain('/node_modules/@google-cloud/firestore/');
    for (const heavy of ['unpdf', 'yauzl', 'sanitize-html', 'htmlparser2', 'entities']) {
      expect(inside, heavy).not.toContain(`/node_modules/${heavy}/`);
    }
  });
});

/** Vitest says `test`, with which React's development build would be bundled. */
const NODE_ENV = 'production';

/** All JavaScript in a folder. */
async function scriptsIn(out: string): Promise<string> {
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.js'));
  return (await Promise.all(files.map((name) => readFile(join(out, name), 'utf8')))).join('\n');
}

/** All JavaScript of the web app built for production. */
async function productionBundle(): Promise<string> {
  const out = join(folder, 'web-production');
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', join(root, 'web')];
  await run(process.execPath, [...vite, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV,
      ...Object.fromEntries(webVariables.filter(({ without }) => !without).map(({ name }) => [name, 'x'])),
    },
  });
  return scriptsIn(out);
}

it('render a page with what is beside them, without the network', { timeout: 60_000 }, async () => {
  const html = (await runIn(
    deployedAs('pages'),
    `import { readFileSync } from 'node:fs';
    const { createRenderer } = await import('./lib/web/prerender.js');
    const { renderPage } = createRenderer(readFileSync('lib/web/app.html', 'utf8'));
    const answers = {
      directory: { open: 1, counted_at: null, places: [], titles: [], group: null, neighbors: [] },
      postings: { items: [], next_cursor: null },
    };
    const html = await renderPage({ path: '/jobs', search: '?q=falconer', answers, answered_at: 0 });
    console.log(JSON.stringify(html));
    process.exit();`,
  )) as string;
  expect(html).toContain('No jobs match your search');
});

it('draw the picture of a job, with the font beside them', { timeout: 60_000 }, async () => {
  const png = (await runIn(
    deployedAs('pages'),
    `import { readdirSync, readFileSync } from 'node:fs';
    import { pathToFileURL } from 'node:url';
    const { createRenderer } = await import('./lib/web/prerender.js');
    const job = { id: '1', title: 'Café Manager', company: 'Acme', locations: ['Albany, NY'], salary: null };
    const svg = createRenderer(readFileSync('lib/web/app.html', 'utf8')).jobPicture(job);
    const chunk = readdirSync('lib').find((name) => name.startsWith('svg-to-png-') && name.endsWith('.js'));
    const { svgToPng } = await import('./lib/' + chunk);
    const draw = (font) => svgToPng(svg, pathToFileURL(font));
    const [png, wordless] = await Promise.all([draw('lib/web/headline.ttf'), draw('lib/web/none.ttf')]);
    console.log(JSON.stringify({ type: png.toString('latin1', 1, 4), words: png.length - wordless.length }));
    process.exit();`,
  )) as { type: string; words: number };
  expect(png.type).toBe('PNG');
  expect(png.words).toBeGreaterThan(5000);
});

describe('the web app that is deployed', () => {
  it('is built for it, whatever the local stack left in the folder', async () => {
    const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
    const { scripts } = JSON.parse(await readFile(join(root, 'web/package.json'), 'utf8'));
    expect(hosting.predeploy).toEqual(['npm run build -w web']);
    expect(scripts.build).toBe('vite build');
  });

  it('has nothing of the account chooser and the Auth emulator', { timeout: 120_000 }, async () => {
    const local_only = [/account-chooser/, /[`'"]4099[`'"]/];
    expect(production.length).toBeGreaterThan(100_000);
    for (const words of local_only) expect(production).not.toMatch(words);
    // The same words are in the build for the local stack, so searching for them proves something.
    await run(process.execPath, ['scripts/build-local.ts'], { cwd: root, env: { ...process.env, NODE_ENV } });
    const local = await scriptsIn(join(root, 'web/dist'));
    for (const words of local_only) expect(local).toMatch(words);
  });
});
