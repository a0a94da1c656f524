import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TaskQueue } from '../../functions/src/tasks/queue.ts';
import type { QueuedTask, TestApi } from '../support/api.ts';
import { startApiWithStripe } from '../support/payments.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, makeAdmin, signUp, type TestUser } from '../support/users.ts';
import { HOSTILE_TEXTS, spoilt } from './hostile-values.ts';
import { notInDocument, OPERATIONS, type Operation, resolveRef } from './operations.ts';
import { valuesOf } from './schema-arbitrary.ts';

/**
 * Requests generated from the OpenAPI document, valid and corrupted, by visitors, two users and an administrator: none
 * may return 5xx or an undocumented response, and nobody may see another user's data. `FUZZ_REQUESTS` and `FUZZ_SEED`
 * vary the run; a failure names its request.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20261122);
/** Requests of one set of people. */
const ROUND = 500;
const CONCURRENCY = 6;
const FAILURES_SHOWN = 20;

const NAMES = ['visitor', 'forger', 'ada', 'grace', 'admin'] as const;
type CallerName = (typeof NAMES)[number];
const PEOPLE = ['ada', 'grace', 'admin'] as const;

/** Mostly callers with access; the others must be rejected each time. */
function callersOf({ path }: Operation): fc.Arbitrary<CallerName> {
  const weights: Record<CallerName, number> = path.startsWith('/api/admin')
    ? { visitor: 1, forger: 1, ada: 1, grace: 1, admin: 12 }
    : { visitor: 2, forger: 1, ada: 6, grace: 6, admin: 1 };
  return fc.oneof(...NAMES.map((name) => ({ weight: weights[name], arbitrary: fc.constant(name) })));
}

/** Where an id or cursor comes from: one of the right kind, one of any kind, or an arbitrary string. */
type Pick = { own_kind: number } | { any: number } | { text: string };

type Draft = {
  operation: Operation;
  caller: CallerName;
  ids: Pick[];
  cursor: Pick | null;
  query: Record<string, unknown>;
  body: unknown;
  with_key: boolean;
};

const picks: fc.Arbitrary<Pick> = fc.oneof(
  { weight: 6, arbitrary: fc.nat().map((own_kind) => ({ own_kind })) },
  { weight: 2, arbitrary: fc.nat().map((any) => ({ any })) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map((text) => ({ text })) },
);

const FILES = [
  'Ada Lovelace\nada@example.com\n\nExperience\nRegistered Nurse, Albany Memorial, Jan 2018 - Present\n- Triage\n',
  '%PDF-1.7 and then nothing',
  'PK\u0003\u0004 not a zip',
  '\u0000\u0001\u0002',
];

function draftsOf(operation: Operation): fc.Arbitrary<Draft> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const values = query.map(({ name, schema }) => [name, valuesOf(schema, resolveRef)] as const);
  const valid_query = fc.record(Object.fromEntries(values), {
    requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
  });
  const json = operation.body?.['application/json']?.schema;
  const body = json ? spoilt(valuesOf(json, resolveRef)) : fc.constantFrom(...FILES);
  return fc.record({
    operation: fc.constant(operation),
    caller: callersOf(operation),
    ids: fc.array(picks, { minLength: 1, maxLength: 1 }),
    cursor: query.some(({ name }) => name === 'cursor') ? fc.option(picks) : fc.constant(null),
    query: spoilt(valid_query).map((value) =>
      typeof value === 'object' && value !== null ? value : { q: value },
    ),
    body,
    with_key: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  }) as fc.Arbitrary<Draft>; // a corrupted query is some object
}

/** The same drafts for the same seed. */
function draw(seed: number, count: number): Draft[] {
  return fc.sample(fc.oneof(...OPERATIONS.map(draftsOf)), { seed, numRuns: count });
}

/** `ids` by parameter name; `marks` appear in nobody else's responses. */
type Person = TestUser & { ids: Record<string, string>; marks: string[] };
type People = Record<(typeof PEOPLE)[number], Person>;

/** Cursors returned by lists, used for their own next page and for other lists. */
const cursors: string[] = [];

