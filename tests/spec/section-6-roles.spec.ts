import { bearer } from './support/accounts.ts';
import { PROBLEM } from './support/api.ts';
import { expect, test } from './support/test.ts';

test("§6 profile calls need the user's identity token as a bearer credential [6.bearer.1]", async ({
  request,
  member,
}) => {
  const body = { dark_mode_enabled: null };
  const wrong: Record<string, string>[] = [
    {},
    { authorization: 'Bearer not.a.token' },
    { cookie: `session=${member.token}` },
  ];
  for (const headers of wrong) {
    const answers = await Promise.all([
      request.get('/api/profile', { headers }),
      request.post('/api/profile', { headers, data: {} }),
      request.patch('/api/profile', { headers, data: {} }),
      request.post('/api/profile/settings', { headers, data: body }),
    ]);
    for (const answer of answers) {
      expect(answer.status()).toBe(401);
      expect(answer.headers()['content-type']).toContain(PROBLEM);
    }
  }
  expect((await request.get('/api/profile', { headers: bearer(member) })).ok()).toBe(true);
});

test('§6 anonymous: public pages [6.anonymous.1] and feedback [6.anonymous.3]; feedback with bearer token when signed in [6.user.2], never with a false one', async ({
  request,
}) => {
  const data = { message: 'Hello', email: 'ada@example.com' };
  expect((await request.get('/about')).ok()).toBe(true);
  expect((await request.get('/api/postings?limit=1')).ok()).toBe(true);
  expect((await request.post('/api/feedback', { data })).ok()).toBe(true);
  const headers = { authorization: 'Bearer not.a.token' };
  expect((await request.post('/api/feedback', { data, headers })).status()).toBe(401);
});
