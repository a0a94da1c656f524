// @vitest-environment happy-dom

import type { QuestionGroup } from '@contract/applications-questions.ts';
import { ERROR_STATUS, type ErrorCode } from '@contract/errors.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '@/lib/drafts.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';

const group = (id: string) => ({ id, label: id, applications: [] }) as unknown as QuestionGroup;
const OK = () => Response.json({ items: [], continued: [] });
const problem = (code: ErrorCode) => () =>
  Response.json(
    { type: `/problems/${code}`, title: code, status: ERROR_STATUS[code], code, detail: 'No.' },
    { status: ERROR_STATUS[code], headers: { 'content-type': 'application/problem+json' } },
  );

let respond: () => Response | Promise<Response>;
let sent: { answers: { id: string; value: string }[] }[];

vi.mock('@/lib/session.ts', async (original) => ({
  ...(await original<typeof import('@/lib/session.ts')>()),
  getIdToken: async () => 'token',
  endSession: async () => undefined,
}));

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
  respond = problem('conflict');
  sendKeptAnswer();
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers()).toEqual(['a=Yes']);
  expect(keptAnswer()).toBeNull();
});

/** Signs someone in, in place of whoever was. */
async function signIn(uid: string): Promise<void> {
  const { publishSession } = await import('@/lib/session.ts');
  const nobody = { email: null, emailVerified: true, displayName: null, isAnonymous: false, isAdmin: false };
  publishSession({ status: 'signed_in', user: { uid, ...nobody } });
}

test('the next user sees nothing of what the one before answered, and sends none of it', async () => {
  const { holdAnswer, useHeldAnswer } = await load();
  const { result } = renderHook(useHeldAnswer);
  await signIn('first');
  act(() => holdAnswer(group('a'), 'Yes'));
  expect(result.current).toMatchObject({ value: 'Yes' });
  await act(() => signIn('second'));
  expect(result.current).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answers()).toEqual([]);
});

test('an answer that arrives after its user has gone is not shown to the next one, nor a later sign-out blamed', async () => {
  const { holdAnswer, sendHeldAnswer, useHeldAnswer } = await load();
  const { result } = renderHook(useHeldAnswer);
  await signIn('first');
  let arrive = (_: Response) => {};
  respond = () => new Promise((resolve) => (arrive = resolve));
  act(() => holdAnswer(group('a'), 'Yes'));
  act(() => void sendHeldAnswer());
  await vi.advanceTimersByTimeAsync(0);
  await act(() => signIn('second'));
  act(() => holdAnswer(group('a'), 'No'));
  await act(async () => {
    arrive(problem('conflict')());
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(result.current).toMatchObject({ value: 'No', phase: 'held' });
  respond = OK;
  await act(async () => expect(await sendHeldAnswer()).toBe(true));
});

test('the page opened next shows no answer that was sent while the one before was left', async () => {
  const { holdAnswer, useHeldAnswer, useSendOnLeaving } = await load();
  const first = renderHook(useSendOnLeaving);
  holdAnswer(group('a'), 'Yes');
  first.unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers()).toEqual(['a=Yes']);
  const { result } = renderHook(() => {
    useSendOnLeaving();
    return useHeldAnswer();
  });
  expect(result.current).toBeNull();
});

test.each<[ErrorCode, 'kept' | 'forgotten']>([
  ['conflict', 'forgotten'],
  ['invalid_request', 'forgotten'],
  ['not_found', 'forgotten'],
  ['unauthenticated', 'kept'],
  ['rate_limited', 'kept'],
  ['unavailable', 'kept'],
])('after %s, the answer is %s', async (code, then) => {
  respond = problem(code);
  const { holdAnswer, sendHeldAnswer, sendKeptAnswer } = await load();
  holdAnswer(group('a'), 'Yes');
  expect(await sendHeldAnswer()).toBe(false);
  expect(keptAnswer() !== null).toBe(then === 'kept');

  keepAnswer({ id: 'a', value: 'Yes', until: Date.now() });
  sendKeptAnswer();
  await vi.advanceTimersByTimeAsync(5000);
  expect(keptAnswer() !== null).toBe(then === 'kept');
});
