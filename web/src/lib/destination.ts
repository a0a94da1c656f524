import { safeNext } from './paths.ts';

const KEY = 'destination';

/** Where somebody wanted to go before the onboarding came first; kept for this tab. */
export function rememberDestination(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage can be blocked: the onboarding then ends where it always does.
  }
}

/** Where to go after the onboarding, told once; null when nobody was on the way anywhere. */
export function takeDestination(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return safeNext(path);
  } catch {
    return null;
  }
}
