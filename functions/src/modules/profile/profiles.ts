import type { z } from 'zod';
import { signUpConversionId } from '../../contract/conversion-ids.ts';
import type { ConsentChoice } from '../../contract/conversions.ts';
import {
  type CreateProfileBody,
  isProfileComplete,
  type Profile,
  type UpdateProfileBody,
} from '../../contract/profile.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RunTransaction, Tx } from '../../platform/transaction.ts';
import { type ConversionDeps, enqueueRelay } from '../conversions/conversion-deps.ts';
import { recordId } from '../conversions/conversion-record.ts';
import { planServerConversion } from '../conversions/record-server-conversion.ts';
import { grantSignUpCredits } from '../wallet/grant-credits.ts';
import type { CreditDeps } from '../wallet/plan-credits.ts';
import { toStoredPhone } from './phone-number.ts';
import type { ProfileRepository } from './profile.repository.ts';
import { countryOfProfile, newProfile, unansweredAfter } from './profile-rules.ts';

export type ProfileDeps = {
  profiles: ProfileRepository;
  credits: CreditDeps;
  conversions: ConversionDeps;
  runTransaction: RunTransaction;
  clock: Clock;
};

export type Account = { uid: string; email: string | null; name: string | null };

/** The profile, or null before the first sign-in created it. */
export function findProfile(deps: Pick<ProfileDeps, 'profiles'>, uid: string): Promise<Profile | null> {
  return deps.profiles.find(uid);
}

/** The profile inside a transaction, so that decisions based on it hold until the commit. */
export function findProfileInTx(
  tx: Tx,
  deps: Pick<ProfileDeps, 'profiles'>,
  uid: string,
): Promise<Profile | null> {
  return deps.profiles.findInTx(tx, uid);
}

/** The profile; throws `profile_not_found` if there is none. */
export async function requireProfile(deps: Pick<ProfileDeps, 'profiles'>, uid: string): Promise<Profile> {
  const profile = await deps.profiles.find(uid);
  if (!profile) throw missing();
  return profile;
}

/** Profiles of all users, newest first; for administrators. */
export function newestProfiles(
  deps: Pick<ProfileDeps, 'profiles'>,
  after: { created_at: string; uid: string } | null,
  limit: number,
): Promise<Profile[]> {
  return deps.profiles.page(after, limit);
}

/**
 * Creates the profile with its defaults and grants the free credits, both or neither. An existing profile is returned
 * unchanged: what the user filled in is never reset.
 */
export function createProfileOnce(
  deps: Pick<ProfileDeps, 'profiles' | 'credits' | 'runTransaction' | 'clock'>,
  account: Account,
  body: z.output<typeof CreateProfileBody>,
): Promise<Profile & { created: boolean }> {
  return deps.runTransaction(async (tx) => {
    const existing = await deps.profiles.findInTx(tx, account.uid);
    if (existing) return { ...existing, created: false };
    const grant = await grantSignUpCredits(tx, deps.credits, account.uid);
    const profile = deps.profiles.create(tx, account.uid, newProfile(body, account), deps.clock());
    grant();
    return { ...profile, created: true };
  });
}

type ProfileChanges = z.output<typeof UpdateProfileBody> & { dark_mode_enabled?: boolean | null };

/**
 * Changes the given fields. Completing onboarding records the sign-up conversion in the same transaction, so that
 * neither happens without the other; `choice` is the consent in this request.
 */
export async function changeProfile(
  deps: ProfileDeps,
  uid: string,
  given: ProfileChanges,
  choice: ConsentChoice = 'unknown',
): Promise<Profile> {
  const normalisePhone = given.phone_number ? await toStoredPhone(given.phone_number) : null;
  const conversion_id = given.onboarding_step === 'done' ? await signUpConversionId(uid) : null;
  const { profile, raised } = await deps.runTransaction(async (tx) => {
    const before = await deps.profiles.findInTx(tx, uid);
    if (!before) throw missing();
    const now = deps.clock();
    const unanswered = unansweredAfter(before, given);
    const country = countryOfProfile({ location: given.location ?? before.location, unanswered });
    const changes = {
      ...given,
      unanswered,
      ...(normalisePhone && { phone_number: normalisePhone(country) }),
    };
    const after = { ...before, ...changes, country };
    if (after.salary_min !== null && after.salary_max !== null && after.salary_min > after.salary_max) {
      const message = 'The maximum pay is below the minimum.';
      throw new AppError('invalid_request', message, { errors: [{ path: 'salary_max', message }] });
    }
    const ends = conversion_id !== null && before.onboarding_step !== 'done';
    const { email, phone_number } = after;
    const raise = ends
      ? await planServerConversion(tx, deps.conversions, {
          conversion_id,
          type: 'SIGN_UP',
          uid,
          email,
          phone_number,
          choice,
        })
      : null;
    deps.profiles.update(tx, uid, changes, now);
    raise?.();
    const profile = { ...after, complete: isProfileComplete(after), updated_at: now.toISOString() };
    return { profile, raised: raise !== null };
  });
  if (raised && conversion_id !== null) {
    await enqueueRelay(deps.conversions, recordId({ type: 'SIGN_UP', conversion_id }));
  }
  return profile;
}

function missing(): AppError {
  return new AppError('profile_not_found', 'You don’t have a profile yet. Set one up first.');
}
