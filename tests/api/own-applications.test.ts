import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../functions/src/contract/limits.ts';
import { createApplicationTo } from '../../functions/src/modules/applications/create/create-application.ts';
import { addOwnApplication } from '../../functions/src/modules/applications/create/own-application.ts';
import { useApplicationHarness } from '../support/applications.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

const at = useApplicationHarness();

const get = async (user: TestUser, path: string) =>
  expectOk(await at.api.call('GET', path, { token: user.token })).body;
const send = (user: TestUser, method: 'POST' | 'DELETE' | 'PATCH', path: string, json?: unknown) =>
  at.api.call(method, path, {
    token: user.token,
    headers: { 'idempotency-key': randomUUID() },
    ...(json === undefined ? {} : { json }),
  });
const daysAgo = (days: number) =>
  new Date(at.api.services.application.clock().getTime() - days * 24 * 3600_000).toISOString();

const JOB = { company: 'Northlight Health', title: 'Charge Nurse', url: 'https://jobs.example.com/42' };
const add = (user: TestUser, changes: object = {}) =>
  send(user, 'POST', '/api/own-applications', { ...JOB, sent_at: daysAgo(3), ...changes });

describe('an application that the user sent themselves', () => {
  it('is followed like any other, and takes no credit', async () => {
    const user = await signUpComplete(at.api);
    const before = await at.wallet(user);
    const sent_at = daysAgo(3);
    const answer = await add(user, { sent_at });
    expect(answer.status).toBe(201);
    const { id } = answer.body;
    const stored = await at.read(user, id);
    expect(stored).toEqual(answer.body);
    expect(stored).toMatchObject({
      posting: { company: JOB.company, title: JOB.title, source: null },
      own: { url: JOB.url },
      status: 'submitted',
      credit: null,
      score: null,
      sent_at,
      moves: ['interviewing', 'offer', 'accepted', 'rejected', 'withdrawn'],
      events: [{ at: sent_at, actor: 'user', from: null, to: 'submitted', note: 'You sent it yourself' }],
    });
    expect(await at.wallet(user)).toEqual(before);
    expect(at.api.tasks).toEqual([]);
    expect((await get(user, '/api/outcomes')).items).toMatchObject([{ application_id: id, sent_at }]);

    expectOk(await send(user, 'POST', `/api/applications/${id}/status`, { status: 'withdrawn' }));
    expectOk(await send(user, 'POST', `/api/applications/${id}/undo`));
    expectOk(await send(user, 'POST', `/api/applications/${id}/status`, { status: 'interviewing' }));
    expectOk(await send(user, 'PATCH', `/api/applications/${id}/notes`, { note: 'Met the team.' }));
    const reminder = { kind: 'interview', at: daysAgo(-2), all_day: false, text: '' };
    expectOk(await send(user, 'POST', `/api/applications/${id}/reminders`, reminder));
    expect((await get(user, '/api/applications')).items).toMatchObject([{ id, status: 'interviewing' }]);
    expect((await get(user, '/api/reminders')).items).toMatchObject([{ company: JOB.company }]);
    expect(await at.wallet(user)).toEqual(before);
    // Nobody at Huntwell works on it, ever.
    expect((await send(user, 'POST', `/api/applications/${id}/retry`)).body.code).toBe('illegal_transition');
  });

  it('is added once for each link, or without one for each job and day', async () => {
    const user = await signUpComplete(at.api);
    expectOk(await add(user));
    const again = await add(user, { company: 'Northlight', url: `${JOB.url}/?utm_source=mail` });
    expect(again.body.code).toBe('already_applied');
    expectOk(await add(user, { url: '' }));
    expect((await add(user, { url: '', title: 'charge nurse' })).body.code).toBe('already_applied');
    expectOk(await add(user, { url: '', sent_at: daysAgo(40) }));
    expect((await get(user, '/api/applications')).items).toHaveLength(3);
  });

  it('is the same when the call that added it is repeated after a crash', async () => {
    const user = await signUpComplete(at.api);
    const { application } = at.api.services;
    const input = { ...JOB, sent_at: daysAgo(3) };
    const added = await addOwnApplication(application, user.uid, input, 'call');
    expect(await addOwnApplication(application, user.uid, input, 'call')).toEqual(added);
    await expect(addOwnApplication(application, user.uid, input, 'other')).rejects.toThrow('already added');
  });

  it('has a limit, and the limit says what to do', async () => {
    const user = await signUpComplete(at.api);
    const { id } = expectOk(await add(user)).body;
    const { db } = at.api.services;
    const first = (await db.collection('applications').doc(id).get()).data() ?? {};
    const batch = db.batch();
    for (let n = 1; n < LIMITS.own_applications; n += 1)
      batch.set(db.collection('applications').doc(`${id}-${n}`), first);
    await batch.commit();
    // What Huntwell sends does not count.
    expectOk(await at.apply(user));
    const refused = await add(user, { url: '', title: 'One too many' });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'own_application_limit_reached',
      'You can add up to 500 applications. Remove one you no longer need to add another.',
    ]);
    expectOk(await send(user, 'DELETE', `/api/own-applications/${id}`));
    expectOk(await add(user, { url: '', title: 'One too many' }));
  });

  it('needs a company, a title, a real link and a day that has been', async () => {
    const user = await signUpComplete(at.api);
    for (const [changes, path] of [
      [{ company: ' ' }, 'company'],
      [{ title: '' }, 'title'],
      [{ url: 'javascript:alert(1)' }, 'url'],
      [{ sent_at: daysAgo(-1.1) }, 'sent_at'],
      [{ sent_at: daysAgo(3 * 366) }, 'sent_at'],
    ] as const) {
      const { status, body } = await add(user, changes);
      expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path });
    }
    expect((await get(user, '/api/applications')).items).toEqual([]);
  });

  it('takes a day that has begun only where the user is for now', async () => {
    const user = await signUpComplete(at.api);
    const { body } = expectOk(await add(user, { sent_at: daysAgo(-0.4) }));
    expect(Date.parse(body.sent_at)).toBeLessThanOrEqual(at.api.services.clock().getTime());
  });

  it('is not applied to a second time by auto-apply', async () => {
    const user = await signUpComplete(at.api);
    const company = `Harbor ${user.uid}`;
    const posting = at.board.publish({ company });
    expectOk(await add(user, { company: `${company} Inc.`, title: 'registered nurse', url: '' }));
    const json = { auto_apply: true };
    expectOk(await at.api.call('PATCH', '/api/profile', { token: user.token, json }));
    const auto = createApplicationTo(at.api.services.application, user.uid, posting, { origin: 'auto' });
    await expect(auto).rejects.toThrow('You’ve already applied to this job.');
    expectOk(await at.apply(user, posting));
  });

  it('counts for the limit of its company, but not for what Huntwell sends in a day', async () => {
    const user = await signUpComplete(at.api);
    const company = `Harbor Clinic ${user.uid}`;
    const sent_at = daysAgo(0.1);
    for (let job = 0; job < LIMITS.auto_apply_daily_limit_max; job += 1) {
      const ours = job < LIMITS.applications_per_company ? company : `Clinic ${job}`;
      expectOk(await add(user, { company: ours, url: '', title: `Nurse ${job}`, sent_at }));
    }
    const refused = await at.apply(user, at.board.publish({ company }));
    expect(refused.body.code).toBe('company_limit_reached');
    expectOk(await at.apply(user));
  });

  it('can be removed with all that was written down about it; one of Huntwell’s cannot', async () => {
    const user = await signUpComplete(at.api);
    const { id } = expectOk(await add(user)).body;
    expectOk(await send(user, 'PATCH', `/api/applications/${id}/notes`, { note: 'Met the team.' }));
    const reminder = { kind: 'task', at: daysAgo(-2), all_day: true, text: '' };
    expectOk(await send(user, 'POST', `/api/applications/${id}/reminders`, reminder));
    expectOk(await send(user, 'POST', `/api/applications/${id}/status`, { status: 'rejected' }));

    const stranger = await signUpComplete(at.api);
    expect((await send(stranger, 'DELETE', `/api/own-applications/${id}`)).status).toBe(404);
    expect((await send(user, 'DELETE', `/api/own-applications/${id}`)).status).toBe(204);
    expect((await at.api.call('GET', `/api/applications/${id}`, { token: user.token })).status).toBe(404);
    for (const list of ['/api/applications', '/api/reminders', '/api/outcomes']) {
      expect((await get(user, list)).items).toEqual([]);
    }
    const left = await at.api.services.db.collection('applications').doc(id).collection('events').get();
    expect(left.size).toBe(0);
    expectOk(await add(user));

    const ours = expectOk(await at.apply(user)).body;
    expect((await send(user, 'DELETE', `/api/own-applications/${ours.id}`)).body.code).toBe(
      'illegal_transition',
    );
  });
});
