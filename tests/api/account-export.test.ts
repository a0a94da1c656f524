import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountTasksOn } from '../../functions/src/composition/account-tasks.ts';
import { EXPORT_PART_BYTES } from '../../functions/src/contract/account.ts';
import type { AccountDeps } from '../../functions/src/modules/account/account-deps.ts';
import { MAX_TRIES } from '../../functions/src/modules/account/export-record.ts';
import { requestExport } from '../../functions/src/modules/account/request-export.ts';
import { runExport } from '../../functions/src/modules/account/run-export.ts';
import { sweepExports } from '../../functions/src/modules/account/sweep-exports.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { busyUser, filesOf, OWN_COMPANY, RESUME } from '../support/busy-user.ts';
import { SCREENSHOT } from '../support/fake-driver.ts';
import { expectOk, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const LEASE_OVER_MS = 13_000;
const UNCLAIMED_MS = 3 * 60_000;
const EXPIRED_MS = 8 * 86_400_000;

let api: TestApi;
let harness: ApplicationHarness;
let account: AccountDeps;
beforeEach(async () => {
  api = await startApi();
  harness = createHarness(api);
  account = api.services.account;
});
afterEach(() => api.close());

const start = (user: TestUser) => api.call('POST', '/api/account/export', { token: user.token });
const state = async (user: TestUser) =>
  expectOk(await api.call('GET', '/api/account/export', { token: user.token })).body;
const exportsOf = async (user: TestUser) =>
  (await filesOf(harness, user)).filter((path) => path.includes('/exports/'));

/** Delivers the queued exports; returns their number. */
async function deliver(): Promise<number> {
  const due = api.tasks.filter((task) => task.name === 'exportAccount');
  api.tasks.length = 0;
  for (const task of due) await accountTasksOn(api.services).exportAccount(task.payload);
  return due.length;
}

const part = (user: TestUser, export_id: string, offset = 0) =>
  api.call('GET', `/api/account/export/file?export_id=${export_id}&offset=${offset}`, { token: user.token });

/** The whole zip, part by part as the page fetches it. */
async function download(user: TestUser): Promise<Record<string, Uint8Array>> {
  const { id, size } = await state(user);
  const parts: Uint8Array[] = [];
  for (let offset = 0; offset < size; ) {
    const { bytes } = expectOk(await part(user, id, offset));
    expect(bytes.byteLength).toBeLessThanOrEqual(EXPORT_PART_BYTES);
    parts.push(bytes);
    offset += bytes.byteLength;
  }
  return unzipSync(Buffer.concat(parts));
}

type Copy = { account: unknown; documents: { path: string; data: Record<string, unknown> }[] };
const jsonOf = (files: Record<string, Uint8Array>): Copy =>
  JSON.parse(new TextDecoder().decode(files['huntwell-data.json']));

async function exported(user: TestUser): Promise<Record<string, Uint8Array>> {
  expect((await start(user)).status).toBe(202);
  await deliver();
  return download(user);
}

/** The same with file access that fails at the `count`-th read, after which the process is either dead or continues. */
function failingFiles(count: number, trouble: 'killed' | 'fails'): AccountDeps {
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

describe('the export', () => {
  it('is a zip of one JSON with every document, the original resume and the picture of the sent form', async () => {
    const user = await busyUser(harness);
    expect(await state(user)).toMatchObject({ status: 'none', id: null, size: null, expires_at: null });
    const started = await start(user);
    expect(started).toMatchObject({ status: 202, body: { status: 'queued' } });
    await deliver();
    const ready = await state(user);
    expect(ready).toMatchObject({ status: 'ready', id: started.body.id });
    expect(ready.progress).toMatchObject({ step: 'files', files_written: 2, files_total: 2 });
    expect(ready.progress.documents_read).toBeGreaterThan(10);
    expect(Date.parse(ready.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);

    const first = await part(user, ready.id);
    expect(first.headers.get('content-type')).toContain('application/zip');
    expect(first.headers.get('content-disposition')).toMatch(/huntwell-data-\d{4}-\d\d-\d\d\.zip/);
    const files = await download(user);
    const names = Object.keys(files).sort();
    expect(names).toEqual([
      expect.stringMatching(/^applications\/\w+\.png$/),
      'huntwell-data.json',
      'resumes/v1-cv.txt',
    ]);
    expect(new TextDecoder().decode(files['resumes/v1-cv.txt'])).toBe(RESUME);
    expect([...(files[names[0] ?? ''] ?? [])]).toEqual([...SCREENSHOT]);

    const copy = jsonOf(files);
    expect(JSON.stringify(copy)).toContain(OWN_COMPANY);
    expect(copy.account).toMatchObject({ uid: user.uid, email: user.email });
    const under = (pattern: RegExp) => copy.documents.filter(({ path }) => pattern.test(path));
    const [profile] = under(/^users\/\w+$/);
    expect(profile?.data).toMatchObject({ full_name: 'Ada Test' });
    expect(profile?.data.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(under(/^users\/\w+\/resumes\/\w+$/)[0]?.data.file_name).toBe('cv.txt');
    expect(under(/^users\/\w+\/searches\/\w+\/match_chunks\/0$/)).toHaveLength(1);
    expect(under(/^applications\/\w+$/)).toHaveLength(3);
    expect(under(/^applications\/\w+\/events\/\w+$/).length).toBeGreaterThan(1);
    expect(under(/^wallets\/\w+\/ledger\//).length).toBeGreaterThan(1);
    expect(under(/^feedback\//)).toHaveLength(2);
    expect(under(/^login_events\//)).toHaveLength(1);
    expect(under(/^(exports|idempotency|conversions|audit)\//)).toEqual([]);
    expect(copy.documents).toHaveLength(ready.progress.documents_read);
  });

  it('holds nothing of anybody else, and nobody else gets it', async () => {
    const [one, other] = [await busyUser(harness), await busyUser(harness)];
    const json = JSON.stringify(jsonOf(await exported(one)));
    expect(json).toContain(one.uid);
    expect(json).not.toContain(other.uid);
    expect(json).not.toContain(other.email);
    const { id } = await state(one);
    expect(await part(other, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await state(other)).status).toBe('none');
  });

  it('has every one of many documents and files, more than fitted an answer, with few in memory', async () => {
    const user = await signUpComplete(api);
    const { db } = api.services;
    const APPLICATIONS = 240;
    const EVENTS = 3;
    const BYTES = 150_000;
    const picture = (n: number) => new Uint8Array(BYTES).fill(n);
    const batch = db.bulkWriter();
    for (let n = 0; n < APPLICATIONS; n += 1) {
      const doc = db.doc(`applications/${user.uid}-${n}`);
      void batch.set(doc, { uid: user.uid, screenshot_path: `users/${user.uid}/applications/${n}.png` });
      for (let e = 0; e < EVENTS; e += 1) void batch.set(doc.collection('events').doc(`e${e}`), { n, e });
    }
    await batch.close();
    // Data read but not yet written from the archive is in memory.
    let read = 0;
    let written = 0;
    let most = 0;
    const deps: AccountDeps = {
      ...account,
      files: {
        ...account.files,
        get: async (path) => {
          most = Math.max(most, read - written);
          read += BYTES;
          return picture(Number(/(\d+)\.png$/.exec(path)?.[1]));
        },
        putStream: (path, content, type) => {
          const counted = async function* () {
            for await (const chunk of content) {
              yield chunk;
              written += chunk.byteLength;
            }
          };
          return account.files.putStream(path, Readable.from(counted()), type);
        },
      },
    };
    await start(user);
    const { id } = await state(user);
    await runExport(deps, user.uid, id);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(8 * BYTES);

    const files = await download(user);
    expect(Object.keys(files)).toHaveLength(1 + APPLICATIONS);
    for (let n = 0; n < APPLICATIONS; n += 1) {
      const found = files[`applications/${user.uid}-${n}.png`];
      expect(Buffer.from(found ?? []).equals(picture(n)), `${n}`).toBe(true);
    }
    const paths = jsonOf(files).documents.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const of_applications = paths.filter((path) => path.startsWith('applications/'));
    expect(of_applications).toHaveLength(APPLICATIONS * (1 + EVENTS));
  }, 60_000);

  it('names the files that are no longer there', async () => {
    const user = await busyUser(harness);
    const [resume] = (await filesOf(harness, user)).filter((path) => path.includes('/resumes/'));
    await account.files.remove(resume ?? '');
    const files = await exported(user);
    expect(new TextDecoder().decode(files['missing-files.txt'])).toBe('resumes/v1-cv.txt');
    expect(files['resumes/v1-cv.txt']).toBeUndefined();
  });

  it('is one however often it is started, and a new one replaces it', async () => {
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
    const user = await signUp();
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await start(user)).status));
    expect(statuses.sort()).toEqual([202, 202, 202, 429]);
  });

  it('delivered twice is written once', async () => {
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
    const user = await busyUser(harness);
    const { id } = (await start(user)).body;
    for (let n = 1; n < MAX_TRIES; n += 1) {
      await expect(runExport(failingFiles(1, 'fails'), user.uid, id)).rejects.toThrow('no storage');
      expect((await state(user)).status).toBe('queued');
    }
    await runExport(failingFiles(1, 'fails'), user.uid, id);
    expect(await state(user)).toMatchObject({ status: 'failed', size: null, expires_at: null });
    expect(await exportsOf(user)).toEqual([]);

    api.advance(61_000);
    expect((await start(user)).body).toMatchObject({ status: 'queued' });
    await deliver();
    expect((await state(user)).status).toBe('ready');
  });

  it('whose worker was killed in the middle is enqueued by the sweep and leaves no second file', async () => {
    const user = await busyUser(harness);
    const { id } = (await start(user)).body;
    const dead = failingFiles(2, 'killed');
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
    const user = await signUp();
    const queue = { enqueue: () => Promise.reject(new Error('no queue')) };
    expect(await requestExport({ ...account, queue }, user.uid)).toMatchObject({ status: 'queued' });
    api.advance(UNCLAIMED_MS);
    expect(await sweepExports(account)).toEqual({ queued_again: 1, expired: 0 });
    expect(await deliver()).toBe(1);
    expect((await state(user)).status).toBe('ready');
  });

  it('expires: it can no longer be downloaded, and the sweep removes the file', async () => {
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

  it('answers no part beyond its end', async () => {
    const user = await signUp();
    await exported(user);
    const { id, size } = await state(user);
    expect((await part(user, id, size - 1)).bytes).toHaveLength(1);
    expect((await part(user, id, size)).status).toBe(404);
    expect((await part(user, 'another', 0)).status).toBe(404);
  });
});
