import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../functions/src/contract/api.ts';
import type { EndpointDefinition } from '../../functions/src/contract/endpoint.ts';
import { Problem } from '../../functions/src/contract/errors.ts';
import { LIMITS } from '../../functions/src/contract/limits.ts';
import { type Answer, startApi, type TestApi } from '../support/api.ts';
import { createHarness, reviewedApplication } from '../support/applications.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

const REMINDER = { kind: 'interview', at: '2026-12-01T15:00:00.000Z', all_day: false, text: '' };

/** Bodies that are valid in themselves, so that only the stranger's id can cause the refusal. */
const RIGHT_BODIES: Record<string, unknown> = {
  answerQuestions: { answers: [{ key: 'notice', value: 'Two weeks' }] },
  setApplicationStatus: { status: 'withdrawn' },
  saveApplicationNotes: { note: 'Mine now' },
  createReminder: REMINDER,
  changeReminder: { done: true },
};

let api: TestApi;
let victim: TestUser;
let attacker: TestUser;
/** The victim's resources, by the path parameter that identifies them. */
let ids: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  const reviewed = await reviewedApplication(createHarness(api));
  victim = reviewed.user;
  attacker = await signUp();
  const text = `Dana Okafor\nRegistered Nurse, Albany, NY\nExperience\n${'Cared for patients. '.repeat(30)}`;
  const resume = expectOk(
    await api.call('POST', '/api/resumes?file_name=resume.txt', {
      token: victim.token,
      bytes: text,
      headers: { 'idempotency-key': randomUUID() },
    }),
  );
  const search = expectOk(
    await api.call('POST', '/api/searches', {
      token: victim.token,
      headers: { 'idempotency-key': randomUUID() },
    }),
  );
  const reminder = expectOk(
    await api.call('POST', `/api/applications/${reviewed.id}/reminders`, {
      token: victim.token,
      json: REMINDER,
    }),
  );
  ids = {
    reminder_id: reminder.body.id,
    application_id: reviewed.id,
    resume_id: resume.body.id,
    search_id: search.body.id,
    uid: victim.uid,
    id: 'no-such-id',
    feedback_id: 'no-such-id',
    source: 'greenhouse',
  };
});
afterAll(() => api.close());

async function below(document: DocumentReference): Promise<[string, unknown][]> {
  const own = await document.get();
  const collections = await document.listCollections();
  const children = await Promise.all(
    collections.map(async (collection) => {
      const documents = await collection.listDocuments();
      return (await Promise.all(documents.map(below))).flat();
    }),
  );
  return [...(own.exists ? [[document.path, own.data()] as [string, unknown]] : []), ...children.flat()];
}

/** Every stored document that belongs to this person. */
async function stored(uid: string): Promise<[string, unknown][]> {
  const { db } = api.services;
  const found = await Promise.all([
    below(db.doc(`users/${uid}`)),
    below(db.doc(`wallets/${uid}`)),
    below(db.doc(`deletions/${uid}`)),
    below(db.doc(`exports/${uid}`)),
    ...['applications', 'feedback', 'login_events', 'conversions', 'audit'].map(async (name) => {
      const { docs } = await db.collection(name).where('uid', '==', uid).get();
      return (await Promise.all(docs.map(({ ref }) => below(ref)))).flat();
    }),
  ]);
  return found.flat().sort(([a], [b]) => a.localeCompare(b));
}

function expectRefusal(answer: Answer, statuses: readonly number[], name: string): void {
  expect(statuses, `${name} answered ${answer.status} ${JSON.stringify(answer.body)}`).toContain(
    answer.status,
  );
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  Problem.strict().parse(answer.body);
  const text = new TextDecoder().decode(answer.bytes);
  for (const secret of [victim.email, victim.uid, 'Ada Test', 'Dana Okafor'])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/node_modules|\.ts:\d|at async/);
}

const withIds = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'no-such-id');
const ownIds = ['application_id', 'resume_id', 'search_id', 'reminder_id'];
const personal = ENDPOINTS.filter(
  ({ auth, path }) => auth === 'user' && ownIds.some((name) => path.includes(`:${name}`)),
);
const closed = ENDPOINTS.filter(({ auth }) => auth === 'user' || auth === 'admin');
const write = ENDPOINTS.filter(({ body, auth }) => body && auth !== 'admin');
const headers = () => ({ 'idempotency-key': randomUUID() });

