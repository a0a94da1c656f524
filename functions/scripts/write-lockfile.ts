import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const functions = join(import.meta.dirname, '..');
const OWN = 'functions/';

type Lockfile = { packages: Record<string, { link?: boolean }> };

/**
 * Writes the `package-lock.json` of a deployed folder, so that the cloud installs the versions tested here. The
 * workspaces share one lockfile; npm itself prunes it to what this folder needs.
 */
export function writeLockfile(out: string): void {
  const shared: Lockfile = JSON.parse(readFileSync(join(functions, '..', 'package-lock.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'huntwell-lockfile-'));
  try {
    copyFileSync(join(out, 'package.json'), join(folder, 'package.json'));
    const packages = packagesOfFunctions(shared);
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
    if (status !== 0) throw new Error(`npm could not make the lockfile of ${out}.`);
    copyFileSync(join(folder, 'package-lock.json'), join(out, 'package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Packages installed only for the functions replace the shared ones of the same name. */
function packagesOfFunctions(shared: Lockfile): Lockfile['packages'] {
  const entries = Object.entries(shared.packages);
  const own = entries
    .filter(([path]) => path.startsWith(`${OWN}node_modules/`))
    .map(([path, found]) => [path.slice(OWN.length), found] as const);
  const replaced = own.map(([path]) => `${path}/`);
  const hoisted = entries.filter(
    ([path, { link }]) =>
      // The workspaces themselves are links.
      path.startsWith('node_modules/') && !link && !replaced.some((name) => `${path}/`.startsWith(name)),
  );
  return Object.fromEntries([...hoisted, ...own]);
}
