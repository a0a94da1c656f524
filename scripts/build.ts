/** `npm run build`: what `firebase deploy` uploads: web/dist and a folder in functions/dist for each codebase. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const steps = [
  // First: the pages that functions render name its files.
  ['node_modules/vite/bin/vite.js', 'build', 'web', '--mode', 'production'],
  ['functions/scripts/build.ts', '--lockfile'],
];
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
