import { defineConfig, devices } from '@playwright/test';
import { localLaunchOptions } from '../emulators/support/chromium.ts';
import { storedConsent } from './e2e/support/consent.ts';
import { OTHER_BROWSERS } from './e2e/support/other-browsers.ts';
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
/** The Chromium of the product, packed or installed. */
const IN_CHROMIUM = { launchOptions: await localLaunchOptions() };
const ON_DESKTOP = { ...DECIDED, viewport: DESKTOP };
const ON_A_PHONE = { ...DECIDED, ...devices['Pixel 7'], viewport: PHONE };

/** What a person does in every browser; the rest asks Chromium alone what only it can tell. */
const IN_EVERY_BROWSER = ['e2e/journey.spec.ts', 'e2e/gates.spec.ts'];
const IN_OTHER_BROWSERS = {
  firefox: { ...DECIDED, ...devices['Desktop Firefox'], viewport: DESKTOP },
  webkit: { ...DECIDED, ...devices['iPhone 15'], viewport: PHONE },
};

/** Everything that needs a real browser, against one local stack that serves the built app. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/playwright',
  globalSetup: './e2e/global-setup.ts',
  // The third one waits with the crash, and later for the stack.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Two cores drive browsers and a whole stack at once: one second try, named in the report.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-reports/browser.json' }]],
  // Only the tests of the offline page want the worker that shows it.
  use: { baseURL: MAIN_STACK.address, screenshot: 'only-on-failure', serviceWorkers: 'block' },
  // In the order in which they begin: what waits longest first.
  projects: [
    // Waits for the lease of a dead worker most of its time.
    { name: 'crash', testMatch: 'e2e/crash.spec.ts', use: IN_CHROMIUM },
    {
      name: 'journey-desktop',
      testMatch: 'e2e/journey.spec.ts',
      grep: /a nurse/,
      use: { ...IN_CHROMIUM, ...ON_DESKTOP },
    },
    {
      name: 'journey-phone',
      testMatch: 'e2e/journey.spec.ts',
      grep: /a software engineer/,
      use: { ...IN_CHROMIUM, ...ON_A_PHONE },
    },
    {
      name: 'pages',
      testMatch: 'e2e/*.spec.ts',
      testIgnore: ['e2e/journey.spec.ts', 'e2e/crash.spec.ts'],
      use: { ...IN_CHROMIUM, ...ON_DESKTOP },
    },
    // Every sentence of the specification.
    {
      name: 'specification',
      testMatch: 'spec/*.spec.ts',
      use: {
        ...IN_CHROMIUM,
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        colorScheme: 'light',
      },
    },
    ...OTHER_BROWSERS.filter(({ installed }) => installed).map(({ name }) => ({
      name,
      testMatch: IN_EVERY_BROWSER,
      use: IN_OTHER_BROWSERS[name],
    })),
  ],
});
