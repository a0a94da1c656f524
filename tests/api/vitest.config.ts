import { defineConfig } from 'vitest/config';

/** The API and the task handlers in this process, against the emulators of Auth, Firestore and Cloud Storage. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../support/emulators.ts'],
    setupFiles: ['../support/emulator-env.ts'],
    // No module is replaced here, so the files share what they import: a third of the processor time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // Each test creates its own users, so the files can share the emulators, which are idle part of the time.
    maxWorkers: 3,
  },
});
