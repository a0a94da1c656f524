/** Makes sure that there is a Chromium to drive, and says what to do where it cannot. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../emulators/stack/find-chromium.ts';

const HELP = [
  'No Chromium was found. Do one of these, then run the command again:',
  '  - set CHROME_PATH to the program of an installed Chromium or Chrome',
  '  - install one (Debian and Ubuntu: apt-get install chromium)',
  '  - npx playwright install chromium',
].join('\n');

/** The path of a usable Chromium. On Debian as root it is installed when missing; throws with advice otherwise. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found && existsSync(found)) return found;
  if (found) throw new Error(`CHROME_PATH is ${found}, but there is no such file.\n${HELP}`);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(HELP);
  console.log('Installing Chromium …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0;
  const installed =
    apt('install', '-y', '-qq', 'chromium') ||
    (apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium'));
  const path = installed ? findChromium() : null;
  if (!path) throw new Error(HELP);
  return path;
}
