import { defineConfig } from 'vitest/config';

const official = process.env.FIRESTORE === 'official';

/** The conformance suite: against the embedded Firestore, or against the official emulator (`FIRESTORE=official`). */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // How the embedded Firestore keeps its files is no matter of conformance, and the official one requires no indexes.
    exclude: official ? ['durability.test.ts', 'indexes.test.ts'] : [],
    globalSetup: ['support/global-setup.ts'],
    // The SDKs repeat refused queries for seconds: most of the time is waiting.
    maxWorkers: 3,
    // Spares the Admin SDK the search for the metadata server of Google Cloud.
    env: { METADATA_SERVER_DETECTION: 'none' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { shuffle: true },
  },
});
