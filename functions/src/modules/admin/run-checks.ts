import { access, constants } from 'node:fs/promises';
import { DEPENDENCIES, type DependencyCheck } from '../../contract/admin-testing.ts';
import type { Accounts } from '../../integrations/accounts.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { TaskQueue } from '../../tasks/queue.ts';

/** Uses one dependency in earnest and says what was done; throws where it does not work. */
export type Check = () => Promise<string>;

/** Longer than this is as good as no answer. */
const PATIENCE_MS = 10_000;

/** Uses each dependency once, all at the same time. A check that fails is an answer, not an error. */
export async function runAllChecks(
  deps: { checks: Record<DependencyCheck['name'], Check>; logger: Logger },
  patience_ms = PATIENCE_MS,
): Promise<DependencyCheck[]> {
  return Promise.all(
    DEPENDENCIES.map(async (name) => {
      const started = performance.now();
      const milliseconds = () => Math.round(performance.now() - started);
      try {
        const detail = await within(deps.checks[name](), patience_ms);
        return { name, ok: true, milliseconds: milliseconds(), detail };
      } catch (error) {
        deps.logger.warn('A dependency does not work', { name, ...errorFields(error) });
        const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300);
        return { name, ok: false, milliseconds: milliseconds(), detail };
      }
    }),
  );
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1000} s`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** The checks of this project. */
export function projectChecks(deps: {
  countPostings: () => Promise<number>;
  files: FileStore;
  accounts: Accounts;
  queue: TaskQueue;
  chrome_path: () => string;
  newId: () => string;
}): Record<DependencyCheck['name'], Check> {
  return {
    firestore: async () => `${await deps.countPostings()} open postings counted`,
    async storage() {
      const path = `checks/${deps.newId()}`;
      const bytes = new TextEncoder().encode(path);
      await deps.files.put(path, bytes, 'text/plain');
      const read = await deps.files.get(path);
      await deps.files.remove(path);
      if (new TextDecoder().decode(read ?? new Uint8Array()) !== path) {
        throw new Error('A file came back different from what was written');
      }
      return 'A file was written, read and removed';
    },
    async auth() {
      await deps.accounts.find(deps.newId());
      return 'An account was looked up';
    },
    async tasks() {
      // A search that does not exist: whoever delivers it finds nothing to do.
      await deps.queue.enqueue('runSearch', { uid: 'check', search_id: deps.newId() });
      return 'A task was taken';
    },
    chromium: () => findChromium(deps.chrome_path()),
  };
}

/**
 * Whether this build has the browser of the application functions. It is neither unpacked nor started: the API has no
 * memory to spare for it.
 */
async function findChromium(chrome_path: string): Promise<string> {
  if (chrome_path !== '') {
    await access(chrome_path, constants.X_OK);
    return 'Chromium is there';
  }
  const packed = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'));
  await access(packed, constants.R_OK);
  return 'The packed Chromium is there';
}
