import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../functions/src/contract/applications.ts';
import { reviewedApplication, useApplicationHarness } from '../support/applications.ts';
import { FIELDS, QUESTIONS } from '../support/fake-driver.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

const at = useApplicationHarness();

const get = async (user: TestUser, path: string) =>
  expectOk(await at.api.call('GET', path, { token: user.token })).body;
const send = (user: TestUser, method: 'POST' | 'PATCH' | 'DELETE', path: string, json?: unknown) =>
  at.api.call(method, path, { token: user.token, ...(json === undefined ? {} : { json }) });
const setStatus = (user: TestUser, id: string, status: string) =>
  send(user, 'POST', `/api/applications/${id}/status`, { status });
const undo = (user: TestUser, id: string) => send(user, 'POST', `/api/applications/${id}/undo`);

async function sentApplication(): Promise<{ user: TestUser; id: string }> {
  const { user, id } = await reviewedApplication(at);
  expectOk(await send(user, 'POST', `/api/applications/${id}/approval`));
  await at.deliver();
  return { user, id };
}

async function handedOverApplication(): Promise<{ user: TestUser; id: string }> {
  const user = await signUpComplete(at.api);
  const { body } = expectOk(await at.apply(user, at.board.publish({ kind: 'external' })));
  await at.deliver();
  return { user, id: body.id };
}

describe('a status set by the user', () => {
  it('can be undone at once, with everything that it replaced', async () => {
    const { user, id } = await handedOverApplication();
    const before = await at.read(user, id);
    expect(before).toMatchObject({ status: 'handed_over', can_undo: false });
    expectOk(await setStatus(user, id, 'submitted'));
    expect(await at.read(user, id)).toMatchObject({ status: 'submitted', hand_over: null, can_undo: true });

    expectOk(await undo(user, id));
    const after = await at.read(user, id);
    expect(after).toMatchObject({ status: 'handed_over', hand_over: before.hand_over, can_undo: false });
    expect(after.moves).toEqual(before.moves);
    // Nothing was sent after all, so withdrawing it counts as unsent.
    expect((await get(user, '/api/outcomes')).items).toEqual([]);
    expect((await undo(user, id)).status).toBe(409);
  });

  it('cannot be undone when it returned the credit, or once something else has happened', async () => {
    const { user, id } = await reviewedApplication(at);
    expectOk(await setStatus(user, id, 'withdrawn'));
    expect(await at.read(user, id)).toMatchObject({ credit: 'returned', can_undo: false });
    expect((await undo(user, id)).status).toBe(409);

    const sent = await sentApplication();
    expectOk(await setStatus(sent.user, sent.id, 'rejected'));
    expectOk(await setStatus(sent.user, sent.id, 'interviewing'));
    expectOk(await undo(sent.user, sent.id));
    expect(await at.read(sent.user, sent.id)).toMatchObject({ status: 'rejected', can_undo: false });
  });

  it('is one of the moves that the application itself names', async () => {
    const { user, id } = await sentApplication();
    const { moves } = await at.read(user, id);
    expect(moves).toEqual(['interviewing', 'offer', 'accepted', 'rejected', 'withdrawn']);
    for (const status of moves) {
      expectOk(await setStatus(user, id, status));
      expectOk(await undo(user, id));
    }
    expect((await setStatus(user, id, 'submitted')).status).toBe(409);
    expect((await get(user, '/api/applications')).items[0]).toMatchObject({ moves, can_undo: false });
  });

  it('of somebody else’s application cannot be undone', async () => {
    const { user, id } = await handedOverApplication();
    expectOk(await setStatus(user, id, 'submitted'));
    expect((await undo(await signUpComplete(at.api), id)).status).toBe(404);
  });
});

