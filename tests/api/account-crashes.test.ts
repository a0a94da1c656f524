import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountTasksOn } from '../../functions/src/composition/account-tasks.ts';
import { deleteAccount } from '../../functions/src/modules/account/delete-account.ts';
import { requestDeletion, sweepDeletions } from '../../functions/src/modules/account/request-deletion.ts';
import { requestExport } from '../../functions/src/modules/account/request-export.ts';
import { runExport } from '../../functions/src/modules/account/run-export.ts';
import { sweepExports } from '../../functions/src/modules/account/sweep-exports.ts';
import { runSearch } from '../../functions/src/modules/matches/run-search.ts';
import { RetryTask } from '../../functions/src/platform/retry-task.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { busyUser, filesOf } from '../support/busy-user.ts';
import { documentsWith } from '../support/every-document.ts';
import { FIELDS, SCREENSHOT } from '../support/fake-driver.ts';
import { faultyAccountWorker } from '../support/faulty-worker.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const SECOND_ROUND_MS = 11 * 60_000;
const UNCLAIMED_MS = 3 * 60_000;

let api: TestApi;
let at: ApplicationHarness;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [posting('p-1', 'Data Analyst')]);
});
beforeEach(() => {
  api.tasks.length = 0;
  at = createHarness(api);
});
afterAll(() => api.close());

/** A user with a document of each ownership kind, a resume and a screenshot of a submitted form. */
async function somebody(): Promise<TestUser> {
  const user = await signUp();
  const { uid, email } = user;
  const { db, account } = api.services;
  const batch = db.batch();
  batch.set(db.doc(`users/${uid}`), { email });
  batch.set(db.doc(`users/${uid}/searches/s1`), { status: 'done' });
  batch.set(db.doc(`users/${uid}/searches/s1/match_chunks/0`), { items: [] });
  const file_path = `users/${uid}/resumes/r1`;
  batch.set(db.doc(`users/${uid}/resumes/r1`), { file_path, file_name: 'cv.txt', version: 1 });
  batch.set(db.doc(`wallets/${uid}/ledger/l1`), { uid });
  const screenshot_path = `users/${uid}/applications/a1.png`;
  batch.set(db.doc(`applications/${uid}-1`), { uid, screenshot_path });
  batch.set(db.doc(`applications/${uid}-1/events/e1`), { uid });
  batch.set(db.doc(`feedback/${uid}`), { uid });
  batch.set(db.collection('audit').doc(), { uid, target: uid });
  await batch.commit();
  await account.files.put(file_path, SCREENSHOT, 'text/plain');
  await account.files.put(screenshot_path, SCREENSHOT, 'image/png');
  return user;
}

/** Delivers queued account tasks, as Cloud Tasks does, including redeliveries that a task asks for. */
async function deliver(): Promise<void> {
  const tasks = accountTasksOn(api.services);
  for (const task of api.tasks.splice(0)) {
    if (task.name === 'deleteAccount') await tasks.deleteAccount(task.payload);
    if (task.name === 'exportAccount') await tasks.exportAccount(task.payload);
  }
}

async function expectGone(user: TestUser, place: string): Promise<void> {
  expect(await documentsWith(api.services.db, [user.uid, user.email]), place).toEqual([]);
  expect(await filesOf(at, user), place).toEqual([]);
  expect(await api.services.account.accounts.find(user.uid), place).toBeNull();
}

/** After the crash: the sweeper runs, and what it queues is delivered twice. */
async function recoverDeletion(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    api.advance(SECOND_ROUND_MS);
    await sweepDeletions(api.services.account);
    api.tasks.push(...api.tasks);
    await deliver();
  }
}

describe.each(['killed', 'fails'] as const)('a worker that deletes an account and %s', (trouble) => {
  it('at any step leaves nothing of it in the end', { timeout: 300_000 }, async () => {
    const { account, db } = api.services;
    let dies_at = 1;
    for (; ; dies_at += 1) {
      const user = await somebody();
      const doomed = faultyAccountWorker(account, db, dies_at, trouble);
      await requestDeletion(doomed.work, user.uid).catch(() => undefined);
      await deleteAccount(doomed.work, user.uid).catch(() => undefined);
      api.tasks.length = 0;
      // Died before the request was stored: the user saw an error, and asks again.
      if (doomed.place() === 'before the request') await requestDeletion(account, user.uid);
      await recoverDeletion();
      await expectGone(user, `step ${dies_at}, ${doomed.place()}`);
      if (!doomed.failed()) break;
    }
    expect(dies_at).toBeGreaterThan(20);
  });
});

