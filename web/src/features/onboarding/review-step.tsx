import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import type { Resume } from '@contract/resumes.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { AboutFields, type AboutValues, answeredPart } from '@/domain/profile/editable-profile.ts';
import { ExperienceSelect } from '@/domain/profile/experience-select.tsx';
import { PhoneField } from '@/domain/profile/phone-field.tsx';
import { useCountry } from '@/domain/profile/use-country.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { ReadExperience } from './read-experience.tsx';
import { ReadOthers } from './read-others.tsx';
import { StepFrame } from './step-frame.tsx';
import { understood, unsure } from './understood.ts';
import { useStepForm } from './use-step-form.ts';

type ReviewStepProps = { profile: Profile; resume: Resume | null };

function filled(field: z.ZodType<string, string>, message: string) {
  return field.refine((text) => text !== '', message);
}

const ReviewForm = AboutFields.extend({
  full_name: filled(AboutFields.shape.full_name, 'Enter your full name. It goes on every application.'),
  phone_number: filled(
    AboutFields.shape.phone_number,
    'Enter your phone number. Nearly every employer asks for it.',
  ),
  job_title: filled(AboutFields.shape.job_title, 'Enter your job title. We use it to find matches.'),
});

const { Field, TextInput } = fieldsOf<AboutValues>();

/** Marks a value that the resume parser wasn't sure of. */
function doubt(confidence: number | undefined): ReactNode {
  return confidence === undefined ? undefined : <StatusChip kind="unknown">Please double-check</StatusChip>;
}

function lead(resume: Resume | null, marked: boolean): string {
  if (!resume) return 'The basics that every application needs.';
  const source = `We read this from ${resume.file_name}. Fix anything that’s wrong.`;
  return marked ? `${source} Hatched fields are the ones we weren’t sure of.` : source;
}

/** The phone number, formatted for the country of the location in the form. */
function Phone({ profile, help }: { profile: Profile; help: ReactNode }) {
  const location = useWatch<AboutValues, 'location'>({ name: 'location' });
  return <PhoneField country={useCountry(location, profile)} help={help} />;
}

/** Second step: what we found in the resume, for the user to correct. */
export function ReviewStep({ profile, resume }: ReviewStepProps) {
  const parsed = resume?.parsed ?? null;
  const form = useStepForm('review', {
    schema: ReviewForm,
    values: understood(profile, parsed),
    draft: `onboarding:review:${profile.uid}:${resume?.id ?? 'none'}`,
    changes: (about, changed) => answeredPart(about, profile, changed),
  });
  const confidence = unsure(parsed);
  return (
    <StepFrame
      slug="review"
      title={resume ? 'Is this right?' : 'About you'}
      lead={lead(resume, Object.keys(confidence).length > 0)}
      submit="Continue"
      form={form}
    >
      <Stack>
        <TextInput
          name="full_name"
          label="Full name"
          autoComplete="name"
          help={doubt(confidence.full_name)}
        />
        <TextInput
          name="job_title"
          label="Job title"
          autoComplete="organization-title"
          help={doubt(confidence.job_title)}
        />
        <Phone profile={profile} help={doubt(confidence.phone_number)} />
        <TextInput
          name="location"
          label="Where you live"
          autoComplete="address-level2"
          help={doubt(confidence.location)}
        />
        <Field name="experience">
          {(field) => <ExperienceSelect {...field} help={doubt(confidence.experience)} />}
        </Field>
        <Field name="skills">
          {(field) => (
            <TagInput {...field} label="Skills" max={LIMITS.skills} help="Press Enter after each one." />
          )}
        </Field>
        <TextInput
          name="links.linkedin"
          label="LinkedIn"
          type="url"
          placeholder="https://www.linkedin.com/in/you"
        />
        {parsed && parsed.experience.length > 0 && <ReadExperience parsed={parsed} />}
        {parsed && <ReadOthers parsed={parsed} />}
        {!resume && (
          <Typography variant="body2" color="textSecondary">
            Without a resume, your matches are based only on what you enter here, and we can’t send most
            applications.
          </Typography>
        )}
      </Stack>
    </StepFrame>
  );
}
