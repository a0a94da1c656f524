import type { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import {
  type CreateProfileBody,
  DefaultedField,
  isProfileComplete,
  PROFILE_DEFAULTS,
  type Profile,
} from '../../contract/profile.ts';
import { readPlace } from '../job-text/places/read-location.ts';

/** A profile as stored, without derived fields. */
export type StoredProfile = Omit<Profile, 'uid' | 'complete' | 'country' | 'created_at' | 'updated_at'>;

const PAY_DEFAULTS = { salary_currency: 'USD', salary_period: 'year' } as const;

/** The first profile of an account: what the user sent, what the account knows, the specified defaults. */
export function newProfile(
  body: z.output<typeof CreateProfileBody>,
  account: { email: string | null; name: string | null },
): StoredProfile {
  const created: Omit<StoredProfile, 'unanswered'> = {
    ...body,
    full_name: body.full_name || account.name || '',
    // The account's email address was verified by signing in; the one in the body is only a claim.
    email: account.email ?? body.email,
    phone_number: '',
    job_title: '',
    dark_mode_enabled: null,
    job_titles: [],
    skills: [],
    salary_min: null,
    salary_max: null,
    ...PAY_DEFAULTS,
    additional_info: '',
    employment_types: [],
    work_authorization: {},
    needs_sponsorship: null,
    excluded_companies: [],
    excluded_keywords: [],
    links: { linkedin: '', github: '', portfolio: '' },
    auto_apply_min_score: LIMITS.auto_apply_min_score,
    auto_apply_daily_limit: LIMITS.auto_apply_daily_limit,
    auto_apply_company_limit: LIMITS.auto_apply_company_limit,
    auto_apply_paused_until: null,
    time_zone: null,
    notify_auto_apply: true,
    review_before_submit: true,
    applications_paused: false,
    notify_digest: true,
    notify_needs_input: true,
    onboarding_step: 'resume',
    answers_offered: false,
  };
  return { ...created, unanswered: fieldsLeftAtDefault(created) };
}

/**
 * Fields that hold the default of a new profile. Only for profiles that do not say which defaults the user confirmed:
 * new ones, and those stored before that was recorded.
 */
export function fieldsLeftAtDefault(profile: Omit<StoredProfile, 'unanswered'>): DefaultedField[] {
  const pay_given = profile.salary_min !== null || profile.salary_max !== null;
  return DefaultedField.options.filter((field) =>
    field === 'location' || field === 'experience'
      ? profile[field] === PROFILE_DEFAULTS[field]
      : !pay_given && profile[field] === PAY_DEFAULTS[field],
  );
}

/** What is still unanswered after a change: every field that the user sends is answered by it. */
export function unansweredAfter(before: Profile, changes: Partial<Profile>): DefaultedField[] {
  return before.unanswered.filter((field) => changes[field] === undefined);
}

/** The country in the user's location; null if it names none. */
export function countryOfProfile({
  location,
  unanswered,
}: Pick<StoredProfile, 'location' | 'unanswered'>): string | null {
  return unanswered.includes('location') ? null : (readPlace(location)?.country ?? null);
}

export function toProfile(
  uid: string,
  stored: StoredProfile & { created_at: string; updated_at: string },
): Profile {
  return { ...stored, uid, country: countryOfProfile(stored), complete: isProfileComplete(stored) };
}
