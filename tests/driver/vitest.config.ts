import { defineConfig } from 'vitest/config';

/** The form filler in a real Chromium, against the demo employers. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./filler-script.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // One browser for all of a worker's files; each application has its own context.
    isolate: false,
    maxConcurrency: 3,
  },
});
