import { DEPENDENCIES, type DependencyCheck } from '../../contract/admin-testing.ts';
import type { Accounts } from '../../integrations/accounts.ts';
import type { AccountMailer } from '../../integrations/identity-platform.ts';
import type { RedditEvent } from '../../integrations/reddit-event.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { RedditSettings } from '../conversions/conversion-deps.ts';
import { type AskDeps, askFunction } from './remote-check.ts';

/** Exercises one dependency for real and says what was done; throws if it does not work. */
export type Check = () => Promise<string>;

/** Anything slower is as good as no answer: the API itself has 60 s. */
const TIMEOUT_MS = 50_000;

/** Checks every dependency once, concurrently. A failed check is a result, not an error. */
export async function runAllChecks(
  deps: { checks: Record<DependencyCheck['name'], Check>; logger: Logger },
  patience_ms = TIMEOUT_MS,
): Promise<DependencyCheck[]> {
  return Promise.all(
    DEPENDENCIES.map(async (name) => {
      const started = performance.now();
      const milliseconds = () => Math.round(performance.now() - started);
      try {
        const detail = await within(deps.checks[name](), patience_ms);
        return { name, ok: true, milliseconds: milliseconds(), detail };
      } catch (error) {
        deps.logger.warn('A dependency check failed', { name, ...errorFields(error) });
        const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300);
        return { name, ok: false, milliseconds: milliseconds(), detail };
      }
    }),
  );
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No response within ${ms / 1000} s`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Limits how long a check is waited for. */
const within10s =
  (check: Check): Check =>
  () =>
    within(check(), 10_000);

/** A cold start of a light function; and of one that reads whole boards, or unpacks and starts Chromium. */
const FUNCTION_TIMEOUT_MS = 30_000;
const SLOW_FUNCTION_TIMEOUT_MS = 45_000;

export type CheckDeps = AskDeps & {
  countPostings: () => Promise<number>;
  files: FileStore;
  accounts: Accounts;
  mailer: AccountMailer;
  searchIndex: () => Promise<string>;
  reddit: () => Pick<RedditSettings, 'client' | 'test_id'>;
  clock: Clock;
};

/** The checks of this project. Each does the real thing and cleans up after itself. */
export function projectChecks(deps: CheckDeps): Record<DependencyCheck['name'], Check> {
  const { checks, newId } = deps;
  return {
    firestore: within10s(async () => {
      const id = newId();
      await checks.save(id, { ok: true, detail: id });
      const read = await checks.find(id);
      await checks.remove(id);
      if (read?.detail !== id) throw new Error('The document read back differs from the one written');
      return `Wrote, read, and deleted a document. Open jobs: ${(await deps.countPostings()).toLocaleString('en-US')}.`;
    }),
    storage: within10s(async () => {
      const path = `checks/${newId()}`;
      const bytes = new TextEncoder().encode(path);
      await deps.files.put(path, bytes, 'text/plain');
      const read = await deps.files.get(path);
      await deps.files.remove(path);
      if (new TextDecoder().decode(read ?? new Uint8Array()) !== path) {
        throw new Error('The file read back differs from the one written');
      }
      return 'Wrote, read, and deleted a file.';
    }),
    auth: within10s(async () => {
      await deps.accounts.find(newId());
      return 'Looked up an account.';
    }),
    account_mails: within10s(async () => {
      // The call that sends reset emails, for an address without an account: nothing is sent.
      await deps.mailer.sendPasswordReset(`${newId()}@check.invalid`, AbortSignal.timeout(10_000));
      return 'Requested a password reset for an address without an account.';
    }),
    tasks: () => askFunction(deps, 'checkQueue', FUNCTION_TIMEOUT_MS),
    chromium: () => askFunction(deps, 'checkChromium', SLOW_FUNCTION_TIMEOUT_MS),
    search_index: within10s(deps.searchIndex),
    job_boards: () => askFunction(deps, 'checkJobBoards', SLOW_FUNCTION_TIMEOUT_MS),
    reddit: within10s(() => sendTestEvent(deps)),
  };
}

/**
 * Sends an event that shows only in Event Testing. Without a pixel, which may be intended, there is nothing to check.
 */
async function sendTestEvent({ reddit, clock, newId }: CheckDeps): Promise<string> {
  const { client, test_id } = reddit();
  if (!client) return 'Not configured. Conversions aren’t sent.';
  const now = clock();
  const event: RedditEvent = {
    event_at: now.getTime(),
    action_source: 'WEBSITE',
    type: { tracking_type: 'PAGE_VISIT' },
    user: { uuid: `${now.getTime()}.${newId()}` },
    metadata: { conversion_id: `check:${newId()}` },
  };
  const { status, message } = await client.send([event], test_id ?? 'huntwell_check');
  if (status === null) throw new Error(`Reddit didn’t respond: ${message}`);
  if (status >= 300) throw new Error(`Reddit responded ${status}: ${message}`);
  return 'Reddit accepted a test event.';
}
