import { signUpConversionId } from '@contract/conversion-ids.ts';
import type { ConversionData } from './types.ts';

/** How the account was created, according to Firebase. */
async function signUpMethod(): Promise<'google' | 'email'> {
  const { auth } = await import('../firebase.ts');
  const google = auth.currentUser?.providerData.some(({ providerId }) => providerId === 'google.com');
  return google ? 'google' : 'email';
}

/** A user's sign-up conversion. */
export async function signUp(uid: string, profile: { phone_number: string }): Promise<ConversionData> {
  return {
    conversionId: await signUpConversionId(uid),
    metadata: { signup_method: await signUpMethod(), phone_number: profile.phone_number || null },
  };
}