describe('outcomes', () => {
  it('follow what was sent: waiting, answered, ended', async () => {
    const { user, id } = await sentApplication();
    const only = async () => {
      const { items } = await get(user, '/api/outcomes');
      expect(items).toHaveLength(1);
      return items[0];
    };
    expect(await only()).toMatchObject({
      application_id: id,
      status: 'submitted',
      replied_at: null,
      ended_at: null,
    });
    at.api.advance(3600_000);
    expectOk(await setStatus(user, id, 'interviewing'));
    const { sent_at, replied_at } = await only();
    expect(Date.parse(replied_at)).toBeGreaterThan(Date.parse(sent_at));
    at.api.advance(3600_000);
    expectOk(await setStatus(user, id, 'rejected'));
    const ended = await only();
    expect(ended).toMatchObject({ status: 'rejected', sent_at, replied_at });
    expect(Date.parse(ended.ended_at)).toBeGreaterThan(Date.parse(replied_at));
    expectOk(await setStatus(user, id, 'submitted'));
    expect(await only()).toMatchObject({ status: 'submitted', replied_at: null, ended_at: null });
  });

  it('leave out what was never sent', async () => {
    const { user, id } = await reviewedApplication(at);
    expectOk(await setStatus(user, id, 'withdrawn'));
    expect((await get(user, '/api/outcomes')).items).toEqual([]);
  });
});

describe('notes', () => {
  const contact = { name: 'Tomas Brenneke', role: 'Recruiter', email: 'tomas@example.com', phone: '' };

  it('keep a text and contacts, each without touching the other', async () => {
    const { user, id } = await reviewedApplication(at);
    const path = `/api/applications/${id}/notes`;
    expect(await get(user, path)).toEqual({ note: '', contacts: [], updated_at: null, reminders: [] });
    expectOk(await send(user, 'PATCH', path, { note: 'Team of five' }));
    expectOk(await send(user, 'PATCH', path, { contacts: [contact] }));
    expect(await get(user, path)).toMatchObject({ note: 'Team of five', contacts: [contact] });
    expectOk(await send(user, 'PATCH', path, { note: '' }));
    expect(await get(user, path)).toMatchObject({ note: '', contacts: [contact] });
    const wrong = await send(user, 'PATCH', path, { contacts: [{ ...contact, email: 'tomas' }] });
    expect(wrong.body.errors[0].path).toBe('contacts.0.email');
  });

  it('belong to the application’s owner alone', async () => {
    const { user, id } = await reviewedApplication(at);
    const other = await signUpComplete(at.api);
    for (const path of ['notes', 'reminders']) {
      const method = path === 'notes' ? 'PATCH' : 'POST';
      const json =
        path === 'notes'
          ? { note: 'x' }
          : { kind: 'task', at: '2026-12-01T09:00:00.000Z', all_day: true, text: '' };
      expect((await send(other, method, `/api/applications/${id}/${path}`, json)).status).toBe(404);
    }
    expect((await get(user, `/api/applications/${id}/notes`)).note).toBe('');
  });
});

describe('reminders', () => {
  const input = { kind: 'interview', at: '2026-12-01T15:00:00.000Z', all_day: false, text: 'Video call' };

  it('come soonest first until they are done', async () => {
    const { user, id } = await reviewedApplication(at);
    const add = async (changes: object) =>
      expectOk(await send(user, 'POST', `/api/applications/${id}/reminders`, { ...input, ...changes })).body;
    const later = await add({});
    const sooner = await add({ kind: 'follow_up', at: '2026-11-28T00:00:00.000Z', all_day: true, text: '' });
    const ids = async () => (await get(user, '/api/reminders')).items.map((one: { id: string }) => one.id);
    expect(await ids()).toEqual([sooner.id, later.id]);
    expect(later).toMatchObject({ ...input, application_id: id, done: false });

    expectOk(await send(user, 'PATCH', `/api/reminders/${sooner.id}`, { done: true }));
    expect(await ids()).toEqual([later.id]);
    const { reminders } = await get(user, `/api/applications/${id}/notes`);
    expect(reminders).toMatchObject([
      { id: sooner.id, done: true },
      { id: later.id, done: false },
    ]);

    expect((await send(user, 'DELETE', `/api/reminders/${later.id}`)).status).toBe(204);
    expect((await send(user, 'DELETE', `/api/reminders/${later.id}`)).status).toBe(404);
    expect(await ids()).toEqual([]);
  });

  it('of somebody else cannot be seen or changed', async () => {
    const { user, id } = await reviewedApplication(at);
    const { body } = expectOk(await send(user, 'POST', `/api/applications/${id}/reminders`, input));
    const other = await signUpComplete(at.api);
    expect((await send(other, 'PATCH', `/api/reminders/${body.id}`, { done: true })).status).toBe(404);
    expect((await send(other, 'DELETE', `/api/reminders/${body.id}`)).status).toBe(404);
    expect((await get(other, '/api/reminders')).items).toEqual([]);
    expect((await get(user, '/api/reminders')).items).toHaveLength(1);
  });
});

