import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  cacheDir: here('../../node_modules/.vite'),
  test: {
    root: here('.'),
    globalSetup: [here('./start-firestore.ts')],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
