// @vitest-environment happy-dom
import type { QuestionGroup } from '@contract/applications-questions.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '@/lib/drafts.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';

const group = (id: string) => ({ id, label: id, applications: [] }) as unknown as QuestionGroup;
const OK = () => Response.json({ items: [], continued: [] });
const conflict = () =>
  Response.json(
    { type: '/problems/conflict', title: 'Conflict', status: 409, code: 'conflict', detail: 'Gone.' },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );

let respond: () => Response | Promise<Response>;
let sent: { answers: { id: string; value: string }[] }[];

vi.mock('@/lib/session.ts', () => ({ getIdToken: async () => 'token', endSession: async () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  respond = OK;
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: { body: string; keepalive?: boolean }) => {
      expect(init.keepalive).toBe(true);
      sent.push(JSON.parse(init.body));
      return respond();
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = () => sent.flatMap((body) => body.answers.map(({ id, value }) => `${id}=${value}`));
const load = () => import('./held-answer.ts');

test('an answer leaves after ten seconds, and what was typed for it is forgotten then', async () => {
  const { holdAnswer } = await load();
  writeDraft('question:a:answer', { value: 'Yes' });
  holdAnswer(group('a'), 'Yes');
  await vi.advanceTimersByTimeAsync(9_900);
  expect(answers()).toEqual([]);
  expect(keptAnswer()).toMatchObject({ id: 'a', value: 'Yes' });
  await vi.advanceTimersByTimeAsync(200);
  expect(answers()).toEqual(['a=Yes']);
  expect(keptAnswer()).toBeNull();
  expect(readDraft('question:a:answer')).toEqual({});
});

test('an answer taken back never leaves', async () => {
  const { holdAnswer, takeBackAnswer } = await load();
  holdAnswer(group('a'), 'Yes');
  takeBackAnswer();
  await vi.advanceTimersByTimeAsync(20_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(answers()).toEqual([]);
  expect(keptAnswer()).toBeNull();
});

test('closing the page sends it at once', async () => {
  const { holdAnswer } = await load();
  holdAnswer(group('a'), 'Yes');
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answers()).toEqual(['a=Yes']);
});

test('a sign-out waits until the server has it', async () => {
  const [{ holdAnswer }, { sendUnsent }] = await Promise.all([load(), import('@/lib/unsent.ts')]);
  let arrive = () => undefined as undefined;
  respond = () =>
    new Promise((resolve) => {
      arrive = () => {
        resolve(OK());
        return undefined;
      };
    });
  holdAnswer(group('a'), 'Yes');
  let over: boolean | undefined;
  const done = sendUnsent().then((all) => {
    over = all;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(answers()).toEqual(['a=Yes']);
  expect(over).toBeUndefined();
  arrive();
  await done;
  expect(over).toBe(true);
});

test('the next answer sends the one before', async () => {
  const { holdAnswer } = await load();
  holdAnswer(group('a'), 'Yes');
  holdAnswer(group('b'), 'No');
  await vi.advanceTimersByTimeAsync(0);
  expect(answers()).toEqual(['a=Yes']);
  expect(keptAnswer()).toMatchObject({ id: 'b' });
});

test('what could not be sent is sent the next time, once no other page can take it back', async () => {
  respond = () => Promise.reject(new TypeError('offline'));
  const { holdAnswer } = await load();
  holdAnswer(group('a'), 'Yes');
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(keptAnswer()).toMatchObject({ id: 'a' });

  vi.resetModules();
  respond = OK;
  sent = [];
  const { sendKeptAnswer } = await load();
  sendKeptAnswer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(answers()).toEqual(['a=Yes']);
  expect(keptAnswer()).toBeNull();
});

test('an answer that another page took back or that arrived after all is not sent again', async () => {
  const { sendKeptAnswer } = await load();
  keepAnswer({ id: 'a', value: 'Yes', until: Date.now() });
  sendKeptAnswer();
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers()).toEqual([]);

  keepAnswer({ id: 'a', value: 'Yes', until: Date.now() });
  respond = conflict;
  sendKeptAnswer();
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers()).toEqual(['a=Yes']);
  expect(keptAnswer()).toBeNull();
});
