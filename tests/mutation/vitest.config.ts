import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QuickFirst } from './quick-first.ts';
import { workerForMutant } from './warm-worker.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The unit tests of the pure cores, which `npm run test:mutation` runs against each mutant. */
export default defineConfig({
  plugins: [
    {
      name: 'warm-worker',
      // Stryker overrides the pool of this file.
      configureVitest({ project }) {
        project.config.pool = 'warm';
        project.config.poolRunner = { name: 'warm', createPoolWorker: workerForMutant };
      },
    },
  ],
  resolve: { alias: { '@contract': at('functions/src/contract'), '@': at('web/src') } },
  test: {
    root: at('.'),
    restoreMocks: true,
    isolate: false,
    sequence: { sequencer: QuickFirst },
    include: [
      'filler/src/{options,plan,topics}/**/*.test.ts',
      'functions/src/contract/*.test.ts',
      'functions/src/modules/{applications,conversions,matches,wallet}/**/*.test.ts',
      'web/src/lib/tracking/*.test.ts',
    ],
  },
});