describe.each(['killed', 'fails'] as const)('a worker that exports and %s', (trouble) => {
  it('at any step leaves one whole file in the end', { timeout: 300_000 }, async () => {
    const { account, db } = api.services;
    const user = await somebody();
    let dies_at = 1;
    for (; ; dies_at += 1) {
      const { id } = await requestExport(account, user.uid);
      const doomed = faultyAccountWorker(account, db, dies_at, trouble);
      await runExport(doomed.work, user.uid, String(id)).catch(() => undefined);
      const place = `step ${dies_at}, ${doomed.place()}`;
      api.tasks.length = 0;
      api.advance(UNCLAIMED_MS);
      await sweepExports(account);
      await deliver();
      const record = await account.exports.find(user.uid);
      expect(record, place).toMatchObject({ id, status: 'ready' });
      const stored = (await filesOf(at, user)).filter((path) => path.includes('/exports/'));
      expect(stored, place).toEqual([record?.file_path]);
      if (!doomed.failed()) break;
    }
    expect(dies_at).toBeGreaterThan(8);
  });
});

describe('an account that is deleted while work of it runs', () => {
  /** Deletes everything, as the first round does. */
  async function remove(user: TestUser): Promise<void> {
    await requestDeletion(api.services.account, user.uid);
    await deliver();
  }
  const left = (user: TestUser) => documentsWith(api.services.db, [user.uid, user.email]);

  it('gets nothing back from a search', async () => {
    const user = await signUpComplete(api);
    const json = { job_titles: ['Data Analyst'] };
    expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
    const { body } = expectOk(await api.call('POST', '/api/searches', { token: user.token }));
    api.tasks.length = 0;
    const { match } = api.services;
    const late = {
      ...match,
      newHolder: () => 'late',
      countOpenPostings: async () => {
        await remove(user);
        return match.countOpenPostings();
      },
    };
    await runSearch(late, user.uid, body.id);
    expect(await left(user)).toEqual([`deletions/${user.uid}`]);
    await recoverDeletion();
    await expectGone(user, 'after a search');
  });

  it.each(['prepareApplication', 'submitApplication'] as const)('gets nothing back from %s', async (name) => {
    const user = await busyUser(at);
    const { body } = expectOk(await at.apply(user));
    if (name === 'submitApplication') {
      await at.deliver();
      expectOk(await api.call('POST', `/api/applications/${body.id}/approval`, { token: user.token }));
      const confirmed = at.driver.onSubmit;
      at.driver.onSubmit = async (dossier, hooks) => {
        await remove(user);
        return confirmed(dossier, hooks);
      };
    } else {
      at.driver.onPrepare = async () => {
        await remove(user);
        return { kind: 'ready', fields: FIELDS };
      };
    }
    api.tasks.length = 0;
    const clicks = at.driver.clicks;
    await at.deliverOnce(name, body.id).catch((error: unknown) => {
      if (error instanceof RetryTask) throw error;
    });
    // Nothing is sent for a deleted user.
    expect(at.driver.clicks).toBe(clicks);
    await recoverDeletion();
    await expectGone(user, name);
  });

  it('gets nothing back from an export', async () => {
    const user = await somebody();
    const { account } = api.services;
    const { id } = await requestExport(account, user.uid);
    api.tasks.length = 0;
    const late = {
      ...account,
      files: {
        ...account.files,
        get: async (path: string) => {
          await remove(user);
          return account.files.get(path);
        },
      },
    };
    await runExport(late, user.uid, String(id));
    expect(await left(user)).toEqual([`deletions/${user.uid}`]);
    await recoverDeletion();
    await expectGone(user, 'after an export');
  });
});
