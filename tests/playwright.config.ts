import { defineConfig, devices } from '@playwright/test';
import { localLaunchOptions } from '../emulators/support/chromium.ts';
import { storedConsent } from './e2e/support/consent.ts';
import { DESKTOP, PHONE } from './e2e/support/screens.ts';
import { MAIN_STACK } from './e2e/support/stacks.ts';

/** Journeys and inspections: who is not asked has no banner before them; the tests of tracking begin without an answer. */
const DECIDED = {
  storageState: {
    cookies: [],
    origins: [{ origin: MAIN_STACK.address, localStorage: [storedConsent('denied')] }],
  },
  contextOptions: { reducedMotion: 'reduce' as const },
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
};
const ON_DESKTOP = { ...DECIDED, viewport: DESKTOP };
const ON_A_PHONE = { ...DECIDED, ...devices['Pixel 7'], viewport: PHONE };

/** Everything that needs a real browser, against one local stack that serves the built app. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  globalSetup: './e2e/global-setup.ts',
  // The third one waits with the crash.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Two cores drive browsers and a whole stack at once: one second try, named in the report.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-reports/browser.json' }]],
  use: {
    baseURL: MAIN_STACK.address,
    screenshot: 'only-on-failure',
    launchOptions: await localLaunchOptions(),
  },
  projects: [
    // What is measured must not share its two cores with other tests.
    {
      name: 'journey-desktop',
      testMatch: 'e2e/journey.spec.ts',
      grep: /a nurse/,
      use: ON_DESKTOP,
      workers: 1,
    },
    {
      name: 'journey-phone',
      testMatch: 'e2e/journey.spec.ts',
      grep: /a software engineer/,
      use: ON_A_PHONE,
      workers: 1,
      dependencies: ['journey-desktop'],
    },
    // Waits for the lease of a dead worker most of its time, so the others run beside it.
    { name: 'crash', testMatch: 'e2e/crash.spec.ts', dependencies: ['journey-phone'] },
    {
      name: 'pages',
      testMatch: 'e2e/*.spec.ts',
      testIgnore: ['e2e/journey.spec.ts', 'e2e/crash.spec.ts'],
      use: ON_DESKTOP,
      dependencies: ['journey-phone'],
    },
    // Every sentence of the specification.
    {
      name: 'specification',
      testMatch: 'spec/*.spec.ts',
      workers: 2,
      use: { viewport: { width: 1280, height: 800 }, locale: 'en-US', colorScheme: 'light' },
      dependencies: ['journey-phone'],
    },
  ],
});
