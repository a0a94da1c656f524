import { forgetDraft, readDraft, writeDraft } from '@/lib/drafts.ts';

const KEY = 'held-answer';

/** An answer that the user gave and the server may not have yet. */
export type KeptAnswer = {
  /** Of the question group. */
  id: string;
  value: string;
  /** Until when the page where it was given may still take it back, in ms since the epoch. */
  until: number;
};

/** Keeps the answer in this browser, in case the page is gone before it's sent. */
export function keepAnswer(answer: KeptAnswer): void {
  writeDraft(KEY, answer);
}

export function keptAnswer(): KeptAnswer | null {
  const { id, value, until } = readDraft<KeptAnswer>(KEY);
  return id && value && until ? { id, value, until } : null;
}

export function forgetKeptAnswer(): void {
  forgetDraft(KEY);
}
