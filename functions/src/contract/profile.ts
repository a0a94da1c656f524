import { z } from 'zod';
import { CountryCode, Currency, EmploymentType, Instant, SalaryPeriod } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

/** Initial values of a new profile. They say nothing about the person: see `unanswered`. */
export const PROFILE_DEFAULTS = {
  location: 'NY',
  experience: '0-1 years',
  is_remote: false,
  is_hybrid: false,
  is_any_location: false,
  demographic_info: '',
  auto_apply: false,
} as const;

/** Fields that a new profile fills with a default instead of leaving them empty. */
export const DefaultedField = z.enum(['location', 'experience', 'salary_currency', 'salary_period']);
export type DefaultedField = z.infer<typeof DefaultedField>;

/** The period of `salary_min` and `salary_max`. */
export const PayPeriod = SalaryPeriod.extract(['year', 'month', 'hour']);
export type PayPeriod = z.infer<typeof PayPeriod>;

/** Texts that mean "not filled in" in these fields. */
export const PLACEHOLDERS = { full_name: 'Enter Name Here', job_title: 'Enter Job Title' } as const;

export const ExperienceBand = z.enum(['0-1 years', '1-3 years', '3-5 years', '5-10 years', '10+ years']);
export type ExperienceBand = z.infer<typeof ExperienceBand>;

// Browsers disagree about valid hosts (`not a link`); this pattern is the same on both sides.
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/, hostname: HOST })]);

export const ProfileLinks = z.object({
  linkedin: optionalUrl.default(''),
  github: optionalUrl.default(''),
  portfolio: optionalUrl.default(''),
});

export const OnboardingStep = z.enum(['resume', 'review', 'preferences', 'who_applies', 'search', 'done']);
export type OnboardingStep = z.infer<typeof OnboardingStep>;

