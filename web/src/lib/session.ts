import { useSyncExternalStore } from 'react';

/** The signed-in person as the app needs them; from Firebase Auth. */
export type SessionUser = {
  uid: string;
  email: string | null;
  email_verified: boolean;
  display_name: string | null;
  is_anonymous: boolean;
  /** From the custom claim; decides only what is shown. The server checks each admin call itself. */
  is_admin: boolean;
};

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed_out'; user: null }
  | { status: 'signed_in'; user: SessionUser };

const HINT = 'signed-in';

let current: Session = { status: 'loading', user: null };
let leaving = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by the bridge to Firebase Auth, and by nothing else. */
export function publishSession(session: Session): void {
  current = session;
  try {
    if (session.status === 'signed_in') localStorage.setItem(HINT, '1');
    if (session.status === 'signed_out') localStorage.removeItem(HINT);
  } catch {
    // Storage can be blocked; the hint only spares a flicker.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

export const getSession = (): Session => current;

/**
 * Who is signed in. A small store in front of Firebase Auth, so that public pages paint without loading it.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, getSession);
}

/** True from a sign-out that the person asked for until another page is shown. */
export function setLeaving(value: boolean): void {
  leaving = value;
  tell();
}

/** Whether the person is signing out: the page they leave has no need to refuse them. */
export function useLeaving(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => leaving,
    () => false,
  );
}

/** Whether somebody was signed in here the last time; spares public pages a flicker of the navigation. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(HINT) === '1';
  } catch {
    return false;
  }
}

/** Who the next call is made as, or null when signed out. Waits while the auth state loads. */
async function currentUser() {
  if (typeof window === 'undefined') throw new Error('Firebase auth not available in this environment');
  const { auth } = await import('./firebase.ts');
  await auth.authStateReady();
  return auth.currentUser;
}

/** Identity token for a bearer header, or null when signed out. */
export async function getIdToken(): Promise<string | null> {
  const user = await currentUser();
  return user ? user.getIdToken() : null;
}

/** E-mail address of whom the token belongs to, or null. */
export async function getEmail(): Promise<string | null> {
  return (await currentUser())?.email ?? null;
}
