import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildCodebase } from './build-codebase.ts';
import type { Codebase } from './codebases.ts';
import { writeLockfile } from './write-lockfile.ts';

const run = promisify(execFile);

/** A codebase in its own folder with its packages installed, as in a cloud image. */
export type DeployedCodebase = {
  codebase: Codebase;
  folder: string;
  /** Bytes of `lib/` without source maps, and of `node_modules/`. */
  bytes: { own: number; packages: number };
};

/**
 * Builds the codebase into `FOLDER/NAME` and installs its packages as the cloud does: `npm ci --omit=dev`.
 *
 * @param web_pages see buildCodebase
 */
export async function deployInto(
  codebase: Codebase,
  parent: string,
  web_pages?: string,
): Promise<DeployedCodebase> {
  const folder = join(parent, codebase.name);
  await buildCodebase(codebase, folder, web_pages);
  writeLockfile(folder);
  const npm = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await run('npm', npm, { cwd: folder, timeout: 280_000, shell: process.platform === 'win32' });
  const [own, packages] = await Promise.all([
    bytesIn(join(folder, 'lib'), (name) => !name.endsWith('.map')),
    bytesIn(join(folder, 'node_modules')),
  ]);
  return { codebase, folder, bytes: { own, packages } };
}

/** Runs a module in the deployed folder in its own process and returns the JSON on its last line of output. */
export async function runIn({ folder }: Pick<DeployedCodebase, 'folder'>, source: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folder,
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-huntwell', FIREBASE_CONFIG: '{}' },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null');
}

export type FunctionKind = 'https' | 'tasks' | 'schedule' | 'unknown';

/** Loads only the codebase and returns the kind of each function that it declares. */
export async function functionsOf(deployed: DeployedCodebase): Promise<Record<string, FunctionKind>> {
  const kinds = await runIn(
    deployed,
    `const functions = await import('./lib/index.js');
    const kind = ({ httpsTrigger, taskQueueTrigger, scheduleTrigger }) =>
      httpsTrigger ? 'https' : taskQueueTrigger ? 'tasks' : scheduleTrigger ? 'schedule' : 'unknown';
    const entries = Object.entries(functions).map(([name, { __endpoint }]) => [name, kind(__endpoint)]);
    console.log(JSON.stringify(Object.fromEntries(entries)));`,
  );
  return kinds as Record<string, FunctionKind>; // as the lines above print it
}

async function bytesIn(folder: string, counts: (name: string) => boolean = () => true): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter(counts);
  const sizes = await Promise.all(
    names.map(async (name) => {
      const entry = await stat(join(folder, name));
      return entry.isFile() ? entry.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
