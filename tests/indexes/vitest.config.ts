import { defineConfig } from 'vitest/config';

/** Compares `firestore.indexes.json` with the queries that the suites before made (`npm run test:api` at least). */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['**/*.test.ts'] },
});
