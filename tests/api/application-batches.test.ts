import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../functions/src/contract/limits.ts';
import { createApplicationsTo } from '../../functions/src/modules/applications/create/create-applications.ts';
import { useApplicationHarness } from '../support/applications.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

const harness = useApplicationHarness();

type Item = { posting_id: string; application_id: string | null; created: boolean; problem: unknown };

const send = (user: TestUser, posting_ids: string[], key: string = randomUUID()) =>
  harness.api.call('POST', '/api/application-batches', {
    token: user.token,
    json: { posting_ids },
    headers: { 'idempotency-key': key },
  });
const applied = async (user: TestUser, posting_ids: string[], key?: string): Promise<Item[]> =>
  expectOk(await send(user, posting_ids, key)).body.items;
const publish = (count: number) => Array.from({ length: count }, () => harness.board.publish());

describe('applying to several jobs', () => {
  it('queues each with its own credit, in their order', async () => {
    const user = await signUpComplete(harness.api);
    const postings = publish(3);
    const items = await applied(user, postings);
    expect(items.map(({ posting_id, created }) => [posting_id, created])).toEqual(
      postings.map((id) => [id, true]),
    );
    expect(await harness.wallet(user)).toEqual({ available: 7, reserved: 3, spent: 0 });
    await harness.deliver();
    for (const { application_id } of items) {
      expect((await harness.read(user, application_id ?? '')).status).toBe('ready_for_review');
    }
  });

  it('sent twice, or with one job twice, applies once', async () => {
    const user = await signUpComplete(harness.api);
    const [one = '', two = ''] = publish(2);
    const key = randomUUID();
    const first = await applied(user, [one, two, one], key);
    expect(first.map(({ created }) => created)).toEqual([true, true]);
    expect(await applied(user, [one, two, one], key)).toEqual(first);
    expect(await harness.wallet(user)).toMatchObject({ reserved: 2 });
  });

  it('skips what can’t be applied to, and says why', async () => {
    const user = await signUpComplete(harness.api);
    const [old = '', fresh = ''] = publish(2);
    const before = expectOk(await harness.apply(user, old)).body.id;
    const items = await applied(user, [old, 'nothing', fresh]);
    expect(items).toMatchObject([
      { created: false, application_id: before, problem: { code: 'already_applied' } },
      { created: false, application_id: null, problem: { code: 'not_found' } },
      { created: true, problem: null },
    ]);
  });

  it('stops at an empty wallet, and says so of the rest', async () => {
    const user = await signUpComplete(harness.api);
    const postings = publish(LIMITS.sign_up_credits + 2);
    const items = await applied(user, postings);
    expect(items.filter(({ created }) => created)).toHaveLength(LIMITS.sign_up_credits);
    expect(items.slice(-2)).toMatchObject([
      { created: false, problem: { code: 'insufficient_credits' } },
      { created: false, problem: { code: 'insufficient_credits' } },
    ]);
    expect(await harness.wallet(user)).toMatchObject({ available: 0, reserved: LIMITS.sign_up_credits });
  });

  it('repeated after a crash, answers what it would have answered, without paying twice', async () => {
    const user = await signUpComplete(harness.api);
    const postings = publish(3);
    const key = randomUUID();
    const deps = harness.api.services.application;
    const { findPosting } = deps;
    let asked = 0;
    deps.findPosting = (id) => {
      asked += 1;
      if (asked === 3) throw new Error('The instance died');
      return findPosting(id);
    };
    expect((await send(user, postings, key)).status).toBe(500);
    deps.findPosting = findPosting;
    const items = await applied(user, postings, key);
    expect(items).toEqual(
      postings.map((posting_id) => ({
        posting_id,
        application_id: expect.any(String),
        created: true,
        problem: null,
      })),
    );
    expect(await harness.wallet(user)).toEqual({ available: 7, reserved: 3, spent: 0 });
    expect(await applied(user, postings)).toMatchObject(
      postings.map(() => ({ created: false, problem: { code: 'already_applied' } })),
    );
  });

  it('repeated after a crash, doesn’t requeue what the user withdrew meanwhile', async () => {
    const user = await signUpComplete(harness.api);
    const [posting = ''] = publish(1);
    const { application } = harness.api.services;
    const first = await createApplicationsTo(application, user.uid, [posting], 'call');
    const path = `/api/applications/${first.items[0]?.application_id}/status`;
    expectOk(await harness.api.call('POST', path, { token: user.token, json: { status: 'withdrawn' } }));
    expect(await createApplicationsTo(application, user.uid, [posting], 'call')).toEqual(first);
    expect(await harness.wallet(user)).toMatchObject({ available: 10, reserved: 0 });
  });

  it('withdrawn before it was sent, a job is a match to apply to again', async () => {
    const user = await signUpComplete(harness.api);
    const [posting = ''] = publish(1);
    const [item] = await applied(user, [posting]);
    const path = `/api/applications/${item?.application_id}/status`;
    expectOk(await harness.api.call('POST', path, { token: user.token, json: { status: 'withdrawn' } }));
    expect(await harness.wallet(user)).toMatchObject({ available: 10, reserved: 0 });
    const look = () => harness.api.services.match.applicationIds(user.uid, [posting]);
    expect((await look()).size).toBe(0);
    expect(await applied(user, [posting])).toMatchObject([{ created: true }]);
    expect((await look()).get(posting)).toBe(item?.application_id);
  });

  it('takes so many at once and no more', async () => {
    const user = await signUpComplete(harness.api);
    const many = Array.from({ length: LIMITS.applications_at_once + 1 }, (_, n) => `p-${n}`);
    expect((await send(user, many)).status).toBe(400);
    expect((await send(user, [])).status).toBe(400);
  });
});
