import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../../emulators/stack/find-chromium.ts';
import { MAIN_STACK } from './support/stacks.ts';

/** Journeys in a real browser against the whole local stack. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  globalSetup: './global-setup.ts',
  // What is measured is measured on two cores, which the stack shares.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test-reports/journeys.json' }]],
  use: {
    baseURL: MAIN_STACK.address,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Waits for a lease most of its time, so it goes first and the others run beside it.
    { name: 'crash', testMatch: 'crash.spec.ts' },
    {
      name: 'desktop',
      testIgnore: 'crash.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['crash.spec.ts', 'bad-files.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
