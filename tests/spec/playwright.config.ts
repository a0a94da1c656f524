import { defineConfig } from '@playwright/test';
import { onLocalStack } from '../support/local-stack.ts';

const stack = onLocalStack(850);

/** Every sentence of the specification, in Chromium against the built app and the local stack. */
export default defineConfig({
  ...stack,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/spec-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Two cores drive a browser and a whole stack at once: one second try, named in the report.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/test-reports/specification.json' }]],
  use: {
    ...stack.use,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    trace: 'off',
  },
});
