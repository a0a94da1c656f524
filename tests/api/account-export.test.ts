import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountDeps } from '../../functions/src/modules/account/account-deps.ts';
import { runExport } from '../../functions/src/modules/account/run-export.ts';
import { busyUser, filesOf, OWN_COMPANY, RESUME } from '../support/busy-user.ts';
import { type ExportHarness, startExports } from '../support/exports.ts';
import { SCREENSHOT } from '../support/fake-driver.ts';
import { signUp, signUpComplete } from '../support/users.ts';

type Copy = { account: unknown; documents: { path: string; data: Record<string, unknown> }[] };
const jsonOf = (files: Record<string, Uint8Array>): Copy =>
  JSON.parse(new TextDecoder().decode(files['huntwell-data.json']));

let at: ExportHarness;
beforeEach(async () => {
  at = await startExports();
});
afterEach(() => at.api.close());

describe('the export', () => {
  it('is a zip of one JSON with every document, the original resume and the picture of the sent form', async () => {
    const { deliver, download, harness, part, start, state } = at;
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
    expect(under(/^apply_plans\/\w+$/)).toHaveLength(1);
    expect(under(/^wallets\/\w+\/ledger\//).length).toBeGreaterThan(1);
    expect(under(/^feedback\//)).toHaveLength(2);
    expect(under(/^login_events\//)).toHaveLength(1);
    expect(under(/^(exports|idempotency|conversions|audit)\//)).toEqual([]);
    expect(copy.documents).toHaveLength(ready.progress.documents_read);
  });

  it('holds nothing of anybody else, and nobody else gets it', async () => {
    const { exported, harness, part, state } = at;
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
    const { account, api, download, start, state } = at;
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
    const { account, exported, harness } = at;
    const user = await busyUser(harness);
    const [resume] = (await filesOf(harness, user)).filter((path) => path.includes('/resumes/'));
    await account.files.remove(resume ?? '');
    const files = await exported(user);
    expect(new TextDecoder().decode(files['missing-files.txt'])).toBe('resumes/v1-cv.txt');
    expect(files['resumes/v1-cv.txt']).toBeUndefined();
  });

  it('answers no part beyond its end', async () => {
    const { exported, part, state } = at;
    const user = await signUp();
    await exported(user);
    const { id, size } = await state(user);
    expect((await part(user, id, size - 1)).bytes).toHaveLength(1);
    expect((await part(user, id, size)).status).toBe(404);
    expect((await part(user, 'another', 0)).status).toBe(404);
  });
});