let api: TestApi;
let close = async () => {};

/** A user with a profile, a resume, matches and an application, all containing a mark unique to that user. */
async function somebody(): Promise<Person> {
  const user = await signUp();
  const mark = `mark-${randomUUID()}`;
  const { token } = user;
  const full_name = `Somebody ${mark}`;
  expectOk(await api.call('POST', '/api/profile', { token, json: { full_name } }));
  const json = { phone_number: '+12125550100', job_title: 'Data Analyst', job_titles: ['Data Analyst'] };
  expectOk(await api.call('PATCH', '/api/profile', { token, json }));
  const bytes = `${full_name}\n${user.email}\n\nExperience\nData Analyst, Albany Memorial, Jan 2018 - Present\n- Built dashboards for a hospital of nine hundred beds, with SQL and Tableau\n\nSkills\nSQL, Python, Tableau\n`;
  const resume = expectOk(await api.call('POST', `/api/resumes?file_name=${mark}.txt`, { token, bytes }));
  const search = expectOk(await api.call('POST', '/api/searches', { token }));
  await deliverSearches(api);
  const matches = expectOk(await api.call('GET', '/api/matches?include_low=true', { token }));
  const [first] = matches.body.items;
  const sent = { posting_id: first.posting.id };
  const application = expectOk(await api.call('POST', '/api/applications', { token, json: sent }));
  const ids = {
    uid: user.uid,
    resume_id: resume.body.id,
    search_id: search.body.id,
    application_id: application.body.id,
  };
  return {
    ...user,
    ids: {
      ...ids,
      posting_id: first.posting.id,
      kind: 'greenhouse',
      topic: 'legal_name',
      source: 'greenhouse',
    },
    marks: [mark, user.email, ...Object.values(ids)],
  };
}

/** An administrator's token says so. */
async function newPerson(name: keyof People): Promise<Person> {
  const person = await somebody();
  return name === 'admin' ? { ...person, ...(await makeAdmin(api, person)) } : person;
}

async function newPeople(): Promise<People> {
  const [ada, grace, admin] = [await newPerson('ada'), await newPerson('grace'), await newPerson('admin')];
  return { ada, grace, admin };
}

function tokenOf(caller: CallerName, people: People): string | undefined {
  if (caller === 'visitor') return undefined;
  return caller === 'forger' ? `${people.ada.token.slice(0, -8)}AAAAAAAA` : people[caller].token;
}

function picked(pick: Pick | undefined, own_kind: readonly string[], all: readonly string[]): string {
  if (!pick || 'text' in pick) return pick?.text ?? '';
  const from = 'any' in pick ? all : own_kind;
  return from[('any' in pick ? pick.any : pick.own_kind) % from.length] ?? 'nothing';
}

function addressOf({ operation, ids, cursor, query }: Draft, people: People): string {
  const everybody = Object.values(people);
  const all = everybody.flatMap((person) => Object.values(person.ids));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const own_kind = everybody.flatMap((person) => person.ids[name] ?? []);
    const text = picked(ids[0], own_kind, all).toWellFormed();
    // An empty segment, or one that clients resolve, is another address.
    return /^\.{0,2}$/.test(text) ? 'nothing' : encodeURIComponent(text);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      // An object may have its own `toString` that is not a function.
      search.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  if (cursor) search.set('cursor', picked(cursor, cursors, all));
  // Small pages, so that lists have a next one.
  if (cursor && 'own_kind' in cursor) search.set('limit', '1');
  return `${path}?${search}`;
}

function bodyOf({ operation, body, with_key }: Draft) {
  const headers: Record<string, string> = with_key ? {} : { 'idempotency-key': '' };
  if (!operation.body) return { headers };
  return operation.body['application/json'] ? { headers, json: body } : { headers, bytes: String(body) };
}

const tally = new Map<number, number>();

/** Users whom a request deleted, suspended or signed out; others replace them. */
const gone = new Set<keyof People>();

