import type { BodyInputOf } from '@contract/endpoint.ts';
import { LIMITS } from '@contract/limits.ts';
import { type Profile, ProfileLinks, updateProfile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { AutoApplyFields } from '@/domain/profile/auto-apply-fields.tsx';
import { ExperienceSelect } from '@/domain/profile/experience-select.tsx';
import { PreferenceFields } from '@/domain/profile/preference-fields.tsx';
import { profileQuery } from '@/domain/profile/profile.ts';
import { withSchemes } from '@/domain/profile/with-scheme.ts';
import { callApi } from '@/lib/api-client.ts';
import { ApiError, errorDetail } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { tone } from '@/theme/tokens.ts';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { toast } from '@/ui/toast-store.ts';
import { Foot, Group } from './group.tsx';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const EDITED = [
  'full_name',
  'job_title',
  'phone_number',
  'experience',
  'skills',
  'links',
  'job_titles',
  'location',
  'is_remote',
  'is_hybrid',
  'is_any_location',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'employment_types',
  'work_authorization',
  'needs_sponsorship',
  'additional_info',
  'excluded_companies',
  'excluded_keywords',
  'auto_apply_min_score',
  'auto_apply_daily_limit',
  'demographic_info',
] as const;
type Edited = Pick<Profile, (typeof EDITED)[number]>;

function editedPart(profile: Profile): Edited {
  return Object.fromEntries(EDITED.map((key) => [key, profile[key]])) as Edited; // exactly the keys of EDITED
}

const LINKS = [
  ['linkedin', 'LinkedIn', 'linkedin.com/in/you'],
  ['github', 'GitHub', 'github.com/you'],
  ['portfolio', 'Portfolio or website', 'you.example'],
] as const;

/** Names of the links that are no address of a page. */
function wrongLinks(links: Profile['links']): string[] {
  const issues = ProfileLinks.safeParse(withSchemes(links)).error?.issues ?? [];
  return issues.map(({ path }) => String(path[0]));
}

/** The groups of the profile, saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  // Not by the profile's version: what was typed outlives a change of the theme, which is saved in the profile too.
  const draft = useDraft<Edited>(`profile:${profile.uid}`, editedPart(profile));
  const { value, change } = draft;
  const unsaved = JSON.stringify(value) !== JSON.stringify(editedPart(profile));
  const [tried, setTried] = useState(false);
  const wrong = tried ? wrongLinks(value.links) : [];
  const save = useMutation({
    mutationFn: (body: BodyInputOf<typeof updateProfile>) => callApi(updateProfile, { body }),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved);
      draft.forget();
      toast({ title: 'Saved', description: 'Your next search uses it.' });
    },
  });
  const errors: Record<string, string | undefined> =
    save.error instanceof ApiError
      ? Object.fromEntries(save.error.errors.map(({ path, message }) => [path.split('.')[0], message]))
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
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        const [first] = wrongLinks(value.links);
        if (first) document.querySelector<HTMLInputElement>(`[name="links.${first}"]`)?.focus();
        else save.mutate({ ...value, links: withSchemes(value.links) });
      }}
    >
      <Group id="about" title="About you" text="What employers ask for first, and what matching starts from.">
        <Pair>
          {text('full_name', 'Full name', 'name')}
          {text('phone_number', 'Phone', 'tel')}
          {text('job_title', 'Job title', 'organization-title')}
          <ExperienceSelect value={value.experience} on_change={(experience) => change({ experience })} />
        </Pair>
        <TagInput
          name="skills"
          label="Skills"
          value={value.skills}
          max={LIMITS.skills}
          help="Press Enter after each."
          error={errors.skills}
          on_change={(skills) => change({ skills })}
        />
      </Group>
      <Group
        id="links"
        title="Links"
        text="Given where a form asks for them. Leave out what does not help you."
      >
        {LINKS.map(([key, label, placeholder]) => (
          <TextField
            key={key}
            name={`links.${key}`}
            label={label}
            type="url"
            autoComplete="url"
            placeholder={placeholder}
            value={value.links[key]}
            error={wrong.includes(key)}
            helperText={wrong.includes(key) ? 'This is not the address of a page.' : undefined}
            onChange={(event) => change({ links: { ...value.links, [key]: event.target.value } })}
          />
        ))}
      </Group>
      <Group
        id="wanted"
        title="What you look for"
        text="Leave open what does not matter: what you do not say counts neither for nor against a posting."
      >
        <PreferenceFields value={value} on_change={change} errors={errors} />
      </Group>
      <Group
        id="never"
        title="What you never want to see"
        text="Left out of every search from the next one on."
      >
        <TagInput
          name="excluded_companies"
          label="Companies"
          value={value.excluded_companies}
          max={LIMITS.excluded}
          help="Press Enter after each."
          on_change={(excluded_companies) => change({ excluded_companies })}
        />
        <TagInput
          name="excluded_keywords"
          label="Words in the title or the skills"
          value={value.excluded_keywords}
          max={LIMITS.excluded}
          on_change={(excluded_keywords) => change({ excluded_keywords })}
        />
      </Group>
      <Group
        id="automatic"
        title="Automatic applications"
        text={
          <>
            {profile.auto_apply
              ? 'They are on: each search applies to its best matches within these limits. '
              : 'They are off. Once they are on, each search applies to its best matches within these limits. '}
            Turn them {profile.auto_apply ? 'off' : 'on'} in <Link to={paths.settings()}>settings</Link>.
          </>
        }
      >
        <AutoApplyFields value={value} on_change={change} />
      </Group>
      <Group
        id="personal"
        title="You as a person"
        text="Optional, and never put into a form: demographic questions are declined until you answer one yourself."
      >
        <TextField
          name="demographic_info"
          label="In your own words"
          multiline
          minRows={3}
          value={value.demographic_info}
          error={Boolean(errors.demographic_info)}
          helperText={
            errors.demographic_info ?? 'Matching reads it for licences that you hold, or say that you lack.'
          }
          onChange={(event) =>
            change({ demographic_info: event.target.value.slice(0, LIMITS.demographic_info) })
          }
        />
      </Group>
      <Foot unsaved={unsaved}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <Button type="submit" size="large" loading={save.isPending}>
            Save
          </Button>
          <span role="alert" style={{ color: tone.danger, fontWeight: 500 }}>
            {save.error && errorDetail(save.error)}
          </span>
          {unsaved && !save.error && <span style={{ color: tone.ink2 }}>Not saved yet</span>}
        </div>
      </Foot>
    </form>
  );
}
