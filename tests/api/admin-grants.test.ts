import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { expectOk, makeAdmin, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.advance(60_000));
afterAll(() => api.close());

const give = (
  admin: TestUser,
  uid: string,
  grant: { credits: number; note?: string },
  key: string = randomUUID(),
) =>
  api.call('POST', `/api/admin/users/${uid}/credits`, {
    token: admin.token,
    json: { note: 'Sorry for the trouble', ...grant },
    headers: { 'idempotency-key': key },
  });

describe('a grant of credits', () => {
  it('counts once per key, with a line in the ledger', async () => {
    const admin = await makeAdmin(api, await signUp());
    const { uid, token } = await signUpComplete(api);
    const grant = { credits: 5, note: 'Sorry for the trouble' };
    const key = randomUUID();
    expect(expectOk(await give(admin, uid, grant, key)).body.available).toBe(15);
    expect(expectOk(await give(admin, uid, grant, key)).body.available).toBe(15);
    // The response stored for retries is gone; the ledger still knows the key.
    const kept = await api.services.db
      .collection('idempotency')
      .where('owner', '==', `uid:${admin.uid}`)
      .get();
    await Promise.all(kept.docs.map((doc) => doc.ref.delete()));
    expect(expectOk(await give(admin, uid, grant, key)).body.available).toBe(15);
    expect(expectOk(await give(admin, uid, grant)).body.available).toBe(20);
    const { items } = (await api.call('GET', '/api/wallet/ledger', { token })).body;
    expect(items[0]).toMatchObject({ kind: 'admin_grant', available_change: 5, note: grant.note });
    expect(
      expectOk(await api.call('GET', `/api/admin/users/${uid}/ledger`, { token: admin.token })).body.items,
    ).toEqual(items);
    expect((await give(admin, 'nobody', grant)).status).toBe(404);
    expect((await give(admin, uid, { credits: 1001 })).status).toBe(400);
    expect((await give(admin, uid, { credits: -5 })).status).toBe(400);
  });

  it('stays within what a user can get in a day, also from several admins at once', async () => {
    const admins = [await makeAdmin(api, await signUp()), await makeAdmin(api, await signUp())];
    const { uid, token } = await signUpComplete(api);
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => give(admins[n % 2]!, uid, { credits: 100 })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(4).fill([429, 'daily_limit_reached']),
    );
    expect((await api.call('GET', '/api/wallet', { token })).body.available).toBe(1010);
    expect((await give(admins[0]!, uid, { credits: 1 })).body.detail).toBe(
      'A user can get up to 1,000 credits a day from admins. You can add 0 more today.',
    );
    api.advance(DAY_MS);
    expect(expectOk(await give(admins[0]!, uid, { credits: 1 })).body.available).toBe(1011);
  });

  it('stays within what an admin can add in a day, and a refusal counts for nothing', async () => {
    const admin = await makeAdmin(api, await signUp());
    const users: TestUser[] = [];
    for (let n = 0; n < 6; n += 1) users.push(await signUpComplete(api));
    const [last, ...others] = users as [TestUser, ...TestUser[]];
    expectOk(await give(admin, last.uid, { credits: 300 }));
    const answers = await Promise.all(others.map(({ uid }) => give(admin, uid, { credits: 1000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.detail).toBe(
      'An admin can add up to 5,000 credits a day. You can add 700 more today.',
    );
    expectOk(await give(admin, last.uid, { credits: 700 }));
    expect((await give(admin, last.uid, { credits: 1 })).status).toBe(429);
  });
});
