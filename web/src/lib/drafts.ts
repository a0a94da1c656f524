const PREFIX = 'draft:';
const OWNER = 'drafts-of';

/** Storage can be blocked or full: forms still work then, but forget drafts on reload. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readDraft<T extends object>(key: string): Partial<T> {
  return attempt(() => {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {};
  }, {});
}

export function writeDraft(key: string, typed: object): void {
  attempt(() => localStorage.setItem(PREFIX + key, JSON.stringify(typed)), undefined);
}

export function forgetDraft(key: string): void {
  attempt(() => localStorage.removeItem(PREFIX + key), undefined);
}

/** Deletes all drafts: they may hold pay and legal answers, and someone else may use this browser next. */
export function forgetDrafts(): void {
  attempt(() => {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of all) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    localStorage.removeItem(OWNER);
  }, undefined);
}

/** Deletes the drafts of another user whose session ended without a sign-out. */
export function keepDraftsOf(uid: string): void {
  attempt(() => {
    const owner = localStorage.getItem(OWNER);
    if (owner !== null && owner !== uid) forgetDrafts();
    localStorage.setItem(OWNER, uid);
  }, undefined);
}
