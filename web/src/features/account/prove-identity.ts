import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { forgetDrafts } from '@/lib/drafts.ts';
import { setLeaving } from '@/lib/session.ts';

const SENTENCES: Record<string, string> = {
  'auth/invalid-credential': 'Incorrect password.',
  'auth/wrong-password': 'Incorrect password.',
  'auth/user-mismatch': 'That’s a different account. Choose the one you’re signed in with.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/network-request-failed': 'We couldn’t connect. Check your internet connection and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you signed in. Try again.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow pop-ups and try again.',
};

/** The message for a failed sign-in: ours for a known code, else the error's own. */
export function proofMessage(error: unknown): string {
  const code = String(Object(error).code ?? '');
  if (SENTENCES[code]) return SENTENCES[code];
  return error instanceof Error && !code.startsWith('auth/') && error.message
    ? error.message
    : 'Something went wrong. Try again.';
}

async function currentUser(): Promise<User> {
  const { auth } = await import('@/lib/firebase.ts');
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('You’re signed out. Sign in again.');
  return auth.currentUser;
}

/** How the signed-in user can prove who they are: by password if they have one, else with Google. */
export async function proofKind(): Promise<'password' | 'google'> {
  const { providerData } = await currentUser();
  return providerData.some(({ providerId }) => providerId === 'password') ? 'password' : 'google';
}

/** Signs in again, so that the next token shows a recent sign-in. */
export async function proveIdentity(password: string | null): Promise<void> {
  const user = await currentUser();
  if (password === null) {
    const { confirmWithGoogle } = await import('@/lib/google-sign-in.ts');
    await confirmWithGoogle(user);
    return;
  }
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Ends this browser's session. */
export async function leave(): Promise<void> {
  const { auth } = await import('@/lib/firebase.ts');
  setLeaving(true);
  await auth.signOut();
  forgetDrafts();
}
