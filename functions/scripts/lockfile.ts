/**
 * `node lockfile.ts [FOLDER]` writes the `package-lock.json` that is deployed, beside the functions' package.json or into
 * that folder: what npm installs in the cloud are then the versions that were tested here. The workspaces share one
 * lockfile; npm itself takes from it what the functions need.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const functions = join(import.meta.dirname, '..');
const out = resolve(process.argv[2] ?? functions);
const OWN = 'functions/';

type Lockfile = { packages: Record<string, { link?: boolean }> };

const shared: Lockfile = JSON.parse(readFileSync(join(functions, '..', 'package-lock.json'), 'utf8'));
const entries = Object.entries(shared.packages);
// What the functions have to themselves takes the place, where they are alone, of what the others share by that name.
const own = entries
  .filter(([path]) => path.startsWith(`${OWN}node_modules/`))
  .map(([path, found]) => [path.slice(OWN.length), found] as const);
const replaced = own.map(([path]) => `${path}/`);
const hoisted = entries.filter(
  ([path, { link }]) =>
    // The workspaces themselves stand there as links.
    path.startsWith('node_modules/') && !link && !replaced.some((name) => `${path}/`.startsWith(name)),
);

const folder = mkdtempSync(join(tmpdir(), 'huntwell-lockfile-'));
try {
  copyFileSync(join(functions, 'package.json'), join(folder, 'package.json'));
  const packages = Object.fromEntries([...hoisted, ...own]);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...shared, packages }));
  const npm = [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync('npm', npm, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not make the lockfile of the functions.');
  copyFileSync(join(folder, 'package-lock.json'), join(out, 'package-lock.json'));
} finally {
  rmSync(folder, { recursive: true });
}
