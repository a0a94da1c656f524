import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests that replace a module for themselves, so they share none with others. */
const REPLACES_MODULES = [
  'web/src/app/start.test.ts',
  'web/src/lib/api-client.test.ts',
  'web/src/lib/login-event.test.ts',
  'web/src/lib/tracking/posthog.test.ts',
  'web/src/lib/tracking/transport.test.ts',
];

/** Unit tests: they stand beside the source and need no stack. What crosses workspaces is in `tests/`. */
export default defineConfig({
  resolve: { alias: { '@contract': at('functions/src/contract'), '@': at('web/src') } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/lib/*.js', '**/*.browser.test.ts'],
    restoreMocks: true,
    // Property tests take a second or two, and several times that where the machine has other work.
    testTimeout: 20_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // The files share what they import, as those of the project `node` do.
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: REPLACES_MODULES, isolate: false },
      },
      { extends: true, test: { name: 'web, modules replaced', include: REPLACES_MODULES } },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{filler,functions,emulators,scripts}/**/*.test.ts',
            'tests/resume-generator/**/*.test.ts',
          ],
          // No module is replaced there, so the files share what they import: half the time.
          isolate: false,
          // It imports JSON in a way that only a bundler understands.
          server: { deps: { inline: [/@actions\/(?:workflow-parser|expressions)/] } },
        },
      },
    ],
  },
});
