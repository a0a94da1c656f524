import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The shell first: the same engine without windows, as in the cloud; it needs a third less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Playwright's own download, if somebody made one. */
function playwrightChromium(): string | null {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return chromium.executablePath() || null;
  } catch {
    return null;
  }
}

/** The Chromium to use: `CHROME_PATH`, one on the PATH or in its usual place, Playwright's own; null if there is none. */
export function findChromium(): string | null {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  const candidates = [...onPath, ...KNOWN_PLACES, playwrightChromium() ?? ''];
  return candidates.find((path) => path !== '' && isExecutable(path)) ?? null;
}

/** What to do where there is none. */
export const CHROMIUM_HELP = [
  'Do one of these, then run the command again:',
  '  - set CHROME_PATH to the program of an installed Chromium or Chrome',
  '  - install one (Debian and Ubuntu: apt-get install chromium)',
  '  - npx playwright install chromium',
].join('\n');

/** Why no Chromium can be started here, and what to do; null when one can. */
export function chromiumProblem(): string | null {
  const found = findChromium();
  if (found && isExecutable(found)) return null;
  const what = found ? `CHROME_PATH is ${found}, but that is no program.` : 'No Chromium was found.';
  return `${what} ${CHROMIUM_HELP}`;
}
