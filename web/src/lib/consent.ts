import { useSyncExternalStore } from 'react';

/**
 * What the visitor chose. `granted`: everything. `limited`: measured, but neither sold nor shared (Reddit's Limited
 * Data Use). `denied`: nothing. `unknown`: not asked yet.
 */
export type Choice = 'granted' | 'limited' | 'denied' | 'unknown';

/** What may be done. `undecided` is opt-in before an answer: nothing is kept and nothing leaves the browser. */
export type Permission = 'full' | 'limited' | 'none' | 'undecided';

export type ConsentMode = 'opt-in' | 'opt-out';

export type Consent = {
  choice: Choice;
  /** The browser sends Global Privacy Control: a "no" that no choice overrides. */
  gpc: boolean;
  permission: Permission;
};

type Stored = { version: number; at: string; choice: Choice };

/** localStorage key of the choice. */
export const CONSENT_KEY = 'consent';
/** Raised when what is asked changes; older answers then count as none. */
const VERSION = 1;

export const CONSENT_MODE: ConsentMode = import.meta.env.VITE_CONSENT === 'opt-out' ? 'opt-out' : 'opt-in';

export function permissionOf(choice: Choice, gpc: boolean, mode: ConsentMode): Permission {
  if (gpc || choice === 'denied') return 'none';
  if (choice === 'granted') return 'full';
  if (choice === 'limited' || mode === 'opt-out') return 'limited';
  return 'undecided';
}

/** The choice in a stored record, or `unknown` when there is none that counts. */
export function readChoice(text: string | null): Choice {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    if (stored?.version !== VERSION) return 'unknown';
    return stored.choice === 'granted' || stored.choice === 'limited' || stored.choice === 'denied'
      ? stored.choice
      : 'unknown';
  } catch {
    return 'unknown';
  }
}

function hasGpc(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function load(): Consent {
  let choice: Choice = 'unknown';
  try {
    choice = readChoice(localStorage.getItem(CONSENT_KEY));
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  return settle(choice);
}

function settle(choice: Choice): Consent {
  const gpc = hasGpc();
  return { choice, gpc, permission: permissionOf(choice, gpc, CONSENT_MODE) };
}

let current: Consent | null = null;
const listeners = new Set<() => void>();

function publish(next: Consent): void {
  current = next;
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === CONSENT_KEY || event.key === null) publish(load());
}

export function getConsent(): Consent {
  current ??= load();
  return current;
}

/** Keeps the choice with its time and the version of what was asked. */
export function chooseConsent(choice: Exclude<Choice, 'unknown'>): void {
  const stored: Stored = { version: VERSION, at: new Date().toISOString(), choice };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(stored));
  } catch {
    // As above.
  }
  publish(settle(choice));
}

/** Calls on every change of the choice, made here or in another tab. Returns what ends it. */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, getConsent);
}

/** What the server is told: Global Privacy Control is a "no". */
export function consentToTell({ choice, gpc } = getConsent()): Choice {
  return gpc ? 'denied' : choice;
}

/** Header of every call about which the server must know the choice; the browser adds `Sec-GPC` by itself. */
export function consentHeaders(): Record<string, string> {
  return { 'X-Consent': consentToTell() };
}
