/** Makes sure that there is a Chromium to drive, and says what to do where it cannot. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM_HELP, chromiumProblem, findChromium } from '../emulators/stack/find-chromium.ts';

/** The path of a usable Chromium. On Debian as root it is installed when missing; throws with advice otherwise. */
export function ensureChromium(): string {
  const found = findChromium();
  const problem = chromiumProblem();
  if (found && !problem) return found;
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(problem ?? CHROMIUM_HELP);
  console.log('Installing Chromium …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0;
  const install = () => apt('install', '-y', '-qq', 'chromium', 'chromium-headless-shell');
  const installed = install() || (apt('update', '-qq') && install());
  const path = installed ? findChromium() : null;
  if (!path) throw new Error(CHROMIUM_HELP);
  return path;
}
