import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../functions/src/platform/chromium/launch-options.ts';
import { PACKED_RUNS_HERE } from '../../functions/src/platform/chromium/packed-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HELP = [
  'Do one of these, then run the command again:',
  '  - install Chromium or Chrome',
  '  - set CHROME_PATH to the program of an installed one',
  '  - npx playwright install chromium',
].join('\n');

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * This machine's Chromium as the param `CHROME_PATH` names it: the environment variable `CHROME_PATH`; on Linux x64 the
 * bundled one, which is the empty path; elsewhere an installed one. Throws with instructions if there is none.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  packed_runs_here = PACKED_RUNS_HERE,
): string {
  if (env.CHROME_PATH) {
    if (isExecutable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, but that is no program. ${HELP}`);
  }
  if (packed_runs_here) return '';
  const on_path = (env.PATH ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  const found = [...on_path, ...KNOWN_PLACES, chromium.executablePath()].find(isExecutable);
  if (found) return found;
  throw new Error(`No Chromium was found. ${HELP}`);
}

/** Launch options for tools and tests, the same as the product's. Unpacks the bundled Chromium on first use. */
export const localLaunchOptions = () => chromiumLaunchOptions(findChromium());

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await localLaunchOptions());
}
