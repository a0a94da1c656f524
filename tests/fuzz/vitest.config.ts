import { defineConfig } from 'vitest/config';

/** Requests made from the OpenAPI document, against the API in this process and the emulators. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../support/emulators.ts'],
    setupFiles: ['../support/emulator-env.ts'],
    testTimeout: 300_000,
    hookTimeout: 30_000,
  },
});
