import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccountOf, sweepDeletions } from '../../functions/src/modules/account/delete-account.ts';
import { exportAccountOf } from '../../functions/src/modules/account/export-account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type Desk, desk } from '../support/applications.ts';
import { documentsWith } from '../support/every-document.ts';
import { SCREENSHOT } from '../support/fake-driver.ts';
import { expectOk, makeAdmin, signInAgain, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const RESUME = `Grace Hopper
grace@example.com | +1 212 555 0100 | New York, NY

Experience
Software Engineer, Remington Rand, Jan 2015 - Present
- Led a team of five engineers that built the first compiler used in production.

Skills
Java, COBOL, Compilers, Public speaking
`;
const CONFIRMED = { confirmation: 'Delete my account ' };
const SECOND_ROUND_MS = 11 * 60_000;

let api: TestApi;
let at: Desk;
// A fresh clock for each test: sign-ins grow old.
beforeEach(async () => {
  api = await startApi();
  at = desk(api);
});
afterEach(() => api.close());

async function filesOf({ uid }: TestUser): Promise<string[]> {
  const [files] = await api.services.firebase.bucket().getFiles({ prefix: `users/${uid}/` });
  return files.map((file) => file.name);
}

/** Somebody who has left something in every corner of the product. */
async function busyUser(): Promise<TestUser> {
  const user = await signUpComplete(api);
  const { token, email } = user;
  await api.services.firebase.auth().updateUser(user.uid, { emailVerified: true });
  expectOk(await api.call('POST', '/api/resumes?file_name=cv.txt', { token, bytes: RESUME }));
  const { body } = expectOk(await at.apply(user));
  await at.deliver();
  expectOk(await api.call('POST', `/api/applications/${body.id}/approval`, { token }));
  await at.deliver();
  expectOk(await at.apply(user));
  const happened = { login_type: 'email', timestamp: new Date().toISOString() };
  expectOk(await api.call('POST', '/api/auth/login-event', { token, json: happened }));
  const message = { message: 'Good', email };
  expectOk(await api.call('POST', '/api/feedback', { token, json: message }));
  expectOk(await api.call('POST', '/api/feedback', { json: { ...message, message: 'Signed out' } }));
  expectOk(await api.call('PATCH', '/api/profile', { token, json: { onboarding_step: 'done' } }));
  expectOk(await api.call('POST', '/api/searches', { token, headers: { 'idempotency-key': 'search-0001' } }));
  await api.services.db
    .doc(`users/${user.uid}/searches/s1/match_chunks/0`)
    .set({ index: '[]', items: ['{"posting":1}'] });
  return signInAgain(user);
}

describe('the copy of all data', () => {
  it('is a zip of one JSON with every document, the original resume and the picture of the sent form', async () => {
    const user = await busyUser();
    const answer = await api.call('GET', '/api/account/export', { token: user.token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/huntwell-data-\d{4}-\d\d-\d\d\.zip/);
    const files = unzipSync(answer.bytes);
    const names = Object.keys(files).sort();
    expect(names).toEqual([
      expect.stringMatching(/^applications\/\w+\.png$/),
      'huntwell-data.json',
      'resumes/v1-cv.txt',
    ]);
    expect(new TextDecoder().decode(files['resumes/v1-cv.txt'])).toBe(RESUME);
    expect([...(files[names[0] ?? ''] ?? [])]).toEqual([...SCREENSHOT]);

    const { account, data, files_left_out } = JSON.parse(
      new TextDecoder().decode(files['huntwell-data.json']),
    );
    expect(account).toMatchObject({ uid: user.uid, email: user.email });
    expect(files_left_out).toEqual([]);
    expect(data.users[0].data.full_name).toBe('Ada Test');
    expect(data.users[0].below.resumes[0].data.file_name).toBe('cv.txt');
    expect(data.users[0].data.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(data.applications).toHaveLength(2);
    expect(data.applications[0].below.events.length).toBeGreaterThan(0);
    expect(data.wallets[0].below.ledger.length).toBeGreaterThan(1);
    expect(data.feedback).toHaveLength(2);
    expect(data.login_events).toHaveLength(1);
  });

  it('holds nothing of anybody else', async () => {
    const [one, other] = [await busyUser(), await busyUser()];
    const { bytes } = expectOk(await api.call('GET', '/api/account/export', { token: one.token }));
    const json = new TextDecoder().decode(unzipSync(bytes)['huntwell-data.json']);
    expect(json).toContain(one.uid);
    expect(json).not.toContain(other.uid);
    expect(json).not.toContain(other.email);
  });

  it('can be had three times a minute', async () => {
    const { token } = await signUp();
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await api.call('GET', '/api/account/export', { token })).status),
    );
    expect(statuses.sort()).toEqual([200, 200, 200, 429]);
  });
});