function bodyOf(endpoint: EndpointDefinition): { json?: unknown } {
  return endpoint.body ? { json: RIGHT_BODIES[endpoint.name] ?? {} } : {};
}

describe("other people's ids", () => {
  it('lead nowhere on every endpoint of a person, and change nothing', async () => {
    const before = await stored(victim.uid);
    expect(before.length).toBeGreaterThan(5);
    expect(personal.length).toBeGreaterThan(8);
    for (const endpoint of personal) {
      const options = { token: attacker.token, headers: headers(), ...bodyOf(endpoint) };
      const answer = await api.call(endpoint.method, withIds(endpoint.path), options);
      expectRefusal(answer, [404], endpoint.name);
    }
    expect(await stored(victim.uid)).toEqual(before);
  });

  it('are closed on every endpoint of administrators', async () => {
    const before = await stored(victim.uid);
    for (const endpoint of ENDPOINTS.filter(({ auth }) => auth === 'admin')) {
      const options = { token: attacker.token, headers: headers(), ...(endpoint.body ? { json: {} } : {}) };
      const answer = await api.call(endpoint.method, withIds(endpoint.path), options);
      expectRefusal(answer, [403], endpoint.name);
    }
    expect(await stored(victim.uid)).toEqual(before);
  });

  it('do not appear in lists of others', async () => {
    for (const path of [
      '/api/applications',
      '/api/resumes',
      '/api/wallet/ledger',
      '/api/activity',
      '/api/dashboard',
    ]) {
      const answer = await api.call('GET', path, { token: attacker.token });
      const text = new TextDecoder().decode(answer.bytes);
      for (const secret of [ids.application_id, ids.resume_id, ids.search_id, victim.email]) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('credentials that are none', () => {
  it('open no endpoint: other schemes, empty tokens, tokens in cookies or in the address', async () => {
    const before = await stored(victim.uid);
    const [head = '', payload = ''] = victim.token.split('.');
    const attempts: [string, Record<string, string>][] = [
      ['', { authorization: 'Basic YWRhOmFkYQ==' }],
      ['', { authorization: 'Bearer' }],
      ['', { authorization: `Bearer ${head}.${payload}x.` }],
      ['', { authorization: `Bearer ${'a'.repeat(6000)}` }],
      ['', { authorization: `Token ${victim.token}` }],
      ['', { cookie: `session=${victim.token}; __session=${victim.token}` }],
      [`?access_token=${encodeURIComponent(victim.token)}`, {}],
    ];
    for (const endpoint of closed) {
      for (const [query, more] of attempts) {
        const answer = await api.call(endpoint.method, withIds(endpoint.path) + query, {
          headers: { ...headers(), ...more },
          ...bodyOf(endpoint),
        });
        expectRefusal(answer, [401], endpoint.name);
      }
    }
    expect(await stored(victim.uid)).toEqual(before);
  }, 60_000);
});

describe('bodies that nobody should send', () => {
  it('are refused on every endpoint that takes one, and nothing is stored', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(LIMITS.json_body_bytes) });
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const bodies: [string, string, number[]][] = [
      ['{"broken":', 'application/json', [400]],
      ['', 'application/json', [400, 404, 409]],
      ['null', 'application/json', [400]],
      ['"text"', 'application/json', [400]],
      [deep, 'application/json', [400]],
      [
        '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"message":7}',
        'application/json',
        [400],
      ],
      [large, 'application/json', [413]],
      ['a=b', 'application/x-www-form-urlencoded', [415]],
      ['<a/>', 'text/xml', [415]],
    ];
    for (const endpoint of write) {
      const { token, uid } = await signUp();
      // Bodies without required fields are valid even if empty or with unknown names.
      const lenient = endpoint.body?.safeParse({}).success === true;
      for (const [bytes, type, statuses] of bodies) {
        if (lenient && (bytes === '' || bytes.startsWith('{"__proto__"'))) continue;
        const answer = await api.call(endpoint.method, withIds(endpoint.path), {
          token,
          bytes,
          headers: { ...headers(), 'content-type': type },
        });
        expectRefusal(
          answer,
          answer.status === 429 ? [429] : statuses,
          `${endpoint.name} ${bytes.slice(0, 20)}`,
        );
      }
      expect(await stored(uid)).toEqual([]);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  }, 90_000);
});
