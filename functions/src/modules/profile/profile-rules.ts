import type { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import { type CreateProfileBody, isProfileComplete, type Profile } from '../../contract/profile.ts';

/** A profile as kept: what can be derived is not. */
export type StoredProfile = Omit<Profile, 'uid' | 'complete' | 'created_at' | 'updated_at'>;

/** The first profile of an account: what the person sent, what the account knows, the specified defaults. */
export function newProfile(
  body: z.output<typeof CreateProfileBody>,
  account: { email: string | null; name: string | null },
): StoredProfile {
  return {
    ...body,
    full_name: body.full_name || account.name || '',
    // The account's address is proven by signing in; the one in the body is only a claim.
    email: account.email ?? body.email,
    phone_number: '',
    job_title: '',
    dark_mode_enabled: null,
    job_titles: [],
    skills: [],
    salary_min: null,
    salary_max: null,
    salary_currency: 'USD',
    salary_period: 'year',
    additional_info: '',
    employment_types: [],
    work_authorization: {},
    needs_sponsorship: null,
    excluded_companies: [],
    excluded_keywords: [],
    links: { linkedin: '', github: '', portfolio: '' },
    auto_apply_min_score: LIMITS.auto_apply_min_score,
    auto_apply_daily_limit: LIMITS.auto_apply_daily_limit,
    review_before_submit: true,
    applications_paused: false,
    notify_digest: true,
    notify_needs_input: true,
    onboarding_step: 'resume',
  };
}

export function toProfile(
  uid: string,
  stored: StoredProfile & { created_at: string; updated_at: string },
): Profile {
  return { ...stored, uid, complete: isProfileComplete(stored) };
}
