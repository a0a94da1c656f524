import { signUpConversionId } from '@contract/conversion-ids.ts';
import { trackConversion } from './track.ts';

/** How the account was made, as Firebase says. */
async function signUpMethod(): Promise<'google' | 'email'> {
  const { auth } = await import('../firebase.ts');
  const google = auth.currentUser?.providerData.some(({ providerId }) => providerId === 'google.com');
  return google ? 'google' : 'email';
}

/** The end of onboarding, under the id that the server's own report of it has: only one of the two counts. */
export async function trackSignUp(uid: string, profile: { phone_number: string }): Promise<void> {
  await trackConversion('signup', {
    conversionId: await signUpConversionId(uid),
    metadata: { signup_method: await signUpMethod(), phone_number: profile.phone_number || null },
  });
}
