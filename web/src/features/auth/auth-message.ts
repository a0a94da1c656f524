const SENTENCES: Record<string, string> = {
  'auth/invalid-credential': 'Incorrect email or password.',
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/user-not-found': 'Incorrect email or password.',
  'auth/email-already-in-use': 'An account with this email already exists. Sign in instead.',
  'auth/weak-password': 'Password must be at least 6 characters',
  'auth/invalid-email': 'Please enter a valid email address',
  'auth/user-disabled': 'This account is suspended. If you think that’s a mistake, email us.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/network-request-failed': 'We couldn’t connect. Check your internet connection and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you signed in. Try again.',
  'auth/cancelled-popup-request': 'A Google sign-in window is already open.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow pop-ups and try again.',
  'auth/account-exists-with-different-credential': 'This email already has a password. Use it to sign in.',
};

/** The message for a failed sign-in: ours for a known code, the error's own message, else the fallback. */
export function authMessage(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback;
  const code = (error as Error & { code?: unknown }).code;
  if (typeof code === 'string' && code.startsWith('auth/')) return SENTENCES[code] ?? fallback;
  return error.message || fallback;
}
