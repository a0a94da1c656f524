import { useSyncExternalStore } from 'react';
import { earlyToken, endEarly, type StoredUser } from './early-session.ts';

/** What the app needs to know about the signed-in user, from Firebase Auth. */
export type SessionUser = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  isAnonymous: boolean;
  /** From the custom claim; decides only what is shown. The server checks each admin call itself. */
  isAdmin: boolean;
};

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed_out'; user: null }
  | { status: 'signed_in'; user: SessionUser };

/** localStorage key; `theme.js` reads it before the first paint. */
const HINT = 'signed-in';

const LOADING: Session = { status: 'loading', user: null };

let current: Session = LOADING;
/** For whom HTML is made. */
let rendered: Session = LOADING;
let leaving = false;
const forgetters = new Set<() => void>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by the bridge to Firebase Auth, and by nothing else. */
export function publishSession(session: Session): void {
  endEarly();
  show(session);
}

/** Takes who was signed in here last for the one who is, until Firebase Auth has loaded. The server checks every call. */
export function presumeSession(user: StoredUser): void {
  if (current.status !== 'loading') return;
  show({
    status: 'signed_in',
    user: {
      uid: user.uid,
      email: user.email ?? null,
      emailVerified: user.emailVerified ?? false,
      displayName: user.displayName ?? null,
      isAnonymous: user.isAnonymous ?? false,
      isAdmin: isAdmin(user.stsTokenManager.accessToken),
    },
  });
}

/** Reads the custom claim from an identity token. */
function isAdmin(token: string): boolean {
  try {
    const [, claims = ''] = token.split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).admin === true;
  } catch {
    return false;
  }
}

/** Makes HTML for someone who is signed in, of whom nothing is known. Returns a function that ends it. */
export function renderForSignedIn(): () => void {
  rendered = {
    status: 'signed_in',
    user: {
      uid: '',
      email: null,
      emailVerified: true,
      displayName: null,
      isAnonymous: false,
      isAdmin: false,
    },
  };
  return () => {
    rendered = LOADING;
  };
}

function show(session: Session): void {
  const left = current.user !== null && current.user.uid !== session.user?.uid;
  current = session;
  if (left) for (const forget of forgetters) forget();
  try {
    if (session.status === 'signed_in') localStorage.setItem(HINT, '1');
    if (session.status === 'signed_out') localStorage.removeItem(HINT);
  } catch {
    // Storage can be blocked; the hint only avoids a flicker.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Registers what a module must forget when the user is gone, signed out or replaced by another. */
export function forgetWithUser(forget: () => void): void {
  forgetters.add(forget);
}

export const getSession = (): Session => current;

/**
 * Who is signed in. A small store in front of Firebase Auth, so that public pages paint without loading it.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => rendered);
}

/** True from a requested sign-out until another page shows. */
export function setLeaving(value: boolean): void {
  leaving = value;
  tell();
}

/** Whether the user is signing out, so the page they are leaving doesn't ask them to sign in. */
export function useLeaving(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => leaving,
    () => false,
  );
}

/** Whether someone was signed in here last time. */
function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(HINT) === '1';
  } catch {
    return false;
  }
}

/** The same for components, where it avoids a flicker of the navigation. Prerendered pages are for signed-out visitors. */
export function useWasSignedIn(): boolean {
  return useSyncExternalStore(subscribe, wasSignedIn, () => false);
}

/** Once loaded: even a loaded module is imported in a later task, which never comes in a page that is being closed. */
let firebase: typeof import('./firebase.ts') | undefined;

/** The current user, or null if signed out. Waits while the auth state loads. */
async function currentUser() {
  if (typeof window === 'undefined') throw new Error('Firebase auth not available in this environment');
  firebase ??= await import('./firebase.ts');
  await firebase.auth.authStateReady();
  return firebase.auth.currentUser;
}

/** Identity token for a bearer header, or null if signed out. */
export async function getIdToken(): Promise<string | null> {
  const early = earlyToken();
  if (early !== null) return early;
  const user = await currentUser();
  return user ? user.getIdToken() : null;
}

/** Firebase Auth errors that mean the token service couldn't be reached; any other one means it rejected the renewal. */
const UNREACHABLE = [
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/too-many-requests',
];

let renewal: Promise<{ token: string } | 'unreachable' | null> | null = null;

/**
 * A new identity token to replace a rejected one, requested once however many calls were rejected. Null if there is none,
 * `'unreachable'` if the token service can't be reached.
 */
export function refreshIdToken(): Promise<{ token: string } | 'unreachable' | null> {
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renew(): Promise<{ token: string } | 'unreachable' | null> {
  try {
    const user = await currentUser();
    return user ? { token: await user.getIdToken(true) } : null;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return UNREACHABLE.includes(code) ? 'unreachable' : null;
  }
}

let ending: Promise<void> | null = null;
let leadOn: () => void = () => undefined;

/** Sets what the app does when the server ends a session. */
export function whenSessionEnds(lead: () => void): void {
  leadOn = lead;
}

/** Signs out, once, when the server no longer accepts the session, and opens the sign-in page. */
export function endSession(): Promise<void> {
  if (leaving) return ending ?? Promise.resolve();
  ending ??= signOutAndLead().finally(() => {
    ending = null;
  });
  return ending;
}

/** The bridge to Firebase Auth publishes a sign-out a moment after it happens. */
async function whenSignedOut(): Promise<void> {
  if (current.status !== 'signed_in') return;
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (current.status === 'signed_in') return;
      stop();
      resolve();
    });
  });
}

async function signOutAndLead(): Promise<void> {
  setLeaving(true);
  const { auth } = await import('./firebase.ts');
  await auth.signOut();
  await whenSignedOut();
  leadOn();
}

/** Email address of the current user, or null. */
export async function getEmail(): Promise<string | null> {
  return (await currentUser())?.email ?? null;
}
