import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import type { Resume } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
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
import { StatusChip } from '@/ui/status-chip.tsx';
import { ReadExperience } from './read-experience.tsx';
import { StepFrame } from './step-frame.tsx';
import { understood, unsure } from './understood.ts';
import { useStepForm } from './use-step-form.ts';

type ReviewStepProps = { profile: Profile; resume: Resume | null };

const Grid = styled('div')({ display: 'grid', gap: 24 });

function filled(field: z.ZodType<string, string>, message: string) {
  return field.refine((text) => text !== '', message);
}

const ReviewForm = AboutFields.extend({
  full_name: filled(AboutFields.shape.full_name, 'Your name goes on every application.'),
  phone_number: filled(
    AboutFields.shape.phone_number,
    'Employers ask for a phone number on nearly every form.',
  ),
  job_title: filled(AboutFields.shape.job_title, 'Your title is what matching starts from.'),
});

const { Field, TextInput } = fieldsOf<AboutValues>();

/** Says of a value that the reader was not sure of it. */
function doubt(confidence: number | undefined): ReactNode {
  return confidence === undefined ? undefined : (
    <StatusChip kind="unknown">not sure, please check</StatusChip>
  );
}

/** The phone number, as it is written in the country of the location that stands in the form. */
function Phone({ profile, help }: { profile: Profile; help: ReactNode }) {
  const location = useWatch<AboutValues, 'location'>({ name: 'location' });
  return <PhoneField country={useCountry(location, profile)} help={help} />;
}

/** Second step: what was understood, to be corrected. */
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
      lead={
        resume
          ? `Read from ${resume.file_name}. Correct what is wrong; hatched means we are not sure.`
          : 'The few things that every application needs.'
      }
      submit="Continue"
      form={form}
    >
      <Grid>
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
            <TagInput
              {...field}
              label="Skills"
              max={LIMITS.skills}
              help="What you can do. Press Enter after each."
            />
          )}
        </Field>
        <TextInput
          name="links.linkedin"
          label="LinkedIn"
          type="url"
          placeholder="https://www.linkedin.com/in/you"
        />
        {parsed && parsed.experience.length > 0 && <ReadExperience parsed={parsed} />}
        {!resume && (
          <Typography variant="body2" color="textSecondary">
            Without a resume, matches rest on what you type here, and most employers’ forms cannot be sent.
          </Typography>
        )}
      </Grid>
    </StepFrame>
  );
}
