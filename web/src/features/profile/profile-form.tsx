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
import { Foot, Group } from '@/ui/field-group.tsx';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';

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
  ['portfolio', 'Portfolio or website', 'yourname.com'],
] as const;

/** All groups of the profile, saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm({
    schema: ProfileSchema,
    values: profileValues(profile),
    draft: `profile:${profile.uid}`,
    send: (values, changed) => callApi(updateProfile, { body: answeredPart(values, profile, changed) }),
    saved: profileValues,
    onSent: () => toast({ title: 'Profile saved', description: 'We’ll use it in your next search.' }),
  });
  return (
    <Form form={form}>
      <Group
        id="about"
        title="About you"
        text="The basics on every application. Your matches start here too."
      >
        <Pair>
          <TextInput name="full_name" label="Full name" autoComplete="name" />
          <PhoneField country={profile.country} />
          <TextInput name="job_title" label="Job title" autoComplete="organization-title" />
          <Field name="experience">{(field) => <ExperienceSelect {...field} />}</Field>
        </Pair>
        <Field name="skills">
          {(field) => (
            <TagInput {...field} label="Skills" max={LIMITS.skills} help="Press Enter after each one." />
          )}
        </Field>
      </Group>
      <Group
        id="links"
        title="Links"
        text="We add these where a form asks. Leave out any that don’t help you."
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
        title="What you’re looking for"
        text="Skip anything you don’t care about. Blanks never count for or against a job."
      >
        <PreferenceFields profile={profile} />
      </Group>
      <Group id="never" title="What to leave out" text="We’ll skip these starting with your next search.">
        <Field name="excluded_companies">
          {(field) => (
            <TagInput {...field} label="Companies" max={LIMITS.excluded} help="Press Enter after each one." />
          )}
        </Field>
        <Field name="excluded_keywords">
          {(field) => (
            <TagInput
              {...field}
              label="Keywords"
              max={LIMITS.excluded}
              help="We check each job’s title and skills. Press Enter after each one."
            />
          )}
        </Field>
      </Group>
      <Group
        id="automatic"
        title="Auto-apply"
        text={
          <>
            {profile.auto_apply
              ? 'Auto-apply is on. After each search, we plan applications to your best matches, within these limits. You see the plan first. '
              : 'Auto-apply is off. When it’s on, we plan applications to your best matches after each search, within these limits. You see the plan first. '}
            {profile.review_before_submit
              ? 'You review each one before it’s sent. '
              : 'We send each one without your review. '}
            Turn it {profile.auto_apply ? 'off' : 'on'} in <Link to={paths.settings()}>settings</Link>.
          </>
        }
      >
        <AutoApplyFields />
      </Group>
      <Group
        id="personal"
        title="More about you"
        text="Optional, and never used to fill out a form. We decline demographic questions until you answer one yourself."
      >
        <TextInput
          name="demographic_info"
          label="In your own words"
          multiline
          minRows={3}
          help="We don’t share this with employers or use it to match jobs."
          slotProps={{ htmlInput: { maxLength: LIMITS.demographic_info } }}
        />
      </Group>
      <Foot unsaved={form.unsaved}>
        <Row gap={16}>
          <SubmitButton size="large">Save</SubmitButton>
          <FormError />
          {form.unsaved && (
            <Typography component="span" variant="inherit" color="textSecondary">
              Unsaved changes
            </Typography>
          )}
        </Row>
      </Foot>
    </Form>
  );
}
