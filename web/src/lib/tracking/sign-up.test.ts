import { signUpConversionId } from '@contract/conversion-ids.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { signUp } from './sign-up.ts';

const auth = vi.hoisted(() => ({ currentUser: null as { providerData: { providerId: string }[] } | null }));
vi.mock('../firebase.ts', () => ({ auth }));

beforeEach(() => {
  auth.currentUser = null;
});

it.each([
  [['google.com'], 'google'],
  [['password', 'google.com'], 'google'],
  [['password'], 'email'],
  [[], 'email'],
])('an account with the providers %j was made by %s', async (providers, signupMethod) => {
  auth.currentUser = { providerData: providers.map((providerId) => ({ providerId })) };
  expect((await signUp('u1', { phone_number: '' })).metadata).toEqual({
    signup_method: signupMethod,
    phone_number: null,
  });
});

it('a sign-up has one id per user, and the phone number of the profile', async () => {
  expect(await signUp('u1', { phone_number: '+16175550142' })).toEqual({
    conversionId: await signUpConversionId('u1'),
    metadata: { signup_method: 'email', phone_number: '+16175550142' },
  });
});
