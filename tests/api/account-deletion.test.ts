import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountTasksOn } from '../../functions/src/composition/account-tasks.ts';
import { deleteAccount } from '../../functions/src/modules/account/delete-account.ts';
import { requestDeletion, sweepDeletions } from '../../functions/src/modules/account/request-deletion.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { busyUser, filesOf } from '../support/busy-user.ts';
import { documentsWith } from '../support/every-document.ts';
import { SCREENSHOT } from '../support/fake-driver.ts';
import { expectOk, makeAdmin, signInAgain, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const CONFIRMED = { confirmation: 'Delete my account ' };
const SECOND_ROUND_MS = 11 * 60_000;

let api: TestApi;
let harness: ApplicationHarness;
// A fresh clock for each test, because sign-ins age.
beforeEach(async () => {
  api = await startApi();
  harness = createHarness(api);
});
afterEach(() => api.close());

/** Delivers the queued deletions; returns their number. */
async function deliver(): Promise<number> {
  const due = api.tasks.filter((task) => task.name === 'deleteAccount');
  api.tasks.length = 0;
  for (const task of due) await accountTasksOn(api.services).deleteAccount(task.payload);
  return due.length;
}

const sweep = () => sweepDeletions(api.services.account);
const ask = (user: TestUser, json: unknown = CONFIRMED) =>
  api.call('POST', '/api/account/deletion', { token: user.token, json });
const isGone = async ({ uid }: TestUser) => (await api.services.account.accounts.find(uid)) === null;

describe('deleting an account', () => {
  it('leaves no document, file, account or usable token', async () => {
    const [user, other] = [await busyUser(harness), await busyUser(harness)];
    const admin = await makeAdmin(api, await signUp());
    expectOk(await api.call('GET', `/api/admin/users/${user.uid}`, { token: admin.token }));
    expect(await filesOf(harness, user)).toHaveLength(2);
    const words = [user.uid, user.email];
    const before = await documentsWith(api.services.db, [user.uid, user.email]);
    for (const part of [
      'users',
      'wallets',
      'applications',
      'apply_plans',
      'feedback',
      'login_events',
      'idempotency',
      'audit',
    ]) {
      expect(before.some((path) => path.startsWith(`${part}/`))).toBe(true);
    }

    expect((await ask(user)).status).toBe(202);
    expect(await deliver()).toBe(1);
    expect(await documentsWith(api.services.db, [user.uid, user.email])).toEqual([`deletions/${user.uid}`]);
    expect(await filesOf(harness, user)).toEqual([]);
    await expect(api.services.firebase.auth().getUser(user.uid)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    const refused = await api.call('POST', '/api/profile', { token: user.token, json: {} });
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });

    // A worker that was running when the account was deleted writes once more.
    await api.services.db.doc(`users/${user.uid}/searches/late`).set({ status: 'done' });
    await api.services.account.files.put(`users/${user.uid}/applications/late.png`, SCREENSHOT, 'image/png');
    api.advance(SECOND_ROUND_MS);
    expect(await sweep()).toBe(1);
    expect(await deliver()).toBe(1);
    expect(await documentsWith(api.services.db, words)).toEqual([]);
    expect(await filesOf(harness, user)).toEqual([]);

    const { body } = expectOk(await api.call('GET', '/api/profile', { token: other.token }));
    expect(body.uid).toBe(other.uid);
    expect(await filesOf(harness, other)).toHaveLength(2);
  });

  it('keeps what was done to the account together in the audit, under a pseudonym', async () => {
    const user = await busyUser(harness);
    const admin = await makeAdmin(api, await signUp());
    for (const _ of [1, 2]) {
      expectOk(await api.call('GET', `/api/admin/users/${user.uid}`, { token: admin.token }));
    }
    expectOk(await ask(user));
    await deliver();
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
    'that breaks off at the %s is finished by the next task',
    async (part) => {
      const user = await busyUser(harness);
      const deps = { ...api.services.account };
      const broken = async () => {
        throw new Error('crash');
      };
      if (part === 'files') deps.files = { ...deps.files, removeAll: broken };
      if (part === 'documents') {
        const { erase } = deps.owned;
        deps.owned = {
          ...deps.owned,
          // Half the work, then the crash.
          erase: async (owner) => {
            await erase(owner);
            await broken();
          },
        };
      }
      if (part === 'account') deps.accounts = { ...deps.accounts, remove: broken };
      await requestDeletion(deps, user.uid);
      for (const _ of [1, 2]) await expect(deleteAccount(deps, user.uid)).rejects.toThrow('crash');
      api.tasks.length = 0;

      expect(await sweep()).toBe(1);
      await deliver();
      expect(await isGone(user)).toBe(true);
      api.advance(SECOND_ROUND_MS);
      expect(await sweep()).toBe(1);
      await deliver();
      expect(await documentsWith(api.services.db, [user.uid, user.email])).toEqual([]);
      expect(await filesOf(harness, user)).toEqual([]);
      expect(await sweep()).toBe(0);
    },
  );

  it('closes the account at once: no call, no sign-in, before the task has begun', async () => {
    const user = await signUpComplete(api);
    expect((await ask(user)).status).toBe(202);
    const refused = await api.call('GET', '/api/profile', { token: user.token });
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    await expect(signInAgain(user)).rejects.toThrow('USER_DISABLED');
    expect(await isGone(user)).toBe(false);
  });

  it('by an administrator is the same task', async () => {
    const user = await signUpComplete(api);
    const admin = await makeAdmin(api, await signUp());
    const answer = await api.call('DELETE', `/api/admin/users/${user.uid}`, { token: admin.token });
    expect(answer.status).toBe(202);
    expect((await api.call('GET', '/api/profile', { token: user.token })).status).toBe(401);
    expect(await deliver()).toBe(1);
    expect(await isGone(user)).toBe(true);
  });

  it('delivered twice, one after the other or at the same time, works once', async () => {
    const user = await signUpComplete(api);
    await ask(user);
    let erased = 0;
    const { owned } = api.services.account;
    const deps = {
      ...api.services.account,
      owned: {
        ...owned,
        erase: async (owner: Parameters<typeof owned.erase>[0]) => {
          erased += 1;
          await owned.erase(owner);
        },
      },
    };
    await Promise.all([deleteAccount(deps, user.uid), deleteAccount(deps, user.uid)]);
    await deleteAccount(deps, user.uid);
    expect(erased).toBe(1);
    expect(await isGone(user)).toBe(true);
  });

  it('whose task could not be enqueued, or was lost, is enqueued by the sweep', async () => {
    const user = await signUpComplete(api);
    const no_queue = {
      ...api.services.account,
      queue: { enqueue: () => Promise.reject(new Error('no queue')) },
    };
    await requestDeletion(no_queue, user.uid);
    expect((await api.call('GET', '/api/profile', { token: user.token })).status).toBe(401);
    expect(await sweep()).toBe(1);
    expect(await deliver()).toBe(1);
    expect(await isGone(user)).toBe(true);
  });

  it('whose worker was killed is enqueued again once nobody can be at it any more', async () => {
    const user = await signUpComplete(api);
    await ask(user);
    // Killed: nothing it does afterwards has any effect.
    const never = () => new Promise<never>(() => undefined);
    const { files } = api.services.account;
    void deleteAccount({ ...api.services.account, files: { ...files, removeAll: never } }, user.uid);
    await expect.poll(sweep).toBe(0);
    api.tasks.length = 0;
    api.advance(SECOND_ROUND_MS);
    expect(await sweep()).toBe(1);
    await deliver();
    expect(await isGone(user)).toBe(true);
  });

  it('is enqueued by a sweep for many accounts, and made by none', async () => {
    const users = await Promise.all(Array.from({ length: 25 }, () => signUp()));
    for (const { uid } of users) await requestDeletion(api.services.account, uid);
    api.tasks.length = 0;
    expect(await sweep()).toBe(25);
    expect(api.tasks).toHaveLength(25);
    expect(await Promise.all(users.map(isGone))).not.toContain(true);
  });
});