/** What is wrong with the answer to a request; null when nothing is. */
async function problemWith(draft: Draft, people: People): Promise<string | null> {
  const { operation, caller } = draft;
  const address = addressOf(draft, people);
  const input = bodyOf(draft);
  const answer = await api.call(operation.method, address, { token: tokenOf(caller, people), ...input });
  const text = new TextDecoder().decode(answer.bytes);
  const content_type = answer.headers.get('content-type') ?? '';
  const body = answer.bytes.length === 0 ? null : (answer.body ?? text);
  if (typeof answer.body?.next_cursor === 'string') cursors.push(answer.body.next_cursor);
  if (isPerson(caller) && ['unauthenticated', 'account_suspended'].includes(answer.body?.code))
    gone.add(caller);
  const wrong = [
    answer.status >= 500 ? `answered ${answer.status}: ${text}` : null,
    notInDocument(operation, { status: answer.status, content_type, body }),
    caller === 'admin' ? null : foreignIn(text, caller, people, address),
  ].filter((found) => found !== null);
  tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
  if (wrong.length === 0) return null;
  return `${caller} ${operation.method} ${address} ${JSON.stringify(input).slice(0, 400)}\n  ${wrong.join('\n  ')}`;
}

const isPerson = (caller: CallerName): caller is keyof People => PEOPLE.some((name) => name === caller);

/** Another user's mark that the caller did not send. */
function foreignIn(text: string, caller: CallerName, people: People, address: string): string | null {
  const others = PEOPLE.filter((name) => name !== caller).flatMap((name) => people[name].marks);
  const found = others.find((mark) => text.includes(mark) && !address.includes(encodeURIComponent(mark)));
  return found ? `shows ${found}, which is not the caller's` : null;
}

/**
 * A queue that drops administrators' checks: each would wait most of a minute for a function that does not run here.
 * Other tasks wait for a test to deliver them.
 */
function checksAreAway(): TaskQueue {
  return {
    enqueue: async (name, payload) => {
      if (name.startsWith('check')) throw new Error('Cloud Tasks is away');
      api.tasks.push({ name, payload } as QueuedTask); // name and payload belong together by the port's type
    },
  };
}

/** One part of the requests: parts run side by side, each with an API of its own. */
export function generatedRequests(part: number, parts: number): void {
  const all_rounds = Array.from({ length: Math.ceil(REQUESTS / ROUND) }, (_, i) => SEED + i);
  const rounds = all_rounds.filter((_, i) => i % parts === part);
  beforeAll(async () => {
    ({ api, close } = await startApiWithStripe({ queue: checksAreAway() }));
    await stock(
      api,
      Array.from({ length: 40 }, (_, i) =>
        posting(`p-${i}`, i % 2 === 0 ? 'Data Analyst' : 'Registered Nurse'),
      ),
    );
  });
  afterAll(() => close());

  it.each(rounds)('are answered as the document says, round %i', async (seed) => {
    const people = await newPeople();
    const drafts = draw(seed, Math.min(ROUND, REQUESTS));
    const failures: string[] = [];
    for (let at = 0; at < drafts.length; at += CONCURRENCY) {
      // Rate limits are out of reach: they have their own tests.
      api.advance(5_000);
      const some = drafts.slice(at, at + CONCURRENCY);
      const found = await Promise.all(some.map((draft) => problemWith(draft, people)));
      failures.push(...found.filter((failure) => failure !== null));
      for (const name of gone) people[name] = await newPerson(name);
      gone.clear();
    }
    expect(failures.slice(0, FAILURES_SHOWN).join('\n'), `${failures.length} failures`).toBe('');
  });

  it('reach what they are about: a good part of them succeeds', () => {
    const all = [...tally.values()].reduce((sum, count) => sum + count, 0);
    const succeeded = [...tally].reduce((sum, [status, count]) => (status < 300 ? sum + count : sum), 0);
    console.log(`Answers by status: ${JSON.stringify(Object.fromEntries([...tally].sort()))}`);
    expect(all).toBe(rounds.length * Math.min(ROUND, REQUESTS));
    expect(succeeded / all).toBeGreaterThan(0.25);
  });
}
