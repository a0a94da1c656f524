import type { User } from 'firebase/auth';
import { forgetDrafts } from '@/lib/drafts.ts';
import { setLeaving } from '@/lib/session.ts';

const SENTENCES: Record<string, string> = {
  'auth/invalid-credential': 'The password is not right.',
  'auth/wrong-password': 'The password is not right.',
  'auth/user-mismatch': 'That is another account. Choose the one that you are signed in with.',
  'auth/too-many-requests': 'Too many tries. Wait a few minutes, then try again.',
  'auth/network-request-failed': 'No connection. Check your internet connection and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you signed in.',
  'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups and try again.',
};

/** A sentence for a failed proof: ours for a known code, else the error's own. */
export function proofMessage(error: unknown): string {
  const code = String(Object(error).code ?? '');
  if (SENTENCES[code]) return SENTENCES[code];
  return error instanceof Error && !code.startsWith('auth/') && error.message
    ? error.message
    : 'This did not work. Try again.';
}

async function currentUser(): Promise<User> {
  const { auth } = await import('@/lib/firebase.ts');
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('You are signed out. Sign in again.');
  return auth.currentUser;
}

/** How the signed-in person can prove who they are: by password where they have one, else with Google. */
export async function proofKind(): Promise<'password' | 'google'> {
  const { providerData } = await currentUser();
  return providerData.some(({ providerId }) => providerId === 'password') ? 'password' : 'google';
}

/** Signs in once more, so that the next token tells of a fresh sign-in. */
export async function proveIdentity(password: string | null): Promise<void> {
  const user = await currentUser();
  if (password === null) {
    const { confirmWithGoogle } = await import('@/lib/google-sign-in.ts');
    await confirmWithGoogle(user);
    return;
  }
  const { EmailAuthProvider, reauthenticateWithCredential } = await import('firebase/auth');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Ends this browser's session. */
export async function leave(): Promise<void> {
  const [{ auth }, { signOut }] = await Promise.all([import('@/lib/firebase.ts'), import('firebase/auth')]);
  setLeaving(true);
  await signOut(auth);
  forgetDrafts();
}