describe('deleting an account', () => {
  const ask = (user: TestUser, json: unknown = CONFIRMED) =>
    api.call('POST', '/api/account/deletion', { token: user.token, json });

  it('leaves no document, file, account or usable token', async () => {
    const [user, other] = [await busyUser(), await busyUser()];
    const admin = await makeAdmin(api, await signUp());
    expectOk(await api.call('GET', `/api/admin/users/${user.uid}`, { token: admin.token }));
    expect(await filesOf(user)).toHaveLength(2);
    const words = [user.uid, user.email, 'Ada Test'];
    const before = await documentsWith(api.services.db, [user.uid, user.email]);
    for (const part of [
      'users',
      'wallets',
      'applications',
      'feedback',
      'login_events',
      'idempotency',
      'audit',
    ]) {
      expect(before.some((path) => path.startsWith(`${part}/`))).toBe(true);
    }

    expect(expectOk(await ask(user)).body).toEqual({ state: 'deleted' });
    expect(await documentsWith(api.services.db, [user.uid, user.email])).toEqual([`deletions/${user.uid}`]);
    expect(await filesOf(user)).toEqual([]);
    await expect(api.services.firebase.auth().getUser(user.uid)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    const refused = await api.call('POST', '/api/profile', { token: user.token, json: {} });
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });

    // A worker that was at it when the account went writes once more.
    await api.services.db.doc(`users/${user.uid}/searches/late`).set({ status: 'done' });
    await api.services.account.files.put(`users/${user.uid}/applications/late.png`, SCREENSHOT, 'image/png');
    api.advance(SECOND_ROUND_MS);
    await sweepDeletions(api.services.account);
    expect(await documentsWith(api.services.db, words.slice(0, 2))).toEqual([]);
    expect(await filesOf(user)).toEqual([]);

    const { body } = expectOk(await api.call('GET', '/api/profile', { token: other.token }));
    expect(body.uid).toBe(other.uid);
    expect(await filesOf(other)).toHaveLength(2);
  });

  it('keeps what was done to the account together in the audit, under a pseudonym', async () => {
    const user = await busyUser();
    const admin = await makeAdmin(api, await signUp());
    for (const _ of [1, 2]) {
      expectOk(await api.call('GET', `/api/admin/users/${user.uid}`, { token: admin.token }));
    }
    expectOk(await ask(user));
    const entries = await api.services.db.collection('audit').where('uid', '==', admin.uid).get();
    const targets = entries.docs.map((doc) => doc.data().target);
    expect(new Set(targets).size).toBe(1);
    expect(targets[0]).toMatch(/^deleted:[0-9a-f]{12}$/);
  });

  it('needs the typed words', async () => {
    const user = await signUp();
    for (const json of [{}, { confirmation: 'yes' }]) {
      const answer = await ask(user, json);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    }
    expect((await api.call('GET', '/api/wallet', { token: user.token })).status).toBe(200);
  });

  it('needs a sign-in of the last five minutes', async () => {
    const user = await signUpComplete(api);
    api.advance(5 * 60_000);
    const answer = await ask(user);
    expect(answer).toMatchObject({ status: 401, body: { code: 'recent_sign_in_required' } });
    expect((await api.call('GET', '/api/profile', { token: user.token })).status).toBe(200);
  });

  it.each(['files', 'documents', 'account'] as const)(
    'that breaks off at the %s is finished by the sweeper',
    async (part) => {
      const user = await busyUser();
      const deps = { ...api.services.account };
      const broken = async () => {
        throw new Error('crash');
      };
      if (part === 'files') deps.files = { ...deps.files, removeAll: broken };
      if (part === 'documents') {
        const { erase } = deps.owned;
        deps.owned = {
          ...deps.owned,
          // Half of the work, then the crash.
          erase: async (owner) => {
            await erase(owner);
            await broken();
          },
        };
      }
      if (part === 'account') deps.accounts = { ...deps.accounts, remove: broken };
      expect(await deleteAccountOf(deps, user.uid)).toBe('deleting');
      expect(await deleteAccountOf(deps, user.uid)).toBe('deleting');

      api.advance(61_000);
      expect(await sweepDeletions(api.services.account)).toBeGreaterThan(0);
      expect(await api.services.account.accounts.find(user.uid)).toBeNull();
      api.advance(SECOND_ROUND_MS);
      await sweepDeletions(api.services.account);
      expect(await documentsWith(api.services.db, [user.uid, user.email])).toEqual([]);
      expect(await filesOf(user)).toEqual([]);
      expect(await sweepDeletions(api.services.account)).toBe(0);
    },
  );
});

