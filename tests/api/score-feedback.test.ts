import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [posting('one', 'Data Analyst')]);
  const { docs } = await api.services.db.collection('postings').limit(1).get();
  id = docs[0]!.id;
});
afterAll(() => api.close());

const say = (user: TestUser, json: object, posting_id = id) =>
  api.call('PUT', `/api/matches/${posting_id}/score-feedback`, { token: user.token, json });
const kept = async (user: TestUser) =>
  (await api.services.db.collection('users').doc(user.uid).collection('score_feedback').get()).docs.map(
    (doc) => doc.data(),
  );

async function analyst(): Promise<TestUser> {
  const user = await signUp();
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada' } }));
  const json = { job_titles: ['Data Analyst'], skills: ['SQL', 'Python'] };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

describe('an opinion on a score', () => {
  it('is kept with the score it is about, the last one of each job', async () => {
    const user = await analyst();
    expect(expectOk(await say(user, { opinion: 'too_low' })).body).toEqual({ opinion: 'too_low' });
    expectOk(await say(user, { opinion: 'too_high', because: 'skills', note: ' I know more than that. ' }));
    const { body } = await api.call('GET', `/api/matches/${id}`, { token: user.token });
    const opinions = await kept(user);
    expect(opinions).toHaveLength(1);
    expect(opinions[0]).toMatchObject({
      opinion: 'too_high',
      because: 'skills',
      note: 'I know more than that.',
      score: body.score.score,
      scorer: expect.any(Number),
    });
    expect(opinions[0]?.parts).toHaveLength(body.score.parts.length);
  });

  it('is kept with the scorer of the search that scored the job', async () => {
    const user = await analyst();
    const headers = { 'idempotency-key': randomUUID() };
    const { body } = expectOk(await api.call('POST', '/api/searches', { token: user.token, headers }));
    await deliverSearches(api);
    const searches = api.services.db.collection('users').doc(user.uid).collection('searches');
    await searches.doc(body.id).update({ scorer: 2 });
    expectOk(await say(user, { opinion: 'too_low' }));
    expect(await kept(user)).toMatchObject([{ scorer: 2 }]);
  });

  it('is refused for a job that does not exist, and without a direction', async () => {
    const user = await analyst();
    expect((await say(user, { opinion: 'too_low' }, 'nothing')).status).toBe(404);
    expect((await say(user, { because: 'skills' })).status).toBe(400);
    expect(await kept(user)).toEqual([]);
  });
});
