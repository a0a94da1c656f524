import type { TrialFacts } from '@contract/trial.ts';
import { useSyncExternalStore } from 'react';

/** What was read from a file, and how long it took from the moment the visitor gave it. */
export type TrialReading = { pages: number; fullName: string | null; milliseconds: number };

/** A visitor's trial. It lives in the memory of this page and nowhere else: a reload forgets it. */
export type Trial = {
  file: File;
  /** An invented resume instead of the visitor's own: it is never kept for an account. */
  sample: boolean;
  /** `performance.now()` when the file was given. */
  startedAt: number;
  /** Null until the file has been read. */
  reading: TrialReading | null;
  /** As read; null until then. */
  readFacts: TrialFacts | null;
  /** With the visitor's changes. */
  facts: TrialFacts | null;
  /** The visitor asked to bring the file to a new account. */
  kept: boolean;
};

let current: Trial | null = null;
const listeners = new Set<() => void>();

function set(trial: Trial | null): void {
  current = trial;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const getTrial = (): Trial | null => current;

export function useTrial(): Trial | null {
  return useSyncExternalStore(subscribe, getTrial, () => null);
}

export function beginTrial(file: File, sample = false): void {
  const startedAt = performance.now();
  set({ file, sample, startedAt, reading: null, readFacts: null, facts: null, kept: false });
}

/** Stores what was read from a file, unless the visitor has removed it meanwhile. */
export function finishReading(file: File, reading: TrialReading, facts: TrialFacts): void {
  if (current?.file === file) set({ ...current, reading, readFacts: facts, facts });
}

export function changeFacts(changes: Partial<TrialFacts>): void {
  if (current?.facts) set({ ...current, facts: { ...current.facts, ...changes } });
}

export function keepTrial(): void {
  if (current && !current.sample) set({ ...current, kept: true });
}

/** Forgets the file and everything read from it. */
export function forgetTrial(): void {
  if (current) set(null);
}

/** The trial that the visitor brings to their new account, returned once. */
export function takeKeptTrial(): Trial | null {
  const kept = current?.kept ? current : null;
  if (kept) set(null);
  return kept;
}
