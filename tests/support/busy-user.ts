import { planDay } from '../../functions/src/modules/applications/plan/plan-day.ts';
import type { ApplicationHarness } from './applications.ts';
import { expectOk, signInAgain, signUpComplete, type TestUser } from './users.ts';

export const RESUME = `Grace Hopper
grace@example.com | +1 212 555 0100 | New York, NY

Experience
Software Engineer, Remington Rand, Jan 2015 - Present
- Led a team of five engineers that built the first compiler used in production.

Skills
Java, COBOL, Compilers, Public speaking
`;

/** Where the user has applied without Huntwell. */
export const OWN_COMPANY = 'Eckert Computers';

/** A user with data in every part of the product. */
export async function busyUser({ api, ...at }: ApplicationHarness): Promise<TestUser> {
  const user = await signUpComplete(api);
  const { token, email } = user;
  await api.services.firebase.auth().updateUser(user.uid, { emailVerified: true });
  expectOk(await api.call('POST', '/api/resumes?file_name=cv.txt', { token, bytes: RESUME }));
  const { body } = expectOk(await at.apply(user));
  await at.deliver();
  expectOk(await api.call('POST', `/api/applications/${body.id}/approval`, { token }));
  await at.deliver();
  expectOk(await at.apply(user));
  const own = { company: OWN_COMPANY, title: 'Engineer', url: '', sent_at: new Date().toISOString() };
  expectOk(await api.call('POST', '/api/own-applications', { token, json: own }));
  const happened = { login_type: 'email', timestamp: new Date().toISOString() };
  expectOk(await api.call('POST', '/api/auth/login-event', { token, json: happened }));
  const message = { message: 'Good', email };
  expectOk(await api.call('POST', '/api/feedback', { token, json: message }));
  expectOk(await api.call('POST', '/api/feedback', { json: { ...message, message: 'Signed out' } }));
  expectOk(await api.call('PATCH', '/api/profile', { token, json: { onboarding_step: 'done' } }));
  expectOk(await api.call('POST', '/api/searches', { token, headers: { 'idempotency-key': 'search-0001' } }));
  await planned(user, { api, ...at });
  await api.services.db.doc(`users/${user.uid}/searches/s1`).set({ status: 'done' });
  await api.services.db
    .doc(`users/${user.uid}/searches/s1/match_chunks/0`)
    .set({ index: '[]', items: ['{"posting":1}'] });
  return signInAgain(user);
}

/** Auto-apply planned a job, and the user removed it. */
async function planned({ uid, token }: TestUser, { api, board }: ApplicationHarness): Promise<void> {
  expectOk(await api.call('PATCH', '/api/profile', { token, json: { auto_apply: true } }));
  const posting_id = board.publish();
  const bestMatches = async function* () {
    yield { posting_id, score: 90, known_share: 1, why: null };
  };
  await planDay({ ...api.services.application, bestMatches }, uid, 'planned');
  const [plan] = expectOk(await api.call('GET', '/api/apply-plans', { token })).body.items;
  const path = `/api/apply-plans/${plan.day}/jobs/${posting_id}`;
  expectOk(await api.call('PUT', path, { token, json: { removed: true } }));
}

/** Paths of a user's stored files. */
export async function filesOf({ api }: ApplicationHarness, { uid }: TestUser): Promise<string[]> {
  const [files] = await api.services.firebase.bucket().getFiles({ prefix: `users/${uid}/` });
  return files.map((file) => file.name);
}
