import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountDeps } from '../../functions/src/modules/account/account-deps.ts';
import { MAX_TRIES } from '../../functions/src/modules/account/export-record.ts';
import { requestExport } from '../../functions/src/modules/account/request-export.ts';
import { runExport } from '../../functions/src/modules/account/run-export.ts';
import { sweepExports } from '../../functions/src/modules/account/sweep-exports.ts';
import { busyUser, filesOf } from '../support/busy-user.ts';
import { type ExportHarness, startExports } from '../support/exports.ts';
import { signUp } from '../support/users.ts';

const LEASE_OVER_MS = 13_000;
const UNCLAIMED_MS = 3 * 60_000;
const EXPIRED_MS = 8 * 86_400_000;

/** The same with file access that fails at the `count`-th read, after which the process is either dead or continues. */
function failingFiles(account: AccountDeps, count: number, trouble: 'killed' | 'fails'): AccountDeps {
  let reads = 0;
  const { files } = account;
  return {
    ...account,
    files: {
      ...files,
      get: async (path) => {
        reads += 1;
        if (reads < count) return files.get(path);
        if (trouble === 'fails') throw new Error('no storage');
        return new Promise<never>(() => undefined);
      },
    },
  };
}

let at: ExportHarness;
beforeEach(async () => {
  at = await startExports();
});
afterEach(() => at.api.close());

describe('the export', () => {
  it('is one however often it is started, and a new one replaces it', async () => {
    const { api, deliver, exported, exportsOf, part, start, state } = at;
    const user = await signUp();
    const [one, two] = await Promise.all([start(user), start(user)]);
    expect(one.body.id).toBe(two.body.id);
    expect(await deliver()).toBe(1);
    const before = await exportsOf(user);
    expect(before).toHaveLength(1);

    api.advance(61_000);
    await exported(user);
    const after = await exportsOf(user);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect((await part(user, one.body.id)).status).toBe(404);
    expect(await state(user)).toMatchObject({ status: 'ready' });
  });

  it('can be started three times a minute', async () => {
    const { start } = at;
    const user = await signUp();
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await start(user)).status));
    expect(statuses.sort()).toEqual([202, 202, 202, 429]);
  });

  it('delivered twice is written once', async () => {
    const { account, exportsOf, harness, start, state } = at;
    const user = await busyUser(harness);
    const { id } = (await start(user)).body;
    const task = () => runExport(account, user.uid, id);
    const both = await Promise.allSettled([task(), task()]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const files = await exportsOf(user);
    await task();
    expect(await exportsOf(user)).toEqual(files);
    expect(files).toHaveLength(1);
    expect((await state(user)).status).toBe('ready');
  });

  it('that fails is tried again, and says so when that does not help', async () => {
    const { account, api, deliver, exportsOf, harness, start, state } = at;
    const user = await busyUser(harness);
    const { id } = (await start(user)).body;
    for (let n = 1; n < MAX_TRIES; n += 1) {
      await expect(runExport(failingFiles(account, 1, 'fails'), user.uid, id)).rejects.toThrow('no storage');
      expect((await state(user)).status).toBe('queued');
    }
    await runExport(failingFiles(account, 1, 'fails'), user.uid, id);
    expect(await state(user)).toMatchObject({ status: 'failed', size: null, expires_at: null });
    expect(await exportsOf(user)).toEqual([]);

    api.advance(61_000);
    expect((await start(user)).body).toMatchObject({ status: 'queued' });
    await deliver();
    expect((await state(user)).status).toBe('ready');
  });

  it('whose worker was killed in the middle is enqueued by the sweep and leaves no second file', async () => {
    const { account, api, deliver, download, exportsOf, harness, start, state } = at;
    const user = await busyUser(harness);
    const { id } = (await start(user)).body;
    const dead = failingFiles(account, 2, 'killed');
    // Dead: it does not renew its lease either.
    let alive = true;
    const runTransaction: AccountDeps['runTransaction'] = (work) =>
      alive ? account.runTransaction(work) : new Promise<never>(() => undefined);
    void runExport({ ...dead, runTransaction }, user.uid, id);
    await expect.poll(async () => (await state(user)).status).toBe('running');
    alive = false;
    api.tasks.length = 0;
    await expect(runExport(account, user.uid, id)).rejects.toThrow('is already being processed');
    expect(await sweepExports(account)).toEqual({ queued_again: 0, expired: 0 });

    api.advance(UNCLAIMED_MS);
    expect(await sweepExports(account)).toEqual({ queued_again: 1, expired: 0 });
    expect(await sweepExports(account)).toEqual({ queued_again: 0, expired: 0 });
    expect(await deliver()).toBe(1);
    expect((await state(user)).status).toBe('ready');
    expect(Object.keys(await download(user))).toHaveLength(3);
    expect(await exportsOf(user)).toHaveLength(1);
  });

  it('of a worker that lost its lease is dropped', async () => {
    const { account, api, download, exportsOf, harness, start, state } = at;
    const user = await busyUser(harness);
    const { id } = (await start(user)).body;
    let go_on: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go_on = resolve;
    });
    const { files } = account;
    const slow: AccountDeps = {
      ...account,
      files: {
        ...files,
        get: async (path) => {
          await gate;
          return files.get(path);
        },
      },
    };
    const late = runExport(slow, user.uid, id);
    await expect.poll(async () => (await state(user)).status).toBe('running');
    api.advance(LEASE_OVER_MS);
    await runExport(account, user.uid, id);
    const stored = await exportsOf(user);
    go_on();
    await late;
    expect(await exportsOf(user)).toEqual(stored);
    expect(Object.keys(await download(user))).toHaveLength(3);
  });

  it('whose task could not be enqueued is enqueued by the sweep', async () => {
    const { account, api, deliver, state } = at;
    const user = await signUp();
    const queue = { enqueue: () => Promise.reject(new Error('no queue')) };
    expect(await requestExport({ ...account, queue }, user.uid)).toMatchObject({ status: 'queued' });
    api.advance(UNCLAIMED_MS);
    expect(await sweepExports(account)).toEqual({ queued_again: 1, expired: 0 });
    expect(await deliver()).toBe(1);
    expect((await state(user)).status).toBe('ready');
  });

  it('expires: it can no longer be downloaded, and the sweep removes the file', async () => {
    const { account, api, exported, exportsOf, part, state } = at;
    const user = await signUp();
    await exported(user);
    const { id } = await state(user);
    await sweepExports(account);
    expect(await exportsOf(user)).toHaveLength(1);

    api.advance(EXPIRED_MS);
    expect((await state(user)).status).toBe('none');
    expect((await part(user, id)).status).toBe(404);
    expect(await sweepExports(account)).toEqual({ queued_again: 0, expired: 1 });
    expect(await exportsOf(user)).toEqual([]);
    expect(await account.exports.find(user.uid)).toBeNull();
  });

  it('goes with the account, also while it is written', async () => {
    const { account, api, exported, harness, start } = at;
    const user = await busyUser(harness);
    await exported(user);
    api.advance(61_000);
    const { id } = (await start(user)).body;
    const { files } = account;
    const erased: AccountDeps = {
      ...account,
      files: {
        ...files,
        get: async (path) => {
          const bytes = await files.get(path);
          await files.removeAll(`users/${user.uid}/`);
          await account.owned.erase({ uid: user.uid, email: null });
          return bytes;
        },
      },
    };
    await runExport(erased, user.uid, id);
    expect(await filesOf(harness, user)).toEqual([]);
    expect(await account.exports.find(user.uid)).toBeNull();
  });
});
