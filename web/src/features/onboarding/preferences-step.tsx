import { PLACEHOLDERS, type Profile } from '@contract/profile.ts';
import {
  answeredPart,
  PreferencesForm,
  type PreferenceValues,
  profileValues,
} from '@/domain/profile/editable-profile.ts';
import { PreferenceFields } from '@/domain/profile/preference-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

/** What the profile already says; the user's own job title is the first one to search for. */
function prefilled(profile: Profile): PreferenceValues {
  const values = profileValues(profile);
  const own = profile.job_title === PLACEHOLDERS.job_title ? '' : profile.job_title;
  const names = Object.keys(PreferencesForm.shape) as (keyof PreferenceValues)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, values[name]])) as PreferenceValues), // a subset of the values
    job_titles: values.job_titles.length > 0 ? values.job_titles : [own].filter(Boolean),
  };
}

/** Third step: what the user is looking for, prefilled. */
export function PreferencesStep({ profile }: { profile: Profile }) {
  const form = useStepForm('preferences', {
    schema: PreferencesForm,
    values: prefilled(profile),
    draft: `onboarding:preferences:${profile.uid}`,
    changes: (preferences, changed) => answeredPart(preferences, profile, changed),
  });
  return (
    <StepFrame
      slug="preferences"
      title="What are you looking for?"
      lead="Skip anything you don’t care about. Blanks never count for or against a job."
      submit="Continue"
      form={form}
    >
      <PreferenceFields profile={profile} />
    </StepFrame>
  );
}
