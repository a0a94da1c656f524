import { describe, expect, it } from 'vitest';
import type { RedditClient } from '../../integrations/reddit-conversions.ts';
import type { CheckAnswer } from './checks.repository.ts';
import { askFunction } from './remote-check.ts';
import { type Check, type CheckDeps, projectChecks, runAllChecks } from './run-checks.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const fine: Check = async () => 'fine';

/** Checks of a project that has only these parts. */
const checksOf = (deps: Partial<CheckDeps>) => projectChecks({ newId: () => 'x', ...deps } as CheckDeps);

describe('checks', () => {
  it('call no answer a failure', async () => {
    const all = { ...projectChecks({} as CheckDeps) };
    for (const name of Object.keys(all) as (keyof typeof all)[]) all[name] = fine;
    const checks = { ...all, auth: () => new Promise<string>(() => {}) };
    const items = await runAllChecks({ checks, logger: quiet }, 20);
    expect(items[2]).toMatchObject({ name: 'auth', ok: false, detail: 'No response within 0.02 s' });
    expect(items[3]).toMatchObject({ name: 'account_mails', ok: true, detail: 'fine' });
  });

  it('send Reddit an event under a test id, and say what it refuses', async () => {
    const answered = (status: number | null, message = '') => {
      const sent: [readonly object[], string | null][] = [];
      const client: RedditClient = {
        send: async (...call) => {
          sent.push(call);
          return { status, message, retry_after_seconds: null };
        },
      };
      const reddit = () => ({ client, test_id: null });
      return { sent, check: checksOf({ reddit, clock: () => new Date() }).reddit() };
    };
    const taken = answered(200);
    expect(await taken.check).toBe('Reddit accepted a test event.');
    expect(taken.sent).toEqual([[[expect.anything()], 'huntwell_check']]);
    await expect(answered(401, 'no such token').check).rejects.toThrow('Reddit responded 401: no such token');
    await expect(answered(null, 'timeout').check).rejects.toThrow('Reddit didn’t respond: timeout');
    const off = checksOf({ reddit: () => ({ client: null, test_id: null }) });
    expect(await off.reddit()).toContain('Not configured');
  });
});

describe('a function that is asked', () => {
  /** Answers on the third poll. */
  const asked = (answer: CheckAnswer | null) => {
    let looks = 0;
    const removed: string[] = [];
    const deps = {
      checks: {
        save: async () => {},
        find: async () => (++looks >= 3 ? answer : null),
        remove: async (id: string) => void removed.push(id),
      },
      queue: { enqueue: async () => {} },
      newId: () => 'c1',
    };
    return { removed, ask: (patience_ms: number) => askFunction(deps, 'checkChromium', patience_ms) };
  };

  it('is waited for, and what it says is told and removed', async () => {
    const { ask, removed } = asked({ ok: true, detail: 'drawn' });
    expect(await ask(5_000)).toBe('drawn');
    expect(removed).toEqual(['c1']);
    await expect(asked({ ok: false, detail: 'no memory' }).ask(5_000)).rejects.toThrow('no memory');
  });

  it('and does not answer is named, with where to look', async () => {
    await expect(asked(null).ask(10)).rejects.toThrow(
      /checkChromium didn’t respond within 0.01 s. Check its logs/,
    );
  });
});
