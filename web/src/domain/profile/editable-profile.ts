import type { BodyInputOf } from '@contract/endpoint.ts';
import {
  type DefaultedField,
  type ExperienceBand,
  type Profile,
  ProfileFields,
  ProfileLinks,
  salariesInOrder,
  type updateProfile,
} from '@contract/profile.ts';
import { z } from 'zod';
import { payCustomsOf } from './pay-customs.ts';
import { withScheme } from './with-scheme.ts';

/** A link as people type it, without its scheme; empty for none. */
const Link = z
  .string()
  .transform(withScheme)
  .refine((link) => ProfileLinks.shape.portfolio.safeParse(link).success, 'Enter a valid link.');

/** Fields of the profile as forms hold them: a field that nobody has filled in yet is empty instead of a default. */
const FormFields = ProfileFields.extend({
  experience: z.union([ProfileFields.shape.experience, z.literal('')]),
  links: z.object({ linkedin: Link, github: Link, portfolio: Link }),
});

export const AboutFields = FormFields.pick({
  full_name: true,
  job_title: true,
  phone_number: true,
  location: true,
  experience: true,
  skills: true,
  links: true,
});
export type AboutValues = z.input<typeof AboutFields>;

const Preferences = FormFields.pick({
  job_titles: true,
  location: true,
  is_remote: true,
  is_hybrid: true,
  is_any_location: true,
  salary_min: true,
  salary_max: true,
  salary_currency: true,
  salary_period: true,
  employment_types: true,
  work_authorization: true,
  needs_sponsorship: true,
  additional_info: true,
});
export type PreferenceValues = z.input<typeof Preferences>;

export const LimitFields = FormFields.pick({
  auto_apply_min_score: true,
  auto_apply_daily_limit: true,
  auto_apply_company_limit: true,
});
export type LimitValues = z.input<typeof LimitFields>;

/** The onboarding step about what the user is looking for; matching needs at least one title to start from. */
export const PreferencesForm = Preferences.extend({
  job_titles: Preferences.shape.job_titles.refine(
    (titles) => titles.length > 0,
    'Add at least one job title.',
  ),
}).superRefine(salariesInOrder);

const Whole = FormFields.pick({
  excluded_companies: true,
  excluded_keywords: true,
  demographic_info: true,
})
  .extend(AboutFields.shape)
  .extend(Preferences.shape)
  .extend(LimitFields.shape);

/** The profile page: everything at once, nothing required. */
export const ProfileForm = Whole.superRefine(salariesInOrder);
export type ProfileValues = z.input<typeof ProfileForm>;

type Chosen = Pick<
  Profile,
  'location' | 'experience' | 'salary_currency' | 'salary_period' | 'country' | 'unanswered'
>;

/** The fields that have defaults, as a form shows them, with the currency and period customary where the user lives. */
export function chosenValues(profile: Chosen) {
  const open = (field: DefaultedField) => profile.unanswered.includes(field);
  const customs = payCustomsOf(profile.country);
  return {
    location: open('location') ? '' : profile.location,
    experience: open('experience') ? ('' as const) : profile.experience,
    salary_currency: (open('salary_currency') && customs?.currency) || profile.salary_currency,
    salary_period: (open('salary_period') && customs?.period) || profile.salary_period,
  };
}

/** Form values of the whole profile. */
export function profileValues(profile: Profile): ProfileValues {
  const names = Object.keys(Whole.shape) as (keyof ProfileValues)[];
  const values = Object.fromEntries(names.map((name) => [name, profile[name]])) as ProfileValues; // of the same shape
  return { ...values, ...chosenValues(profile) };
}

type Defaulted = {
  location?: string;
  experience?: ExperienceBand | '';
  salary_currency?: string;
  salary_period?: Profile['salary_period'];
  salary_min?: number | null;
  salary_max?: number | null;
};

/**
 * The part of a form that is sent: a field whose default nobody replaced stays unanswered. Entering a pay amount answers
 * its currency and period too.
 */
export function answeredPart<Values extends Defaulted>(
  values: Values,
  profile: Pick<Profile, 'unanswered'>,
  changed: ReadonlySet<keyof Values>,
): Omit<Values, 'experience'> & Pick<BodyInputOf<typeof updateProfile>, 'experience'> {
  const pays = (values.salary_min ?? null) !== null || (values.salary_max ?? null) !== null;
  const given: Record<DefaultedField, boolean> = {
    location: Boolean(values.location),
    experience: Boolean(values.experience),
    salary_currency: pays,
    salary_period: pays,
  };
  const left = new Set<string>(profile.unanswered.filter((field) => !given[field] && !changed.has(field)));
  if (values.experience === '') left.add('experience');
  const kept = Object.entries(values).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept) as ReturnType<typeof answeredPart<Values>>; // `values` without the unanswered fields
}
