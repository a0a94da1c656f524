import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '../../functions/src/composition/routes.ts';
import { ENDPOINTS } from '../../functions/src/contract/api.ts';
import { Problem } from '../../functions/src/contract/errors.ts';
import { LIMITS } from '../../functions/src/contract/limits.ts';
import { type Answer, type CallOptions, startApi, type TestApi } from '../support/api.ts';
import { tokenWith } from '../support/tokens.ts';
import { makeAdmin, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startApi();
  user = await signUp();
});
afterAll(() => api.close());

const pathOf = (path: string) => path.replace(/:\w+/g, 'some-id');
const call = (endpoint: (typeof ENDPOINTS)[number], options: CallOptions = {}) =>
  api.call(endpoint.method, pathOf(endpoint.path), options);

function expectProblem(answer: Answer, status: number, code: string): void {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const problem = Problem.strict().parse(answer.body);
  expect({ status: answer.status, code: problem.code }).toEqual({ status, code });
  expect(problem.status).toBe(status);
  expect(problem.request_id).toBe(answer.headers.get('x-request-id'));
  expect(JSON.stringify(problem)).not.toMatch(/node_modules|\.ts:|at async/);
}

const signed_in = ENDPOINTS.filter(({ auth }) => auth === 'user' || auth === 'admin');
const with_body = ENDPOINTS.filter(({ body }) => body);
const idempotent = ENDPOINTS.filter((endpoint) => endpoint.idempotent);
const key = () => ({ 'idempotency-key': randomUUID() });

it('has a route for every endpoint of the contract and no other', () => {
  const routes = apiRoutes(api.services, { sendPasswordReset: async () => undefined });
  expect(routes.map((route) => route.endpoint.name).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
});

describe.each(signed_in.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('admits nobody without a valid token', async () => {
    expectProblem(await call(endpoint), 401, 'unauthenticated');
    expectProblem(await call(endpoint, { token: 'no.such.token' }), 401, 'unauthenticated');
    const foreign = tokenWith(user.uid, {
      aud: 'demo-other',
      iss: 'https://securetoken.google.com/demo-other',
    });
    expectProblem(await call(endpoint, { token: foreign }), 401, 'unauthenticated');
    expectProblem(await call(endpoint, { token: tokenWith('nobody') }), 401, 'unauthenticated');
    const now = Math.floor(Date.now() / 1000);
    const old = tokenWith(user.uid, { iat: now - 7200, auth_time: now - 7200, exp: now - 3600 });
    expectProblem(await call(endpoint, { token: old }), 401, 'token_expired');
  });
});

describe.each(with_body.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('refuses bodies that it cannot read', async () => {
    const account = await signUp();
    const { token } = endpoint.auth === 'admin' ? await makeAdmin(api, account) : account;
    const send = (bytes: string, type = 'application/json') =>
      call(endpoint, { token, bytes, headers: { 'content-type': type, ...key() } });
    expectProblem(await send('{"broken":'), 400, 'malformed_json');
    expectProblem(await send('[1]'), 400, 'invalid_request');
    expectProblem(await send('a=b', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type');
    const large = JSON.stringify({ text: 'x'.repeat(LIMITS.json_body_bytes) });
    expectProblem(await send(large), 413, 'payload_too_large');
  });
});

describe.each(idempotent.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  it('demands an Idempotency-Key', async () => {
    const { token } = endpoint.auth === 'admin' ? await makeAdmin(api, await signUp()) : user;
    const sent_at = new Date().toISOString();
    const json = {
      posting_id: 'p',
      posting_ids: ['p'],
      credits: 1,
      note: 'n',
      company: 'c',
      title: 't',
      product: 'pack_25',
      url: '',
      sent_at,
    };
    const input = endpoint.binary_body ? { bytes: 'a file' } : { json };
    const none = { 'idempotency-key': '' };
    const path = `${pathOf(endpoint.path)}${endpoint.binary_body ? '?file_name=cv.txt' : ''}`;
    const answer = await api.call(endpoint.method, path, { token, headers: none, ...input });
    expectProblem(answer, 400, 'idempotency_key_missing');
  });
});

it('has a limit for every endpoint, and a key for each that spends or sends', () => {
  expect(ENDPOINTS.filter(({ rate_limit }) => !rate_limit).map(({ name }) => name)).toEqual([]);
  expect(idempotent.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createApplication',
      'approveApplication',
      'retryApplication',
      'uploadResume',
      'startSearch',
      'grantCredits',
    ]),
  );
});

it('admits administrators alone where it says so', async () => {
  for (const endpoint of ENDPOINTS.filter(({ auth }) => auth === 'admin')) {
    expectProblem(await call(endpoint, { token: user.token }), 403, 'forbidden');
  }
});

