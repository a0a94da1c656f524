import { sendEmailVerification } from 'firebase/auth';
import { auth } from '@/lib/firebase.ts';

/** Sends the verification email, whose link leads back to this app. Loaded when someone asks for it, with Firebase. */
export async function sendVerification(): Promise<void> {
  await auth.authStateReady();
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}
