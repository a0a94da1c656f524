import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from '../../emulators/stack/find-chromium.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * The parts of a Playwright configuration that bring the whole product up for one suite: a fresh local stack that is
 * moved by `offset`, and the Chromium of this machine. One that runs there already is used (and left running).
 */
export function onLocalStack(offset: number): Pick<PlaywrightTestConfig, 'webServer' | 'use'> {
  const baseURL = `http://127.0.0.1:${5000 + offset}`;
  const chromium = findChromium();
  return {
    webServer: {
      command: `node scripts/run.mjs scripts/start.ts --fresh --port-offset ${offset} --data-dir .data/tests-${offset}`,
      cwd: root,
      url: `${baseURL}/api/health`,
      wait: { stdout: /Huntwell is ready/ },
      reuseExistingServer: true,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
    use: {
      baseURL,
      launchOptions: {
        ...(chromium && existsSync(chromium) ? { executablePath: chromium } : {}),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  };
}
