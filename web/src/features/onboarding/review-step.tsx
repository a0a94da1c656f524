import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import type { Resume } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { ExperienceSelect } from '@/domain/profile/experience-select.tsx';
import { useSaveProfile } from '@/domain/profile/use-save-profile.ts';
import { withSchemes } from '@/domain/profile/with-scheme.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { tone } from '@/theme/tokens.ts';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { ReadExperience } from './read-experience.tsx';
import { StepFrame } from './step-frame.tsx';
import { type Understood, understood, unsure } from './understood.ts';

type ReviewStepProps = { profile: Profile; resume: Resume | null; on_done: () => void };

const Grid = styled('div')({ display: 'grid', gap: 24 });

/** Words under a field: its error, or that the reader was not sure. */
function noteOf(error: string | undefined, confidence: number | undefined): ReactNode {
  if (error) return error;
  return confidence === undefined ? undefined : (
    <StatusChip kind="unknown">not sure, please check</StatusChip>
  );
}

function missing(value: Understood): Record<string, string | undefined> {
  return {
    full_name: value.full_name.trim() ? undefined : 'Your name goes on every application.',
    phone_number: value.phone_number.trim()
      ? undefined
      : 'Employers ask for a phone number on nearly every form.',
    job_title: value.job_title.trim() ? undefined : 'Your title is what matching starts from.',
  };
}

/** Second step: what was understood, to be corrected. */
export function ReviewStep({ profile, resume, on_done }: ReviewStepProps) {
  const parsed = resume?.parsed ?? null;
  const draft = useDraft<Understood>(
    `onboarding:review:${profile.uid}:${resume?.id ?? 'none'}`,
    understood(profile, parsed),
  );
  const { value, change } = draft;
  const [tried, setTried] = useState(false);
  const { save, busy, error, field_errors } = useSaveProfile(() => {
    draft.forget();
    on_done();
  });
  const own = tried ? missing(value) : {};
  const errors: Record<string, string | undefined> = { ...field_errors, ...own };
  const confidence = unsure(parsed);
  const submit = () => {
    setTried(true);
    const gap = Object.entries(missing(value)).find(([, text]) => text);
    if (gap) document.querySelector<HTMLInputElement>(`[name="${gap[0]}"]`)?.focus();
    else save({ ...value, links: withSchemes(value.links), onboarding_step: 'preferences' });
  };
  const text = (
    name: 'full_name' | 'phone_number' | 'location' | 'job_title',
    label: string,
    autoComplete: string,
  ) => (
    <TextField
      name={name}
      label={label}
      autoComplete={autoComplete}
      value={value[name]}
      error={Boolean(errors[name])}
      helperText={noteOf(errors[name], confidence[name])}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <StepFrame
      slug="review"
      title={resume ? 'Is this right?' : 'About you'}
      lead={
        resume
          ? `Read from ${resume.file_name}. Correct what is wrong; hatched means we are not sure.`
          : 'The few things that every application needs.'
      }
      submit="Continue"
      busy={busy}
      error={error && Object.keys(field_errors).length === 0 ? error : null}
      on_submit={submit}
    >
      <Grid>
        {text('full_name', 'Full name', 'name')}
        {text('job_title', 'Job title', 'organization-title')}
        {text('phone_number', 'Phone', 'tel')}
        {text('location', 'Where you live', 'address-level2')}
        <ExperienceSelect
          value={value.experience}
          help={noteOf(undefined, confidence.experience)}
          on_change={(experience) => change({ experience })}
        />
        <TagInput
          name="skills"
          label="Skills"
          value={value.skills}
          max={LIMITS.skills}
          help="What you can do. Press Enter after each."
          error={errors.skills}
          on_change={(skills) => change({ skills })}
        />
        <TextField
          label="LinkedIn"
          type="url"
          value={value.links.linkedin}
          placeholder="https://www.linkedin.com/in/you"
          error={Boolean(errors.links)}
          helperText={errors.links}
          onChange={(event) => change({ links: { ...value.links, linkedin: event.target.value } })}
        />
        {parsed && parsed.experience.length > 0 && <ReadExperience parsed={parsed} />}
        {!resume && (
          <p style={{ margin: 0, color: tone.ink2, fontSize: 15 }}>
            Without a resume, matches rest on what you type here, and most employers’ forms cannot be sent.
          </p>
        )}
      </Grid>
    </StepFrame>
  );
}
