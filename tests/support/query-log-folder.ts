import { fileURLToPath } from 'node:url';

/** Where the suites log their queries: for `npm test` one folder for all, else that of the last run. */
export const queryLogFolder = (): string =>
  process.env.FIRESTORE_QUERY_LOG ?? fileURLToPath(new URL('../../.cache/queries', import.meta.url));
