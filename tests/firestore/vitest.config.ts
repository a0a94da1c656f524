import { defineConfig } from 'vitest/config';

const official = process.env.FIRESTORE === 'official';

/** The conformance suite: against the embedded Firestore, or against the official emulator (`FIRESTORE=official`). */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // How the embedded Firestore keeps its files is no matter of conformance.
    exclude: official ? ['durability.test.ts'] : [],
    globalSetup: ['support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { shuffle: true },
  },
});
