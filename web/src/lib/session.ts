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
  for (const listener of listeners) listener();
}

export const getSession = (): Session => current;

/**
 * Who is signed in. A small store in front of Firebase Auth, so that public pages paint without loading it.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, getSession);
}

/** Whether somebody was signed in here the last time; spares public pages a flicker of the navigation. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(HINT) === '1';
  } catch {
    return false;
  }
}

/** Identity token for a bearer header, or null when signed out. Waits while the auth state loads. */
export async function getIdToken(): Promise<string | null> {
  if (typeof window === 'undefined') throw new Error('Firebase auth not available in this environment');
  const { auth } = await import('./firebase.ts');
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken() : null;
}
