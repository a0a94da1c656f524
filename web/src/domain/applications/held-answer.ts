import { answerGroups, type QuestionGroup } from '@contract/applications-questions.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';
import { forgetDraft } from '@/lib/drafts.ts';
import { forgetWithUser } from '@/lib/session.ts';
import { sendBeforeSignOut } from '@/lib/unsent.ts';
import { toast } from '@/ui/toast-store.ts';
import { forgetKeptAnswer, keepAnswer, keptAnswer } from './kept-answer.ts';

/** Long enough to notice a wrong press and reach the button. */
const HOLD_MS = 10_000;
/** How much later than the page that holds it another page sends an answer. */
const GRACE_MS = 2000;

const REFUSALS = ['conflict', 'invalid_request', 'not_found'] as const;

/** `held` can still be taken back; `sent` has reached the server. */
type HeldAnswer = { group: QuestionGroup; value: string; phase: 'held' | 'sending' | 'sent' };

let current: HeldAnswer | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Resolves to whether the server has every answer sent so far. */
let sending: Promise<boolean> = Promise.resolve(true);
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function show(answer: HeldAnswer | null): void {
  current = answer;
  for (const listener of listeners) listener();
}

/** Where what is typed into a group's field is kept until it's sent. */
export const draftOf = ({ id }: Pick<QuestionGroup, 'id'>) => `question:${id}:answer`;

function failed(error: unknown): void {
  toast({ variant: 'destructive', title: 'Couldn’t save your answer', description: errorDetail(error) });
}

const send = (id: string, value: string) =>
  callApi(answerGroups, { body: { answers: [{ id, value }] }, keepalive: true });

/** Whether the server will never take the answer; after any other error it may take it later. */
const isRefused = (error: unknown) => REFUSALS.some((code) => hasCode(error, code));

/** The server has it, or will never take it. Another answer may be kept by now. */
function settle(id: string): void {
  if (keptAnswer()?.id === id) forgetKeptAnswer();
}

async function deliver(answer: HeldAnswer): Promise<boolean> {
  const { group, value } = answer;
  try {
    await send(group.id, value);
  } catch (error) {
    if (isRefused(error)) settle(group.id);
    if (current === answer) show(null);
    failed(error);
    return false;
  }
  settle(group.id);
  forgetDraft(draftOf(group));
  if (current === answer) show({ group, value, phase: 'sent' });
  return true;
}

/**
 * Sends the answer that is being held, if any.
 * @returns whether the server has every answer now
 */
export function sendHeldAnswer(): Promise<boolean> {
  clearTimeout(timer);
  if (current?.phase !== 'held') return sending;
  const answer: HeldAnswer = { ...current, phase: 'sending' };
  show(answer);
  const before = sending;
  const delivered = deliver(answer);
  sending = Promise.all([before, delivered]).then((all) => all.every(Boolean));
  return sending;
}

const sendWhenHidden = () => {
  if (document.visibilityState === 'hidden') void sendHeldAnswer();
};

/**
 * Accepts an answer. Applications continue as soon as the server has it and an employer may see it, so it can't be taken
 * back then: it is held for some seconds first, in which it can. Leaving the page, closing it, and signing out send it at
 * once; a copy in this browser is sent the next time if that fails.
 */
export function holdAnswer(group: QuestionGroup, value: string): void {
  void sendHeldAnswer();
  keepAnswer({ id: group.id, value, until: Date.now() + HOLD_MS });
  timer = setTimeout(() => void sendHeldAnswer(), HOLD_MS);
  // Adding the same listener again changes nothing.
  document.addEventListener('visibilitychange', sendWhenHidden);
  window.addEventListener('pagehide', sendHeldAnswer);
  sendBeforeSignOut(sendHeldAnswer);
  forgetWithUser(forgetHeldAnswer);
  show({ group, value, phase: 'held' });
}

/** Forgets what the last user answered here. What of it wasn't sent is kept in this browser for them. */
function forgetHeldAnswer(): void {
  clearTimeout(timer);
  sending = Promise.resolve(true);
  show(null);
}

/** Takes back the answer that is being held. */
export function takeBackAnswer(): void {
  if (current?.phase !== 'held') return;
  clearTimeout(timer);
  forgetKeptAnswer();
  show(null);
}

/** The last answer given on this page. */
export function useHeldAnswer(): HeldAnswer | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

/** Whatever was sent is of another page, or of this one before. */
function forgetSent(): void {
  if (current?.phase === 'sent') show(null);
}

/** Sends what is held when the page that offers to take it back is left. */
export function useSendOnLeaving(): void {
  useLayoutEffect(() => {
    forgetSent();
    return () => {
      forgetSent();
      void sendHeldAnswer();
    };
  }, []);
}

/** Sends an answer that an earlier page kept and couldn't send, once no page can take it back anymore. */
export function sendKeptAnswer(): void {
  const left = keptAnswer();
  if (!left) return;
  const sendNow = async () => {
    const kept = keptAnswer();
    if (kept?.id !== left.id || kept.until !== left.until) return;
    try {
      await send(left.id, left.value);
      settle(left.id);
      toast({ title: 'Answer saved', description: 'We sent the answer you gave last time.' });
    } catch (error) {
      if (!isRefused(error)) return;
      settle(left.id);
      // It arrived the first time, or the question was answered elsewhere.
      if (!hasCode(error, 'conflict')) failed(error);
    }
  };
  setTimeout(() => void sendNow(), Math.max(0, left.until + GRACE_MS - Date.now()));
}
