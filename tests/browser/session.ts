import type { Page } from '@playwright/test';

/** The web API key of every local stack. */
export const API_KEY = 'demo-key';

/** A user whom the Auth emulator has signed in. */
export type StoredSession = {
  uid: string;
  email: string;
  name: string;
  token: string;
  refreshToken: string;
};

/** Stores the user where Firebase Auth keeps its session, before the first script of the next page runs. */
export async function storeSession(page: Page, session: StoredSession): Promise<void> {
  const { uid, email } = session;
  const stored = {
    uid,
    email,
    emailVerified: false,
    displayName: session.name,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: {
      refreshToken: session.refreshToken,
      accessToken: session.token,
      expirationTime: Date.now() + 3_000_000,
    },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  await page.addInitScript(
    ([key, value]) => {
      // Only once: a user who signs out stays signed out.
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('session-stored')) return;
      sessionStorage.setItem('session-stored', '1');
      localStorage.setItem(key, value);
    },
    [`firebase:authUser:${API_KEY}:[DEFAULT]`, JSON.stringify(stored)] as const,
  );
}
