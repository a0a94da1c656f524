import { defineConfig } from 'vitest/config';

const official = process.env.FIRESTORE === 'official';

/** The conformance suite: against the embedded Firestore, or against the official emulator (`FIRESTORE=official`). */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Storage is not part of conformance, and the official emulator requires no indexes.
    exclude: official ? ['durability.test.ts', 'indexes.test.ts'] : [],
    globalSetup: ['support/global-setup.ts'],
    // The SDKs retry rejected queries for seconds, so most of the time is spent waiting.
    maxWorkers: 3,
    // Spares the Admin SDK the search for the metadata server of Google Cloud.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // No module is replaced here, so the files share what they import: a third of the processor time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { shuffle: true },
  },
});
