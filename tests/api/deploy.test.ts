import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TASK_PAYLOADS } from '../../functions/src/tasks/payloads.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huntwell-deploy-'));
  await run(process.execPath, [join(root, 'functions/scripts/build.mjs'), join(folder, 'lib')]);
  await copyFile(join(root, 'functions/package.json'), join(folder, 'package.json'));
  await run(process.execPath, [join(root, 'functions/scripts/lockfile.ts'), folder]);
  // As the cloud does where there is a lockfile.
  const npm = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await run('npm', npm, { cwd: folder, timeout: 280_000 });
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a module in the deployed folder, in a process of its own, and reads the JSON that it prints. */
async function inFolder(source: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folder,
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-huntwell', FIREBASE_CONFIG: '{}' },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null');
}

describe('the folder that is deployed', () => {
  it('stands on its own: every function loads and says what it is', { timeout: 60_000 }, async () => {
    const kinds = await inFolder(`
      const functions = await import('./lib/index.js');
      const kind = ({ httpsTrigger, taskQueueTrigger, scheduleTrigger }) =>
        httpsTrigger ? 'https' : taskQueueTrigger ? 'tasks' : scheduleTrigger ? 'schedule' : 'unknown';
      const entries = Object.entries(functions).map(([name, { __endpoint }]) => [name, kind(__endpoint)]);
      console.log(JSON.stringify(Object.fromEntries(entries)));
    `);
    const queues = Object.fromEntries(Object.keys(TASK_PAYLOADS).map((name) => [name, 'tasks']));
    expect(kinds).toEqual({ api: 'https', sweep: 'schedule', ingest: 'schedule', ...queues });
  });

  it('has the versions that were tested, and nothing from an address of its own', async () => {
    type Packages = Record<string, { version?: string; resolved?: string }>;
    const packagesOf = async (file: string): Promise<Packages> =>
      JSON.parse(await readFile(file, 'utf8')).packages;
    const tested = await packagesOf(join(root, 'package-lock.json'));
    const versions = Map.groupBy(Object.entries(tested), ([path]) => path.split('node_modules/').at(-1));
    const deployed = Object.entries(await packagesOf(join(folder, 'package-lock.json'))).filter(
      ([path]) => path,
    );
    expect(deployed.length).toBeGreaterThan(100);
    for (const [path, { version, resolved }] of deployed) {
      const known = versions.get(path.split('node_modules/').at(-1))?.map(([, found]) => found.version);
      expect(known, path).toContain(version);
      expect(resolved, path).toBeUndefined();
    }
    const { functions } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
    expect(functions[0].predeploy).toContain('npm run lockfile -w functions');
    expect(functions[0].ignore).not.toContain('package-lock.json');
  });

  it('has every package and file that any part of it loads', { timeout: 60_000 }, async () => {
    const names = await readdir(join(folder, 'lib'));
    expect(names).toEqual(expect.arrayContaining(['titles-v1.bin', 'filler.js']));
    const modules = names.filter((name) => name.endsWith('.js') && name !== 'filler.js');
    const loaded = await inFolder(`
      for (const name of ${JSON.stringify(modules)}) await import('./lib/' + name);
      const loads = ['playwright-core', '@sparticuz/chromium', 'unpdf', 'mammoth'];
      for (const name of loads) await import(name);
      console.log(JSON.stringify('loaded'));
    `);
    expect(loaded).toBe('loaded');
  });

  it('starts the API with a small part of itself', { timeout: 60_000 }, async () => {
    const loaded = await inFolder(`
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
      const api = (await import('node:fs')).readdirSync('lib').find((name) => /^api-.*js$/.test(name));
      await import('./lib/index.js');
      await import('./lib/' + api);
      console.log(JSON.stringify(seen));
    `);
    const packages = (loaded as string[]).join('\n');
    for (const heavy of ['playwright-core', 'chromium', 'unpdf', 'mammoth', 'sanitize-html']) {
      expect(packages, heavy).not.toContain(`/node_modules/${heavy}/`);
    }
  });
});

/** All JavaScript of the web app as it is built in this mode. */
async function webBundle(mode: 'production' | 'emulator'): Promise<string> {
  const out = join(folder, `web-${mode}`);
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', join(root, 'web'), '--mode', mode];
  await run(process.execPath, [...vite, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
  });
  const files = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.js'));
  return (await Promise.all(files.map((name) => readFile(join(out, name), 'utf8')))).join('\n');
}

describe('the web app that is deployed', () => {
  it('is built for it, whatever the local stack left in the folder', async () => {
    const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
    const { scripts } = JSON.parse(await readFile(join(root, 'web/package.json'), 'utf8'));
    expect(hosting.predeploy).toEqual(['npm run build -w web']);
    expect(scripts.build).toBe('vite build');
  });

  it('has nothing of the account chooser and the Auth emulator', { timeout: 120_000 }, async () => {
    const local_only = [/account-chooser/, /[`'"]4099[`'"]/, /[`'"]demo-key[`'"]/];
    const deployed = await webBundle('production');
    expect(deployed.length).toBeGreaterThan(100_000);
    for (const words of local_only) expect(deployed).not.toMatch(words);
    // The same words do stand in the build for the local stack, so that looking for them proves something.
    const local = await webBundle('emulator');
    for (const words of local_only) expect(local).toMatch(words);
  });
});
