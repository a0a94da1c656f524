import { safeNext } from './paths.ts';

const KEY = 'destination';

/** Remembers, for this tab, where the user was going before the onboarding. */
export function rememberDestination(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage can be blocked: the onboarding then ends on its default page.
  }
}

/** Where to go after the onboarding, returned once; null if the user wasn't going anywhere. */
export function takeDestination(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return safeNext(path);
  } catch {
    return null;
  }
}
