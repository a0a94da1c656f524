import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import type { ParsedResume, Resume, SourceSpan } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { AboutFields, type AboutValues, answeredPart } from '@/domain/profile/editable-profile.ts';
import { ExperienceSelect } from '@/domain/profile/experience-select.tsx';
import { PhoneField } from '@/domain/profile/phone-field.tsx';
import { useCountry } from '@/domain/profile/use-country.ts';
import { RefineResume } from '@/domain/resumes/refine-resume.tsx';
import { FOUND_BY_AI } from '@/domain/resumes/refine-words.ts';
import { SourceArea } from '@/domain/resumes/source/source-button.tsx';
import { spansOf } from '@/domain/resumes/source/spans.ts';
import { WithSources } from '@/domain/resumes/source/with-sources.tsx';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { ReadExperience } from './read-experience.tsx';
import { ReadOthers } from './read-others.tsx';
import { StepFrame } from './step-frame.tsx';
import { titleFound, understood, unsure } from './understood.ts';
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

/** Below a field: help, and a mark if the parser wasn't sure of it. */
const Below = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

/** Where each field was read, as the resume says it. */
function placesOf(parsed: ParsedResume | null): Record<keyof AboutValues, SourceSpan[]> {
  const linkedin = parsed?.links.find(({ value }) => /linkedin\.com/i.test(value));
  return {
    full_name: spansOf(parsed?.full_name),
    phone_number: spansOf(parsed?.phone),
    location: spansOf(parsed?.location),
    job_title: spansOf(titleFound(parsed)),
    skills: spansOf(...(parsed?.skills ?? [])),
    links: spansOf(linkedin),
    experience: spansOf(parsed?.years_of_experience),
  };
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
  const marks = unsure(parsed);
  const places = placesOf(parsed);
  const below = (field: keyof AboutValues, help?: string) =>
    marks[field] === undefined ? (
      help
    ) : (
      <Below>
        {help && <span>{help}</span>}
        <StatusChip kind="unknown">
          {marks[field] === 'model' ? FOUND_BY_AI : 'Please double-check'}
        </StatusChip>
      </Below>
    );
  return (
    <WithSources resume={resume} always>
      <StepFrame
        slug="review"
        title={resume ? 'Is this right?' : 'About you'}
        lead={lead(resume, Object.keys(marks).length > 0)}
        submit="Continue"
        form={form}
      >
        <Stack>
          {resume && <RefineResume resume_id={resume.id} heading="h2" />}
          <SourceArea label="Full name" spans={places.full_name}>
            <TextInput name="full_name" label="Full name" autoComplete="name" help={below('full_name')} />
          </SourceArea>
          <SourceArea label="Job title" spans={places.job_title}>
            <TextInput
              name="job_title"
              label="Job title"
              autoComplete="organization-title"
              help={below('job_title')}
            />
          </SourceArea>
          <SourceArea label="Phone" spans={places.phone_number}>
            <Phone profile={profile} help={below('phone_number')} />
          </SourceArea>
          <SourceArea label="Where you live" spans={places.location}>
            <TextInput
              name="location"
              label="Where you live"
              autoComplete="address-level2"
              help={below('location')}
            />
          </SourceArea>
          <SourceArea label="Years of experience" spans={places.experience}>
            <Field name="experience">
              {(field) => <ExperienceSelect {...field} help={below('experience')} />}
            </Field>
          </SourceArea>
          <SourceArea label="Skills" spans={places.skills}>
            <Field name="skills">
              {(field) => (
                <TagInput
                  {...field}
                  label="Skills"
                  max={LIMITS.skills}
                  help={below('skills', 'Press Enter after each one.')}
                />
              )}
            </Field>
          </SourceArea>
          <SourceArea label="LinkedIn" spans={places.links}>
            <TextInput
              name="links.linkedin"
              label="LinkedIn"
              type="url"
              placeholder="https://www.linkedin.com/in/you"
              help={below('links')}
            />
          </SourceArea>
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
    </WithSources>
  );
}