/** A user's profile and preferences as the API returns them. */
export const Profile = z.object({
  uid: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  job_title: z.string(),
  location: z.string(),
  /** Derived: the country of `location`; null if it does not name one unambiguously. */
  country: CountryCode.nullable(),
  experience: ExperienceBand,
  is_remote: z.boolean(),
  is_hybrid: z.boolean(),
  is_any_location: z.boolean(),
  demographic_info: z.string(),
  auto_apply: z.boolean(),
  /** Missing means null: the system's color scheme. */
  dark_mode_enabled: z.boolean().nullable().default(null),
  job_titles: z.array(z.string()),
  skills: z.array(z.string()),
  /** Minor units of `salary_currency` per `salary_period`; null means not stated. */
  salary_min: z.number().int().nullable(),
  salary_max: z.number().int().nullable(),
  salary_currency: Currency,
  salary_period: PayPeriod,
  additional_info: z.string(),
  employment_types: z.array(EmploymentType),
  /** Country (ISO 3166-1 alpha-2) to whether the user may work there; a missing country is unknown. */
  work_authorization: z.record(CountryCode, z.boolean()),
  /** Null means the user has not said, which is never read as "no". */
  needs_sponsorship: z.boolean().nullable(),
  excluded_companies: z.array(z.string()),
  excluded_keywords: z.array(z.string()),
  links: ProfileLinks,
  auto_apply_min_score: z.number().int(),
  auto_apply_daily_limit: z.number().int(),
  /** At most this many applications to one company in 30 days without being asked. */
  auto_apply_company_limit: z.number().int(),
  /** No auto-apply before this day in the user's time zone; null if it is not paused. */
  auto_apply_paused_until: z.iso.date().nullable(),
  /** IANA name; null if the user's browser never told. */
  time_zone: z.string().nullable(),
  review_before_submit: z.boolean(),
  applications_paused: z.boolean(),
  /** An email after auto-apply applied to the jobs of a day. */
  notify_auto_apply: z.boolean(),
  /** An email with new matches, and one when an application waits for the user. */
  notify_digest: z.boolean(),
  notify_needs_input: z.boolean(),
  onboarding_step: OnboardingStep,
  /** The user has opened the page "Your answers" or declined it, so it is not offered again. */
  answers_offered: z.boolean(),
  /**
   * Fields whose default the user never replaced or confirmed. Their values are placeholders; a value that the user
   * chose counts even if it equals the default.
   */
  unanswered: z.array(DefaultedField),
  /** Derived: the specification's rule for a complete profile. */
  complete: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Profile = z.infer<typeof Profile>;

const shortText = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer.`);
const nameList = (max: number) =>
  z
    .array(shortText(80).min(1))
    .max(max)
    .transform((names) => [...new Set(names)]);

/** Body of POST /api/profile as specified: missing fields take their defaults. */
export const CreateProfileBody = z.object({
  full_name: shortText(120).default(''),
  email: z.union([z.literal(''), z.email(MESSAGES.email_invalid)]).default(''),
  location: shortText(120).default(PROFILE_DEFAULTS.location),
  experience: ExperienceBand.default(PROFILE_DEFAULTS.experience),
  is_remote: z.boolean().default(false),
  is_hybrid: z.boolean().default(false),
  is_any_location: z.boolean().default(false),
  demographic_info: shortText(LIMITS.demographic_info).default(''),
  auto_apply: z.boolean().default(false),
});

type Salaries = { salary_min?: number | null | undefined; salary_max?: number | null | undefined };

/** Rejects a maximum salary below the minimum, if both are given. */
export function salariesInOrder({ salary_min, salary_max }: Salaries, context: z.RefinementCtx): void {
  if (salary_min == null || salary_max == null || salary_min <= salary_max) return;
  context.addIssue({
    code: 'custom',
    path: ['salary_max'],
    message: 'The maximum pay is below the minimum.',
  });
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What of a profile the user can change. */
export const ProfileFields = z.object({
  full_name: shortText(120),
  /** Stored as E.164 if it is a number of the user's country, or has a country code. */
  phone_number: shortText(40),
  job_title: shortText(120),
  location: shortText(120),
  experience: ExperienceBand,
  is_remote: z.boolean(),
  is_hybrid: z.boolean(),
  is_any_location: z.boolean(),
  demographic_info: shortText(LIMITS.demographic_info),
  auto_apply: z.boolean(),
  job_titles: nameList(LIMITS.job_titles),
  skills: nameList(LIMITS.skills),
  salary_min: z.number().int().nonnegative().nullable(),
  salary_max: z.number().int().nonnegative().nullable(),
  salary_currency: Currency,
  salary_period: PayPeriod,
  additional_info: shortText(LIMITS.additional_info),
  employment_types: z.array(EmploymentType).max(5),
  work_authorization: z.record(CountryCode, z.boolean()),
  needs_sponsorship: z.boolean().nullable(),
  excluded_companies: nameList(LIMITS.excluded),
  excluded_keywords: nameList(LIMITS.excluded),
  links: ProfileLinks,
  auto_apply_min_score: z.number().int().min(LIMITS.auto_apply_min_score_least).max(100),
  auto_apply_daily_limit: z.number().int().min(1).max(LIMITS.auto_apply_daily_limit_max),
  auto_apply_company_limit: z.number().int().min(1).max(LIMITS.applications_per_company),
  auto_apply_paused_until: z.iso.date().nullable(),
  time_zone: z.string().min(1).max(64).refine(isTimeZone, 'Unknown time zone.').nullable(),
  review_before_submit: z.boolean(),
  applications_paused: z.boolean(),
  notify_auto_apply: z.boolean(),
  notify_digest: z.boolean(),
  notify_needs_input: z.boolean(),
  onboarding_step: OnboardingStep,
  answers_offered: z.boolean(),
});

/** Any part of a profile that the user can change. */
export const UpdateProfileBody = ProfileFields.partial().superRefine(salariesInOrder);

/**
 * The specification's rule (§5): incomplete if missing, if name or title is a placeholder, or without a phone number.
 */
export function isProfileComplete(
  profile: { full_name?: string; job_title?: string; phone_number?: string } | null | undefined,
): boolean {
  if (!profile) return false;
  if (profile.full_name === PLACEHOLDERS.full_name) return false;
  if (profile.job_title === PLACEHOLDERS.job_title) return false;
  return Boolean(profile.phone_number);
}

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'The signed-in user’s profile.',
  method: 'GET',
  path: '/api/profile',
  auth: 'user',
  response: Profile,
  errors: ['profile_not_found'],
});

export const readCountry = endpoint({
  name: 'readCountry',
  summary: 'The country of a location, determined as for `country` of the profile.',
  method: 'GET',
  path: '/api/profile/country',
  auth: 'user',
  query: z.object({ location: shortText(120).min(1) }),
  response: Profile.pick({ country: true }),
});

export const createProfile = endpoint({
  name: 'createProfile',
  summary: 'Creates the profile with its defaults; returns an existing profile unchanged.',
  method: 'POST',
  path: '/api/profile',
  auth: 'user',
  affects: ['getProfile', 'getWallet', 'listLedger', 'getDashboard'],
  replaces: 'getProfile',
  body: CreateProfileBody,
  /** `created` is true on the first sign-in. */
  response: Profile.extend({ created: z.boolean() }),
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  summary: 'Changes the given fields of the profile.',
  method: 'PATCH',
  path: '/api/profile',
  auth: 'user',
  affects: [
    'getProfile',
    'getMatch',
    'getImprovements',
    'getFormPreview',
    'getDashboard',
    'getActivity',
    'listApplications',
    'getApplication',
    'listQuestions',
    'listApplyPlans',
  ],
  replaces: 'getProfile',
  body: UpdateProfileBody,
  response: Profile,
  errors: ['profile_not_found'],
});

export const updateProfileSettings = endpoint({
  name: 'updateProfileSettings',
  summary: 'Stores the theme: dark, light, or null for system.',
  method: 'POST',
  path: '/api/profile/settings',
  auth: 'user',
  affects: ['getProfile'],
  body: z.object({ dark_mode_enabled: z.boolean().nullable() }),
  response: z.object({ success: z.boolean() }),
  errors: ['profile_not_found'],
});
