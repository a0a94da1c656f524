import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { auth } from './firebase.ts';

/**
 * "Continue with Google". The real pop-up needs a script from a Google host, so builds for the local stack use its account
 * chooser instead. The branch is resolved at build time and leaves no trace in the other build.
 */
export async function signInWithGoogle(): Promise<UserCredential> {
  if (import.meta.env.MODE === 'emulator') {
    const { signInWithAccountChooser } = await import('./account-chooser.ts');
    return signInWithAccountChooser(auth);
  }
  return signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Asks the signed-in user to sign in with Google again; another Google account is rejected. */
export async function confirmWithGoogle(user: User): Promise<void> {
  if (import.meta.env.MODE === 'emulator') {
    const { confirmWithAccountChooser } = await import('./account-chooser.ts');
    await confirmWithAccountChooser(user);
    return;
  }
  await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
}
