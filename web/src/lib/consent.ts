import { type ConsentMode, type Permission, permissionOf } from '@contract/conversion-rules.ts';
import { useSyncExternalStore } from 'react';

export type { Permission };

/**
 * The visitor's choice. `granted`: everything. `limited`: measured, but neither sold nor shared (Reddit's Limited Data Use).
 * `denied`: nothing. `unknown`: not asked yet.
 */
export type Choice = 'granted' | 'limited' | 'denied' | 'unknown';

export type Consent = {
  choice: Choice;
  /** When the choice was made, ISO 8601; null without one. */
  chosen_at: string | null;
  /** The browser sends Global Privacy Control: a "no" that overrides any choice. */
  gpc: boolean;
  permission: Permission;
};

type Stored = { version: number; at: string; choice: Choice };

/** localStorage key of the choice; `theme.js` reads it before the first paint. */
export const CONSENT_KEY = 'consent';
/** Increased when the question changes; answers to older versions don't count. */
const VERSION = 1;

export const CONSENT_MODE: ConsentMode = import.meta.env.VITE_CONSENT === 'opt-out' ? 'opt-out' : 'opt-in';

type Chosen = Pick<Consent, 'choice' | 'chosen_at'>;

const NOT_CHOSEN: Chosen = { choice: 'unknown', chosen_at: null };

/** The choice in a stored record, or `unknown` if there is none that counts. */
export function readChoice(text: string | null): Chosen {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    if (stored?.version !== VERSION) return NOT_CHOSEN;
    const { choice, at } = stored;
    if (choice !== 'granted' && choice !== 'limited' && choice !== 'denied') return NOT_CHOSEN;
    // Any other choice counts as newer than one without a time.
    return { choice, chosen_at: at && !Number.isNaN(Date.parse(at)) ? at : new Date(0).toISOString() };
  } catch {
    return NOT_CHOSEN;
  }
}

function hasGpc(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

function load(): Consent {
  try {
    return settle(readChoice(localStorage.getItem(CONSENT_KEY)));
  } catch {
    // Storage is blocked, so the choice lasts as long as this page.
    return settle(NOT_CHOSEN);
  }
}

function settle(chosen: Chosen): Consent {
  const gpc = hasGpc();
  return { ...chosen, gpc, permission: gpc ? 'none' : permissionOf(chosen.choice, CONSENT_MODE) };
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

/** Stores the choice with its time and the version of the question. */
export function chooseConsent(choice: Exclude<Choice, 'unknown'>): void {
  const at = new Date().toISOString();
  const stored: Stored = { version: VERSION, at, choice };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(stored));
  } catch {
    // As above.
  }
  publish(settle({ choice, chosen_at: at }));
}

/** Subscribes to changes of the choice, made here or in another tab. Returns the unsubscribe function. */
export function subscribeConsent(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** What prerendered pages show: nobody has been asked yet. */
const NOT_ASKED: Consent = {
  ...NOT_CHOSEN,
  gpc: false,
  permission: permissionOf(NOT_CHOSEN.choice, CONSENT_MODE),
};

export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, getConsent, () => NOT_ASKED);
}

/** Headers for calls that depend on the choice; the browser adds `Sec-GPC` itself. */
export function consentHeaders({ choice, chosen_at, gpc } = getConsent()): Record<string, string> {
  if (gpc) return { 'X-Consent': 'denied' };
  return { 'X-Consent': choice, ...(chosen_at && { 'X-Consent-At': chosen_at }) };
}
