import type { BodyInputOf } from '@contract/endpoint.ts';
import { LIMITS } from '@contract/limits.ts';
import { type Profile, updateProfile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { ApiError, errorDetail } from '@/lib/api-error.ts';
import { profileQuery } from '@/lib/profile.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { tone } from '@/theme/tokens.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { PreferenceFields } from '@/ui/forms/preference-fields.tsx';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { toast } from '@/ui/toast-store.ts';
import { Resumes } from './resumes.tsx';

const Form = styled('form')({ display: 'grid', gap: 24 });
const Part = styled('section')({ marginTop: 40 });

const EDITED = [
  'full_name',
  'job_title',
  'phone_number',
  'skills',
  'job_titles',
  'location',
  'is_remote',
  'is_hybrid',
  'is_any_location',
  'salary_min',
  'salary_currency',
  'salary_period',
  'employment_types',
  'work_authorization',
  'needs_sponsorship',
  'additional_info',
  'excluded_companies',
  'excluded_keywords',
] as const;
type Edited = Pick<Profile, (typeof EDITED)[number]>;

function editedPart(profile: Profile): Edited {
  return Object.fromEntries(EDITED.map((key) => [key, profile[key]])) as Edited; // exactly the keys of EDITED
}

function ProfileForm({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const draft = useDraft<Edited>(`profile:${profile.uid}:${profile.updated_at}`, editedPart(profile));
  const { value, change } = draft;
  const save = useMutation({
    mutationFn: (body: BodyInputOf<typeof updateProfile>) => callApi(updateProfile, { body }),
    onSuccess: (saved) => {
      draft.forget();
      client.setQueryData(profileQuery.queryKey, saved);
      toast({ title: 'Saved', description: 'Your next search uses it.' });
    },
  });
  const errors: Record<string, string | undefined> =
    save.error instanceof ApiError
      ? Object.fromEntries(save.error.errors.map(({ path, message }) => [path, message]))
      : {};
  const text = (name: 'full_name' | 'job_title' | 'phone_number', label: string, autoComplete: string) => (
    <TextField
      name={name}
      label={label}
      autoComplete={autoComplete}
      value={value[name]}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.mutate(value);
      }}
    >
      <Typography variant="h2">About you</Typography>
      {text('full_name', 'Full name', 'name')}
      {text('job_title', 'Job title', 'organization-title')}
      {text('phone_number', 'Phone', 'tel')}
      <TagInput
        name="skills"
        label="Skills"
        value={value.skills}
        max={LIMITS.skills}
        error={errors.skills}
        on_change={(skills) => change({ skills })}
      />
      <Typography variant="h2" sx={{ mt: 2 }}>
        What you look for
      </Typography>
      <PreferenceFields value={value} on_change={change} errors={errors} />
      <TagInput
        name="excluded_companies"
        label="Never show these companies"
        value={value.excluded_companies}
        max={100}
        on_change={(excluded_companies) => change({ excluded_companies })}
      />
      <TagInput
        name="excluded_keywords"
        label="Never show postings with these words"
        value={value.excluded_keywords}
        max={100}
        on_change={(excluded_keywords) => change({ excluded_keywords })}
      />
      <div role="alert">
        {save.error && <span style={{ color: tone.danger, fontWeight: 500 }}>{errorDetail(save.error)}</span>}
      </div>
      <div>
        <Button type="submit" size="large" loading={save.isPending}>
          Save
        </Button>
      </div>
    </Form>
  );
}

/** Everything that matching and forms are answered from. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <Page column="form">
      <PageHeader
        title="Profile"
        lead="What stands here is what employers receive, and what matching rests on."
      />
      <Part style={{ marginTop: 28 }}>
        <Resumes />
      </Part>
      <Part>
        {data ? (
          <ProfileForm key={data.updated_at} profile={data} />
        ) : error ? (
          <ErrorState title="Your profile did not load" error={error} on_retry={() => void refetch()} />
        ) : (
          <SkeletonCard lines={8} height={420} label="Loading your profile" />
        )}
      </Part>
    </Page>
  );
}
