import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountTasksOn } from '../../functions/src/composition/account-tasks.ts';
import { type Answer, startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { addBoard, holding, ingestDeps, runBoard } from '../support/boards.ts';
import { posting } from '../support/posting-fixtures.ts';
import { PROJECT_ID } from '../support/project-id.ts';
import { expectOk, makeAdmin, signInAgain, signUp, signUpComplete, type TestUser } from '../support/users.ts';

let api: TestApi;
let harness: ApplicationHarness;
let admin: TestUser;
beforeAll(async () => {
  api = await startApi();
  harness = createHarness(api);
  admin = await makeAdmin(api, await signUp());
});
beforeEach(() => api.advance(60_000));
afterAll(() => api.close());

const get = (path: string) => api.call('GET', path, { token: admin.token });
const send = (method: string, path: string, json?: unknown, key = randomUUID()) =>
  api.call(method, path, { token: admin.token, json, headers: { 'idempotency-key': key } });

async function auditOf(target: string | null): Promise<Answer['body'][]> {
  const { docs } = await api.services.db.collection('audit').where('target', '==', target).get();
  return docs.map((doc) => doc.data());
}

describe('admin:grant', () => {
  const script = new URL('../../scripts/admin-grant.ts', import.meta.url).pathname;
  const grant = (email: string, ...options: string[]) =>
    promisify(execFile)(process.execPath, [script, email, '--project', PROJECT_ID, ...options]);
  const numbers = ({ token }: TestUser) => api.call('GET', '/api/admin/numbers', { token });

  it('makes an account an admin, and --revoke ends that at once, for tokens made before too', async () => {
    const user = await signUp();
    await grant(user.email);
    const chosen = await signInAgain(user);
    expect((await numbers(chosen)).status).toBe(200);
    // Session revocation has a resolution of one second, so the first attempt may fall within it.
    await expect
      .poll(
        async () => {
          await grant(user.email, '--revoke');
          return (await numbers(chosen)).status;
        },
        { timeout: 20_000 },
      )
      .toBe(401);
    expect((await numbers(await signInAgain(user))).status).toBe(403);
  }, 60_000);
});

describe('the audit', () => {
  it('has who did what to whom, when and how it ended, and no personal data', async () => {
    const user = await signUpComplete(api);
    expectOk(await get(`/api/admin/users/${user.uid}`));
    await send('POST', `/api/admin/users/${user.uid}/credits`, { credits: 0, note: 'x' });
    const [read, refused] = (await auditOf(user.uid)).sort((a, b) => a.at.toMillis() - b.at.toMillis());
    expect(read).toMatchObject({ uid: admin.uid, action: 'getUser', changes: false, outcome: 'done' });
    expect(refused).toMatchObject({ action: 'grantCredits', changes: true, outcome: 'invalid_request' });
    expect(Math.abs(read?.at.toMillis() - api.services.clock().getTime())).toBeLessThan(5000);
    expectOk(await send('POST', '/api/admin/find-user', { q: user.email }));
    await get(`/api/admin/users/${encodeURIComponent(user.email)}`);
    const { docs } = await api.services.db.collection('audit').get();
    const text = JSON.stringify(docs.map((doc) => doc.data()));
    expect(text).toContain('findUser');
    expect(text).not.toContain('@');
  });

  it('is listed newest first, by page and by target, without what only reads', async () => {
    const user = await signUpComplete(api);
    for (const credits of [1, 2, 3]) {
      expectOk(await send('POST', `/api/admin/users/${user.uid}/credits`, { credits, note: 'For you' }));
    }
    expectOk(await get(`/api/admin/users/${user.uid}`));
    const first = expectOk(await get(`/api/admin/audit?limit=2&target=${user.uid}`)).body;
    const next = await get(`/api/admin/audit?limit=2&target=${user.uid}&cursor=${first.next_cursor}`);
    const items = [...first.items, ...expectOk(next).body.items];
    expect(items.map(({ action }) => action)).toEqual(['grantCredits', 'grantCredits', 'grantCredits']);
    expect(next.body.next_cursor).toBeNull();
    const all = expectOk(await get(`/api/admin/audit?target=${user.uid}&include_reads=true`)).body;
    expect(all.items.map(({ action }: { action: string }) => action)).toContain('getUser');
    expect(expectOk(await get('/api/admin/audit?include_reads=true')).body.items[0]).toMatchObject({
      action: 'listAudit',
      outcome: 'started',
    });
  });

  it('is not written for those who are not admitted', async () => {
    const user = await signUp();
    const { status } = await api.call('GET', '/api/admin/numbers', { token: user.token });
    expect(status).toBe(403);
    const found = await api.services.db.collection('audit').where('uid', '==', user.uid).get();
    expect(found.size).toBe(0);
  });
});

describe('users', () => {
  it('are found by address and by id, and opened with profile and credits', async () => {
    const user = await signUpComplete(api);
    for (const q of [user.email, user.uid, ` ${user.email.toUpperCase()} `]) {
      expect(expectOk(await send('POST', '/api/admin/find-user', { q })).body).toMatchObject({
        uid: user.uid,
        email: user.email,
        name: 'Ada Test',
        suspended: false,
        is_admin: false,
        providers: ['password'],
      });
    }
    for (const q of ['nobody@example.com', 'no-such-id', 'not/an/id', '@']) {
      expect((await send('POST', '/api/admin/find-user', { q })).body.code).toBe('not_found');
    }
    const { body } = expectOk(await get(`/api/admin/users/${user.uid}`));
    expect(body.profile.job_title).toBe('Registered Nurse');
    expect(body.wallet).toEqual({ available: 10, reserved: 0, spent: 0 });
    expect((await get('/api/admin/users/nobody')).status).toBe(404);
  });

  it('are listed newest first, page by page', async () => {
    const users: TestUser[] = [];
    for (let n = 0; n < 3; n += 1) {
      api.advance(10);
      users.unshift(await signUpComplete(api));
    }
    const first = expectOk(await get('/api/admin/users?limit=2')).body;
    const second = expectOk(await get(`/api/admin/users?limit=2&cursor=${first.next_cursor}`)).body;
    const uids = [...first.items, ...second.items].map(({ uid }) => uid);
    expect(uids.slice(0, 3)).toEqual(users.map(({ uid }) => uid));
  });

  it('that are suspended cannot call or sign in, until it is taken back', async () => {
    const user = await signUpComplete(api);
    const path = `/api/admin/users/${user.uid}/suspension`;
    expect(expectOk(await send('PUT', path)).body.suspended).toBe(true);
    const refused = await api.call('GET', '/api/wallet', { token: user.token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    await expect(signInAgain(user)).rejects.toThrow('USER_DISABLED');
    expect(await api.services.account.revocations.find(user.uid)).toMatchObject({ why: 'suspended' });
    expect(expectOk(await send('DELETE', path)).body.suspended).toBe(false);
    const back = await signInAgain(user);
    expect((await api.call('GET', '/api/wallet', { token: back.token })).status).toBe(200);
    expect((await send('PUT', `/api/admin/users/${admin.uid}/suspension`)).body.code).toBe('conflict');
    expect((await send('PUT', '/api/admin/users/nobody/suspension')).status).toBe(404);
  });

  it('that are suspended are refused by another instance, whose Identity Platform was not asked', async () => {
    const user = await signUpComplete(api);
    expectOk(await send('PUT', `/api/admin/users/${user.uid}/suspension`));
    const { firebaseTokenVerifier } = await import('../../functions/src/http/authenticate.ts');
    const { revocationList } = await import('../../functions/src/platform/revocation-list.ts');
    const { db, clock } = api.services;
    // What a deployed function does with a token not checked for revocation.
    const auth = { verifyIdToken: async () => ({ uid: user.uid, auth_time: 0 }) };
    const verify = firebaseTokenVerifier(() => auth as never, revocationList(db, clock));
    await expect(verify(user.token, { check_revoked: false })).rejects.toMatchObject({
      code: 'account_suspended',
    });
  });

  it('are deleted with everything, except oneself', async () => {
    const user = await signUpComplete(api);
    expect((await send('DELETE', `/api/admin/users/${user.uid}`)).status).toBe(202);
    await accountTasksOn(api.services).deleteAccount({ uid: user.uid });
    expect((await get(`/api/admin/users/${user.uid}`)).status).toBe(404);
    expect((await send('DELETE', `/api/admin/users/${user.uid}`)).status).toBe(404);
    expect((await send('DELETE', `/api/admin/users/${admin.uid}`)).body.code).toBe('conflict');
  });

  it('have their applications listed', async () => {
    const user = await signUpComplete(api);
    const { body } = expectOk(await harness.apply(user));
    const { items } = expectOk(await get(`/api/admin/users/${user.uid}/applications`)).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  });
});

describe('numbers of the day', () => {
  it('count what happened, and are null where nothing counts', async () => {
    const before = expectOk(await get('/api/admin/numbers')).body;
    const user = await signUpComplete(api);
    const { body } = expectOk(await harness.apply(user));
    await harness.deliver();
    expectOk(await api.call('POST', `/api/applications/${body.id}/approval`, { token: user.token }));
    await harness.deliver();
    harness.driver.onPrepare = async () => ({
      kind: 'failed',
      retryable: false,
      detail: 'The form is broken.',
    });
    expectOk(await harness.apply(user));
    await harness.deliver();
    expectOk(await send('POST', `/api/admin/users/${user.uid}/credits`, { credits: 7, note: 'n' }));
    const after = expectOk(await get('/api/admin/numbers')).body;

    expect(after.sign_ups - before.sign_ups).toBe(1);
    expect(after.applications.queued - before.applications.queued).toBe(2);
    expect(after.applications.moved.submitted - (before.applications.moved.submitted ?? 0)).toBe(1);
    expect(after.applications.now.failed - (before.applications.now.failed ?? 0)).toBe(1);
    expect(after.credits.granted - before.credits.granted).toBe(17);
    expect(after.credits.spent - before.credits.spent).toBe(1);
    const greenhouse = after.drivers.find(({ kind }: { kind: string }) => kind === 'greenhouse');
    expect(greenhouse).toMatchObject({ submitted: 1, failed: 1, success_rate: 0.5 });
    const lever = after.drivers.find(({ kind }: { kind: string }) => kind === 'lever');
    expect(lever).toMatchObject({ submitted: 0, success_rate: null });
    expect(after.errors.applications - before.errors.applications).toBe(1);
    expect(after).toMatchObject({ revenue: 0, errors: { api: null } });
    expect(after.days).toHaveLength(14);
    expect(after.days[13]).toMatchObject({ date: after.date, sign_ups: after.sign_ups });
    const past = expectOk(await get('/api/admin/numbers?date=2020-02-29')).body;
    expect(past).toMatchObject({ date: '2020-02-29', sign_ups: 0, credits: { granted: 0, spent: 0 } });
    expect((await get('/api/admin/numbers?date=2020-02-30')).status).toBe(400);
  });

  it('keep what users sent themselves apart from what Huntwell did', async () => {
    const before = expectOk(await get('/api/admin/numbers')).body;
    const user = await signUpComplete(api);
    const sent_at = harness.work.clock().toISOString();
    const added = await api.call('POST', '/api/own-applications', {
      token: user.token,
      headers: { 'idempotency-key': randomUUID() },
      json: { company: 'Clinic', title: 'Nurse', url: 'https://example.com/1', sent_at },
    });
    const { id } = expectOk(added).body;
    for (const status of ['interviewing', 'offer'])
      expectOk(
        await api.call('POST', `/api/applications/${id}/status`, { token: user.token, json: { status } }),
      );
    const after = expectOk(await get('/api/admin/numbers')).body;
    expect(after.own_applications).toEqual({
      added: before.own_applications.added + 1,
      now: { ...before.own_applications.now, offer: (before.own_applications.now.offer ?? 0) + 1 },
    });
    for (const figure of ['applications', 'drivers', 'days', 'credits'])
      expect(Object.entries(after).find(([name]) => name === figure)).toEqual(
        Object.entries({
          ...before,
          days: before.days.map((day: object, n: number) =>
            n === 13 ? { ...day, sign_ups: after.sign_ups } : day,
          ),
          credits: { ...before.credits, granted: before.credits.granted + 10 },
        }).find(([name]) => name === figure),
      );
  });
});

describe('failed applications', () => {
  it('are listed with their evidence and tried again with a credit reserved anew', async () => {
    const user = await signUpComplete(api);
    harness.driver.onPrepare = async () => ({
      kind: 'failed',
      retryable: false,
      detail: 'The form is broken.',
    });
    const { id } = expectOk(await harness.apply(user)).body;
    await harness.deliver();
    const { items } = expectOk(await get('/api/admin/failures?limit=100')).body;
    const listed = items.find((item: { id: string }) => item.id === id);
    expect(listed).toMatchObject({ uid: user.uid, kind: 'greenhouse', failure: expect.any(String) });

    const opened = expectOk(await get(`/api/admin/applications/${id}`)).body;
    expect(opened).toMatchObject({
      uid: user.uid,
      attempt: 1,
      submit_intent_at: null,
      has_screenshot: false,
    });
    expect(opened.application.events.at(-1).to).toBe('failed');
    expect((await get(`/api/admin/applications/${id}/screenshot`)).status).toBe(404);

    const retried = expectOk(await send('POST', `/api/admin/applications/${id}/retry`)).body;
    expect(retried.status).toBe('queued');
    expect(retried.events.at(-1)).toMatchObject({ actor: 'huntwell', note: 'Our team is trying again' });
    expect(await harness.wallet(user)).toMatchObject({ available: 9, reserved: 1 });
    expect(api.tasks).toContainEqual({ name: 'prepareApplication', payload: { application_id: id } });
    expect((await send('POST', `/api/admin/applications/${id}/retry`)).body.code).toBe('illegal_transition');
    expect((await get('/api/admin/applications/nothing')).status).toBe(404);
    expect((await get('/api/admin/failures?status=submitted')).status).toBe(400);
  });
});

describe('sources', () => {
  const health = async () =>
    expectOk(await get('/api/admin/sources')).body.items.find(
      ({ source }: { source: string }) => source === 'ashby',
    );

  it('tell how their boards are, and read them when asked', async () => {
    expect(await health()).toMatchObject({ status: 'never', boards: { total: 0 }, errors: [] });
    const refs = ['fine', 'busy', 'odd', 'new'].map((board) => ({ source: 'ashby' as const, board }));
    for (const ref of refs) await addBoard(api, ref);
    const rejected = [{ kind: 'rejected' as const, external_id: 'odd/7', reason: 'it has no title' }];
    const deps = ingestDeps(api, ({ board }) => {
      if (board === 'busy') throw new Error('answered 503');
      return holding([], board === 'odd' ? { rejected } : {});
    });
    for (const ref of refs.slice(0, 3)) await runBoard(deps, ref);
    const now = await health();
    expect(now).toMatchObject({
      status: 'partial',
      boards: { total: 4, ok: 1, partial: 1, failed: 1, never: 1 },
      last_success_at: expect.stringMatching(/^20/),
    });
    expect(now.errors.sort()).toEqual([
      expect.stringMatching(/^busy: answered 503 \(1 in a row, next try after 20.*\)$/),
      'odd: odd/7: it has no title',
    ]);
    expect((await get('/api/admin/numbers')).body.errors.boards).toBe(1);

    const answer = await send('POST', '/api/admin/sources/ashby/run');
    expect([answer.status, answer.body]).toEqual([202, { queued: 4 }]);
    const tasks = api.tasks.filter(({ name }) => name === 'ingestBoard').map(({ payload }) => payload);
    expect(tasks.map((payload) => ('board' in payload ? payload.board : ''))).toHaveLength(4);
    const busy = await api.services.posting.boards.get({ source: 'ashby', board: 'busy' });
    expect(tasks).toContainEqual({ source: 'ashby', board: 'busy', run_id: busy?.next_run_at });
    expect((await send('POST', '/api/admin/sources/unheard-of/run')).status).toBe(404);
  });
});

describe('boards', () => {
  const boards = async (status: string) =>
    expectOk(await get(`/api/admin/boards?source=breezy&status=${status}`)).body.items.map(
      ({ board }: { board: string }) => board,
    );

  it('are added by a careers link, retired with their jobs, and taken up again', async () => {
    const added = await send('POST', '/api/admin/boards', { url: 'https://bakers.breezy.hr/p/1-baker' });
    expect([added.status, added.body]).toMatchObject([
      202,
      { source: 'breezy', board: 'bakers', status: 'never' },
    ]);
    expect(await boards('never')).toEqual(['bakers']);
    const ref = { source: 'breezy' as const, board: 'bakers' };
    const job = posting('1', 'Baker', { source: 'breezy', external_id: 'bakers/1' });
    const deps = ingestDeps(api, () => holding([job]));
    await runBoard(deps, ref);
    const retired = await send('POST', '/api/admin/boards/retire', ref);
    expect(retired.body).toMatchObject({
      status: 'retired',
      retired: { reason: 'asked' },
      next_run_at: null,
    });
    expect(api.tasks).toContainEqual(
      expect.objectContaining({ name: 'ingestBoard', payload: expect.objectContaining({ board: 'bakers' }) }),
    );
    await runBoard(deps, ref);
    await runBoard(deps, ref);
    expect(await api.services.posting.boards.get(ref)).toMatchObject({ status: 'retired', open: 0 });
    expect(await boards('retired')).toEqual(['bakers']);
    expect((await send('POST', '/api/admin/boards/read', ref)).body).toMatchObject({
      status: 'never',
      retired: null,
    });
    await runBoard(deps, ref);
    expect(await boards('ok')).toEqual(['bakers']);
    expect((await send('POST', '/api/admin/boards', { url: 'https://example.com/careers' })).status).toBe(
      400,
    );
    expect((await send('POST', '/api/admin/boards/read', { source: 'lever', board: 'none' })).status).toBe(
      404,
    );
  });
});

describe('the feedback inbox', () => {
  it('lists messages newest first and sets them aside', async () => {
    for (const message of ['First', 'Second', 'Third']) {
      api.advance(10);
      expectOk(await api.call('POST', '/api/feedback', { json: { message, email: 'a@example.com' } }));
    }
    const first = expectOk(await get('/api/admin/feedback?limit=2')).body;
    expect(first.items.map(({ message }: { message: string }) => message)).toEqual(['Third', 'Second']);
    const rest = expectOk(await get(`/api/admin/feedback?limit=2&cursor=${first.next_cursor}`)).body;
    expect(rest.items.map(({ message }: { message: string }) => message)).toEqual(['First']);
    const [{ id }] = first.items;
    expect(expectOk(await send('PATCH', `/api/admin/feedback/${id}`, { status: 'done' })).body.status).toBe(
      'done',
    );
    const left = expectOk(await get('/api/admin/feedback')).body.items;
    expect(left.map((item: { id: string }) => item.id)).not.toContain(id);
    expect(expectOk(await get('/api/admin/feedback?status=done')).body.items[0].id).toBe(id);
    expect((await send('PATCH', '/api/admin/feedback/nothing', { status: 'done' })).status).toBe(404);
  });
});
