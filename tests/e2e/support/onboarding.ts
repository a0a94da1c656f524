import { paths } from '../../../web/src/lib/paths.ts';
import { type ApiUser, giveResume, signUp } from './accounts.ts';
import { nurseResume } from './resumes.ts';
import { MAIN_STACK } from './stacks.ts';

/** The pages of the onboarding that somebody with a resume can open. */
export const ONBOARDING_PAGES = ['resume', 'review', 'preferences', 'who-applies'].map((step) =>
  paths.onboarding(step),
);

/** Somebody who has a profile and a resume, and is not done with the onboarding. */
export async function signUpIntoOnboarding(): Promise<ApiUser> {
  const user = await signUp(MAIN_STACK);
  await user.call('POST', '/api/profile', { json: { email: user.email } });
  await giveResume(user, nurseResume().bytes);
  return user;
}
