import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests: they stand beside the source and need no stack. What crosses workspaces is in `tests/`. */
export default defineConfig({
  resolve: { alias: { '@contract': at('functions/src/contract'), '@': at('web/src') } },
  test: {
    include: ['{web,functions,emulators,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/lib/*.js', '**/*.browser.test.ts'],
    restoreMocks: true,
  },
});
