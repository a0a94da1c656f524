import { defineConfig } from 'vitest/config';

/** Tests of the emulators' own pages in a real Chromium; too slow for `npm run check`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.browser.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The pages mostly wait.
    maxWorkers: 3,
  },
});
