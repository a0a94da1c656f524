import { PROFILE_DEFAULTS, type Profile } from '@contract/profile.ts';
import { useState } from 'react';
import { PreferenceFields, type Preferences } from '@/domain/profile/preference-fields.tsx';
import { useSaveProfile } from '@/domain/profile/use-save-profile.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { StepFrame } from './step-frame.tsx';

type PreferencesStepProps = { profile: Profile; on_done: () => void };

function prefilled(profile: Profile): Preferences {
  return {
    job_titles: profile.job_titles.length > 0 ? profile.job_titles : [profile.job_title].filter(Boolean),
    location: profile.location === PROFILE_DEFAULTS.location ? '' : profile.location,
    is_remote: profile.is_remote,
    is_hybrid: profile.is_hybrid,
    is_any_location: profile.is_any_location,
    salary_min: profile.salary_min,
    salary_max: profile.salary_max,
    salary_currency: profile.salary_currency,
    salary_period: profile.salary_period,
    employment_types: profile.employment_types,
    work_authorization: profile.work_authorization,
    needs_sponsorship: profile.needs_sponsorship,
    additional_info: profile.additional_info,
  };
}

/** Third step: what the person looks for, prefilled. */
export function PreferencesStep({ profile, on_done }: PreferencesStepProps) {
  const draft = useDraft<Preferences>(`onboarding:preferences:${profile.uid}`, prefilled(profile));
  const [tried, setTried] = useState(false);
  const { save, busy, error, field_errors } = useSaveProfile(() => {
    draft.forget();
    on_done();
  });
  const noTitle = draft.value.job_titles.length === 0 ? 'Name at least one job title.' : undefined;
  const submit = () => {
    setTried(true);
    if (noTitle) document.querySelector<HTMLInputElement>('[name="job_titles"]')?.focus();
    else save({ ...draft.value, onboarding_step: 'who_applies' });
  };
  return (
    <StepFrame
      slug="preferences"
      title="What are you looking for?"
      lead="Leave open what does not matter. What you do not say counts neither for nor against a posting."
      submit="Continue"
      busy={busy}
      error={error && Object.keys(field_errors).length === 0 ? error : null}
      on_submit={submit}
    >
      <PreferenceFields
        value={draft.value}
        on_change={draft.change}
        errors={{ ...field_errors, ...(tried ? { job_titles: noTitle } : {}) }}
      />
    </StepFrame>
  );
}
