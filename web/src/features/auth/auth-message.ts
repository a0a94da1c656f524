const SENTENCES: Record<string, string> = {
  'auth/invalid-credential': 'The email or password is not right.',
  'auth/wrong-password': 'The email or password is not right.',
  'auth/user-not-found': 'The email or password is not right.',
  'auth/email-already-in-use': 'There is an account with this email already. Sign in instead.',
  'auth/weak-password': 'Password must be at least 6 characters',
  'auth/invalid-email': 'Please enter a valid email address',
  'auth/user-disabled': 'This account is switched off. Write to us if you think that is a mistake.',
  'auth/too-many-requests': 'Too many tries. Wait a few minutes, then try again.',
  'auth/network-request-failed': 'No connection. Check your internet connection and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you signed in.',
  'auth/cancelled-popup-request': 'Another Google window is open already.',
  'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups and try again.',
  'auth/account-exists-with-different-credential':
    'This email has an account with a password. Sign in with it.',
};

/** A sentence for a failed sign-in: ours for a known code, the error's own message, else the fallback. */
export function authMessage(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback;
  const code = (error as Error & { code?: unknown }).code;
  if (typeof code === 'string' && code.startsWith('auth/')) return SENTENCES[code] ?? fallback;
  return error.message || fallback;
}
