import { defineConfig } from 'vitest/config';

/** Tests under load, faults and crashes: one file at a time, so that figures are meaningful. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../support/emulators.ts'],
    setupFiles: ['../support/emulator-env.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