describe('one answer for many applications', () => {
  const [authorized, notice] = QUESTIONS as [OpenQuestion, OpenQuestion];

  /** One user's applications, each with its own questions. */
  async function asking(...forms: OpenQuestion[][]): Promise<{ user: TestUser; ids: string[] }> {
    const user = await signUpComplete(at.api);
    const ids: string[] = [];
    for (const [number, questions] of forms.entries()) {
      at.driver.onPrepare = async () => ({ kind: 'needs_input', fields: FIELDS, questions });
      const { body } = expectOk(await at.apply(user, at.board.publish({ company: `Employer ${number}` })));
      await at.deliver();
      ids.push(body.id);
    }
    at.driver.onPrepare = async () => ({ kind: 'ready', fields: FIELDS });
    return { user, ids };
  }
  const groups = async (user: TestUser) => (await get(user, '/api/questions')).items;
  const statusOf = async (user: TestUser, id: string) => (await at.read(user, id)).status;

  it('continues those that wait for nothing else, and leaves the others their other questions', async () => {
    const { user, ids } = await asking(
      [notice],
      [{ ...notice, label: 'How long is your notice?' }],
      [notice, authorized],
    );
    const [group, other] = await groups(user);
    expect(group).toMatchObject({ topic: 'notice_period' });
    const unlocked = group.applications.filter((one: { unlocked: boolean }) => one.unlocked);
    expect(unlocked.map((one: { id: string }) => one.id).sort()).toEqual(ids.slice(0, 2).sort());
    expect(other.applications).toMatchObject([{ id: ids[2], unlocked: false }]);

    const answers = [{ id: group.id, value: 'Two weeks' }];
    const { body } = expectOk(await send(user, 'POST', '/api/questions/answers', { answers }));
    expect(body.continued.sort()).toEqual(ids.slice(0, 2).sort());
    expect(body.items).toMatchObject([
      { topic: 'work_authorization:US', applications: [{ unlocked: true }] },
    ]);
    await at.deliver();
    expect(await Promise.all(ids.map((id) => statusOf(user, id)))).toEqual([
      'ready_for_review',
      'ready_for_review',
      'needs_input',
    ]);
    // The answer is remembered and used when the last one is prepared.
    const last = [{ id: body.items[0].id, value: 'No' }];
    expectOk(await send(user, 'POST', '/api/questions/answers', { answers: last }));
    await at.deliver();
    expect(at.driver.dossiers.at(-1)?.answers).toEqual(
      expect.arrayContaining([expect.objectContaining({ topic: 'notice_period', value: 'Two weeks' })]),
    );
    expect(await groups(user)).toEqual([]);
  });

  it('never joins legal questions that are worded differently, or choices that differ', async () => {
    const negated = { ...authorized, label: 'Do you lack authorization to work in the United States?' };
    const { user } = await asking(
      [authorized],
      [negated],
      [{ ...authorized, options: ['Yes', 'No', 'Unsure'] }],
    );
    expect(await groups(user)).toHaveLength(3);
  });

  it('is refused whole if one answer does not fit its form, and nothing is remembered', async () => {
    const { user } = await asking([notice, authorized]);
    const items = await groups(user);
    const id = (topic: string) => items.find((one: { topic: string }) => one.topic === topic).id;
    const answers = [
      { id: id('notice_period'), value: 'Two weeks' },
      { id: id('work_authorization:US'), value: 'Perhaps' },
    ];
    const refused = await send(user, 'POST', '/api/questions/answers', { answers });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: 'answers.1.value' }]);
    expect((await get(user, '/api/answers')).items).toEqual([]);
    const gone = await send(user, 'POST', '/api/questions/answers', {
      answers: [{ id: 'none', value: 'x' }],
    });
    expect(gone.status).toBe(409);
  });
});
