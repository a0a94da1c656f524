import { TryMatchBody, tryMatch } from '@contract/admin-testing.ts';
import { LIMITS } from '@contract/limits.ts';
import type { Score } from '@contract/matches.ts';
import { ExperienceBand } from '@contract/profile.ts';
import type { ParsedResume } from '@contract/resumes.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { ExperienceSelect } from '@/domain/profile/experience-select.tsx';
import { callApi } from '@/lib/api-client.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { Panels } from '@/ui/panel.ts';
import { Surface } from '@/ui/surface.ts';
import { ScoreResult } from './score-result.tsx';

const { profile: Person, posting: Posting } = TryMatchBody.shape;

/** The person and posting that can be described here; an empty experience means not stated. */
const SandboxForm = z.object({
  profile: z.object({
    job_titles: Person.shape.job_titles.unwrap(),
    skills: Person.shape.skills.unwrap(),
    experience: z.union([ExperienceBand, z.literal('')]),
    location: Person.shape.location.unwrap(),
    is_remote: z.boolean(),
  }),
  posting: z.object({
    title: Posting.shape.title,
    company: Posting.shape.company.unwrap(),
    text: Posting.shape.text,
    location: Posting.shape.location.unwrap(),
  }),
  withResume: z.boolean(),
});
type SandboxValues = z.input<typeof SandboxForm>;

const EMPTY: SandboxValues = {
  profile: { job_titles: [], skills: [], experience: '', location: '', is_remote: false },
  posting: { title: '', company: '', text: '', location: '' },
  withResume: true,
};
const { Field, TextInput } = fieldsOf<SandboxValues>();

const Fields = styled(Surface)({ display: 'grid', gap: 14 });
const Send = styled(Row)({ marginTop: 14 });

/** Scores a pasted posting for a described person, with the ranker that searches use. */
export function MatchSandbox({ resume }: { resume: ParsedResume | null }) {
  const [score, setScore] = useState<Score | null>(null);
  const form = useForm({
    schema: SandboxForm,
    values: EMPTY,
    send: ({ profile: { experience, ...said }, posting, withResume }) =>
      callApi(tryMatch, {
        body: {
          profile: { ...said, ...(experience && { experience }) },
          resume: withResume ? resume : null,
          posting,
        },
      }),
    // The description stays, to be changed and scored again.
    saved: (_, sent) => sent,
    onSent: setScore,
  });
  return (
    <Stack gap={18} as="section" aria-labelledby="match-sandbox">
      <Typography variant="h2" id="match-sandbox">
        Matcher
      </Typography>
      <Form form={form}>
        <Panels>
          <Fields as="section">
            <Typography variant="h3">Person</Typography>
            <Field name="profile.job_titles">
              {(field) => <TagInput {...field} label="Job titles" max={LIMITS.job_titles} />}
            </Field>
            <Field name="profile.skills">
              {(field) => <TagInput {...field} label="Skills" max={LIMITS.skills} />}
            </Field>
            <Field name="profile.experience">{(field) => <ExperienceSelect {...field} />}</Field>
            <TextInput name="profile.location" label="Location" placeholder="Albany, NY" />
            <Field name="profile.is_remote">
              {({ value, onChange }) => (
                <FormControlLabel
                  label="Open to remote work"
                  control={<Switch checked={value} onChange={(_, on) => onChange(on)} />}
                />
              )}
            </Field>
            <Field name="withResume">
              {({ value, onChange }) => (
                <FormControlLabel
                  disabled={!resume}
                  label={resume ? 'Use the resume above' : 'Use the resume above (parse one first)'}
                  control={<Switch checked={value && resume !== null} onChange={(_, on) => onChange(on)} />}
                />
              )}
            </Field>
          </Fields>
          <Fields as="section">
            <Typography variant="h3">Job</Typography>
            <TextInput name="posting.title" label="Title" required />
            <TextInput name="posting.company" label="Company" />
            <TextInput name="posting.location" label="Location" placeholder="Albany, NY" />
            <TextInput
              name="posting.text"
              label="Job description"
              required
              multiline
              minRows={7}
              maxRows={16}
            />
          </Fields>
        </Panels>
        <Send>
          <SubmitButton>Score job</SubmitButton>
          <FormError />
        </Send>
      </Form>
      {score && (
        <Surface as="section" aria-live="polite">
          <ScoreResult score={score} />
        </Surface>
      )}
    </Stack>
  );
}
