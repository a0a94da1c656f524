import type { LoginType } from '@contract/auth.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { createOwnProfile, profileQuery } from '@/domain/profile/profile.ts';
import { auth } from '@/lib/firebase.ts';
import { signInWithGoogle } from '@/lib/google-sign-in.ts';
import { reportLogin } from '@/lib/login-event.ts';

export type SignInResult = {
  /** Whether the account is new and goes to the onboarding. */
  isNew: boolean;
};

/** Makes sure the user has a profile: looks it up, then creates one with the specified defaults if there is none. */
async function ensureProfile(user: User, client: QueryClient): Promise<{ created: boolean }> {
  await client.cancelQueries({ queryKey: profileQuery.queryKey });
  const existing = await client.fetchQuery({ ...profileQuery, staleTime: 0 }).catch((error: unknown) => {
    console.error('Could not check for a profile', error);
    return null;
  });
  if (existing) return { created: false };
  return createOwnProfile(client, { name: user.displayName, email: user.email });
}

function report(type: LoginType): void {
  void reportLogin(type);
}

/** The Sign In tab. If a profile had to be created, it counts as a sign-up. */
export async function signInByEmail(
  email: string,
  password: string,
  client: QueryClient,
): Promise<SignInResult> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  const { created } = await ensureProfile(user, client);
  report(created ? 'email_signup' : 'email');
  return { isNew: created };
}

/** The Sign Up tab. */
export async function signUpByEmail(
  email: string,
  password: string,
  client: QueryClient,
): Promise<SignInResult> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await ensureProfile(user, client);
  report('email_signup');
  return { isNew: true };
}

/** "Continue with Google". The provider says whether the user is new. */
export async function continueWithGoogle(client: QueryClient): Promise<SignInResult> {
  const credential = await signInWithGoogle();
  const isNew = getAdditionalUserInfo(credential)?.isNewUser ?? false;
  await ensureProfile(credential.user, client);
  report(isNew ? 'google_signup' : 'google');
  return { isNew };
}
