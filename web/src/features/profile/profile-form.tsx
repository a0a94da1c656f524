import { LIMITS } from '@contract/limits.ts';
import { type Profile, updateProfile } from '@contract/profile.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { AutoApplyFields } from '@/domain/profile/auto-apply-fields.tsx';
import {
  answeredPart,
  ProfileForm as ProfileSchema,
  type ProfileValues,
  profileValues,
} from '@/domain/profile/editable-profile.ts';
import { ExperienceSelect } from '@/domain/profile/experience-select.tsx';
import { PhoneField } from '@/domain/profile/phone-field.tsx';
import { PreferenceFields } from '@/domain/profile/preference-fields.tsx';
import { callApi } from '@/lib/api-client.ts';
import { paths } from '@/lib/paths.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { toast } from '@/ui/toast-store.ts';
import { Foot, Group } from './group.tsx';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const { Field, TextInput } = fieldsOf<ProfileValues>();

const LINKS = [
  ['linkedin', 'LinkedIn', 'linkedin.com/in/you'],
  ['github', 'GitHub', 'github.com/you'],
  ['portfolio', 'Portfolio or website', 'you.example'],
] as const;

/** The groups of the profile, saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm({
    schema: ProfileSchema,
    values: profileValues(profile),
    draft: `profile:${profile.uid}`,
    send: (values, changed) => callApi(updateProfile, { body: answeredPart(values, profile, changed) }),
    saved: profileValues,
    onSent: () => toast({ title: 'Saved', description: 'Your next search uses it.' }),
  });
  return (
    <Form form={form}>
      <Group id="about" title="About you" text="What employers ask for first, and what matching starts from.">
        <Pair>
          <TextInput name="full_name" label="Full name" autoComplete="name" />
          <PhoneField country={profile.country} />
          <TextInput name="job_title" label="Job title" autoComplete="organization-title" />
          <Field name="experience">{(field) => <ExperienceSelect {...field} />}</Field>
        </Pair>
        <Field name="skills">
          {(field) => (
            <TagInput {...field} label="Skills" max={LIMITS.skills} help="Press Enter after each." />
          )}
        </Field>
      </Group>
      <Group
        id="links"
        title="Links"
        text="Given where a form asks for them. Leave out what does not help you."
      >
        {LINKS.map(([key, label, placeholder]) => (
          <TextInput
            key={key}
            name={`links.${key}`}
            label={label}
            type="url"
            autoComplete="url"
            placeholder={placeholder}
          />
        ))}
      </Group>
      <Group
        id="wanted"
        title="What you look for"
        text="Leave open what does not matter: what you do not say counts neither for nor against a posting."
      >
        <PreferenceFields profile={profile} />
      </Group>
      <Group
        id="never"
        title="What you never want to see"
        text="Left out of every search from the next one on."
      >
        <Field name="excluded_companies">
          {(field) => (
            <TagInput {...field} label="Companies" max={LIMITS.excluded} help="Press Enter after each." />
          )}
        </Field>
        <Field name="excluded_keywords">
          {(field) => <TagInput {...field} label="Words in the title or the skills" max={LIMITS.excluded} />}
        </Field>
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
        <AutoApplyFields />
      </Group>
      <Group
        id="personal"
        title="You as a person"
        text="Optional, and never put into a form: demographic questions are declined until you answer one yourself."
      >
        <TextInput
          name="demographic_info"
          label="In your own words"
          multiline
          minRows={3}
          help="Matching reads it for licences that you hold, or say that you lack."
          slotProps={{ htmlInput: { maxLength: LIMITS.demographic_info } }}
        />
      </Group>
      <Foot unsaved={form.unsaved}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <SubmitButton size="large">Save</SubmitButton>
          <FormError />
          {form.unsaved && (
            <Typography component="span" variant="inherit" color="textSecondary">
              Not saved yet
            </Typography>
          )}
        </div>
      </Foot>
    </Form>
  );
}