describe('many at once', () => {
  /** Work that stands still until `width` pieces of it have begun, and how many were ever under way. */
  function gate(width: number) {
    let running = 0;
    const seen = { most: 0 };
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const work = async () => {
      running += 1;
      seen.most = Math.max(seen.most, running);
      if (running === width) open();
      await opened;
      running -= 1;
    };
    return { work, seen };
  }

  it('accounts are deleted by one sweep, ten at a time', async () => {
    const { seen, work } = gate(10);
    const due = Array.from({ length: 30 }, (_, at) => ({
      uid: `gone-${at}`,
      requested_at: new Date(0),
      due_at: new Date(0),
    }));
    const removed: string[] = [];
    const swept = await sweepDeletions({
      ...api.services.account,
      deletions: {
        ...api.services.account.deletions,
        due: async () => due,
        remove: async (uid) => {
          removed.push(uid);
        },
      },
      accounts: { ...api.services.account.accounts, find: async () => null, remove: work },
      owned: { ...api.services.account.owned, erase: async () => undefined },
      files: { ...api.services.account.files, removeAll: async () => undefined },
    });
    expect(swept).toBe(30);
    expect(removed).toHaveLength(30);
    expect(seen.most).toBe(10);
  });

  it('files of a copy are fetched, eight at a time', async () => {
    const { seen, work } = gate(8);
    const applications = Array.from({ length: 40 }, (_, at) => ({
      id: `a${at}`,
      data: { screenshot_path: `users/u/${at}.png` },
      below: {},
    }));
    const copy = await exportAccountOf(
      {
        ...api.services.account,
        accounts: { ...api.services.account.accounts, find: async () => null },
        owned: { ...api.services.account.owned, read: async () => ({ applications }) },
        files: {
          ...api.services.account.files,
          get: async () => {
            await work();
            return new Uint8Array([1]);
          },
        },
      },
      'u',
    );
    expect(Object.keys(unzipSync(copy.bytes))).toHaveLength(41);
    expect(seen.most).toBe(8);
  });
});

describe('signing out everywhere', () => {
  it('ends every session and lets the next sign-in work', async () => {
    const user = await signUpComplete(api);
    await new Promise((resolve) => setTimeout(resolve, 1100)); // tokens tell seconds apart
    const elsewhere = await signInAgain(user);
    const answer = await api.call('POST', '/api/account/sign-out-everywhere', { token: user.token });
    expect(answer.status).toBe(204);
    expect(await api.services.account.revocations.find(user.uid)).toMatchObject({ why: 'signed_out' });
    expect(elsewhere.uid).toBe(user.uid);
    const refused = await api.call('GET', '/api/profile', { token: user.token });
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('notifications', () => {
  it('are on until the user turns them off', async () => {
    const { token } = await signUpComplete(api);
    const { body } = await api.call('GET', '/api/profile', { token });
    expect(body).toMatchObject({ notify_digest: true, notify_needs_input: true });
    const json = { notify_digest: false };
    expect((await api.call('PATCH', '/api/profile', { token, json })).body).toMatchObject({
      notify_digest: false,
      notify_needs_input: true,
    });
  });
});