describe('every address', () => {
  it('answers other methods with 405 and those it takes', async () => {
    const by_path = Map.groupBy(ENDPOINTS, ({ path }) => path);
    for (const [path, endpoints] of by_path) {
      const taken = endpoints.map(({ method }) => method);
      const other = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find(
        (method) => !taken.includes(method),
      );
      const answer = await api.call(other ?? 'TRACE', pathOf(path), { token: user.token });
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...taken].sort());
    }
  });

  it('that does not exist is a problem too', async () => {
    expectProblem(await api.call('GET', '/api/nothing/here'), 404, 'not_found');
    expectProblem(await api.call('GET', '/'), 404, 'not_found');
  });

  it('carries the security headers', async () => {
    const { headers } = await api.call('GET', '/api/health');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('lists', () => {
  const lists = ENDPOINTS.filter(({ query }) => query instanceof z.ZodObject && 'cursor' in query.shape);
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  // Each could belong to some list but fits none completely.
  const foreign = [
    ['x', { updated_at: '2026-11-20T12:00:00Z', id: 'a' }],
    ...[
      'applications',
      'cases',
      'conversions',
      'audit',
      'feedback',
      'ledger',
      'users',
      'matches',
      'postings',
    ].flatMap((list) => [
      [list],
      [list, { created_at: '0000-01-01T00:00:00Z', updated_at: null, at: 1, id: 'a/b', uid: '', seq: -1 }],
      [list, { posted_at: '\ud800', id: '\ud800' }],
    ]),
    [1_700_000_000_000, 'a'],
    ['', ''],
    [],
    null,
  ].map(cursorOf);
  let admin: TestUser;
  beforeAll(async () => {
    admin = await makeAdmin(api, await signUp());
  });

  it('are all here', () => expect(lists.length).toBeGreaterThan(8));

  it.each(lists.map((list) => [list.name, list] as const))(
    '%s refuses a foreign or forged cursor',
    async (_, list) => {
      for (const cursor of ['nonsense', '%00', ...foreign]) {
        api.advance(10_000);
        const path = `${pathOf(list.path)}?cursor=${cursor}`;
        expectProblem(await api.call('GET', path, { token: admin.token }), 400, 'invalid_request');
      }
    },
  );
});

describe('texts', () => {
  it('that no database takes are not an error of ours', async () => {
    const admin = await makeAdmin(api, await signUp());
    for (const q of ['\ud800', '\u0000', '\u202e']) {
      const answer = await api.call('POST', '/api/admin/find-user', { token: admin.token, json: { q } });
      expectProblem(answer, 400, 'invalid_request');
    }
    for (const q of ['__a__', '.', 'a\ud800b']) {
      const answer = await api.call('POST', '/api/admin/find-user', { token: admin.token, json: { q } });
      expectProblem(answer, 404, 'not_found');
    }
    const path = '/api/admin/conversions?from=0000-01-01T00:00:00Z';
    expectProblem(await api.call('GET', path, { token: admin.token }), 400, 'invalid_request');
  });

  it('are stored without what nobody types: NUL, half characters, marks that turn the direction', async () => {
    const { token } = await signUp();
    await api.call('POST', '/api/profile', { token, json: { full_name: 'Ada' } });
    const json = { full_name: 'Ada\u0000 \ud800\u202eLovelace', skills: ['S\u0000QL'] };
    const { body } = await api.call('PATCH', '/api/profile', { token, json });
    expect(body).toMatchObject({ full_name: 'Ada Lovelace', skills: ['SQL'] });
  });

  it('that are nested endlessly are refused', async () => {
    const { token } = await signUp();
    const bytes = `{"skills":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await api.call('PATCH', '/api/profile', { token, bytes, headers });
    expectProblem(answer, 400, 'invalid_request');
  });
});

describe('accounts', () => {
  it('that are suspended are told so', async () => {
    const disabled = await signUp();
    await api.services.firebase.auth().updateUser(disabled.uid, { disabled: true });
    const answer = await api.call('GET', '/api/wallet', { token: disabled.token });
    expectProblem(answer, 403, 'account_suspended');
  });

  it('never see what belongs to another', async () => {
    const paths = ENDPOINTS.filter(
      ({ method, path, auth }) => method === 'GET' && path.includes(':') && auth === 'user',
    );
    expect(paths.length).toBeGreaterThan(3);
    for (const endpoint of paths) {
      expectProblem(await call(endpoint, { token: user.token }), 404, 'not_found');
    }
  });

  it('leave no personal data in the log', () => {
    const log = JSON.stringify(api.logs);
    expect(log).not.toContain('@example.com');
    expect(log).not.toContain('Ada Test');
    expect(api.logs.filter((line) => line.level === 'error')).toEqual([]);
  });
});
