import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../../emulators/stack/find-chromium.ts';
import { storedConsent } from './support/consent.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { MAIN_STACK } from './support/stacks.ts';

const A_PHONE = { ...devices['Pixel 7'], viewport: PHONE };

/** Journeys in a real browser against the whole local stack. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/playwright',
  globalSetup: './global-setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores drive a browser and a whole stack at once: one second try, named in the report.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test-reports/journeys.json' }]],
  use: {
    baseURL: MAIN_STACK.address,
    // Who is not asked has no banner before them; the tests of tracking begin without an answer.
    storageState: {
      cookies: [],
      origins: [{ origin: MAIN_STACK.address, localStorage: [storedConsent('denied')] }],
    },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
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
    // What is measured must not share its two cores with other tests.
    {
      name: 'journey-desktop',
      testMatch: 'journey.spec.ts',
      grep: /a nurse/,
      use: { viewport: DESKTOP },
      workers: 1,
    },
    {
      name: 'journey-phone',
      testMatch: 'journey.spec.ts',
      grep: /a software engineer/,
      use: A_PHONE,
      workers: 1,
      dependencies: ['journey-desktop'],
    },
    // Waits for the lease of a dead worker most of its time, so the others run beside it.
    { name: 'crash', testMatch: 'crash.spec.ts', workers: 1, dependencies: ['journey-phone'] },
    {
      name: 'others',
      testIgnore: ['journey.spec.ts', 'crash.spec.ts'],
      use: { viewport: DESKTOP },
      workers: 2,
      dependencies: ['journey-phone'],
    },
  ],
});
