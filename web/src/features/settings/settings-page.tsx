import { type Profile, updateProfile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { profileQuery } from '@/lib/profile.ts';
import { type ThemePreference, useThemePreference } from '@/lib/theme-preference.ts';
import { tone } from '@/theme/tokens.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { toast } from '@/ui/toast-store.ts';

const Part = styled('section')({
  padding: '24px 0',
  borderBottom: `1px solid ${tone.line}`,
  '&:last-of-type': { border: 0 },
});

function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <Part>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: tone.ink2, fontSize: 15, mt: 0.5, mb: 2 }}>{text}</Typography>
      {children}
    </Part>
  );
}

function ThemeChoice() {
  const { preference, saving, choose } = useThemePreference();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Theme"
      value={preference}
      disabled={saving}
      onChange={(_, next: ThemePreference | null) => {
        if (next) void choose(next);
      }}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
    </ToggleButtonGroup>
  );
}

type Rules = Pick<Profile, 'auto_apply' | 'review_before_submit' | 'applications_paused'>;

function ApplyingRules({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Partial<Rules>) => callApi(updateProfile, { body }),
    onMutate: (body) => {
      const before = client.getQueryData(profileQuery.queryKey);
      client.setQueryData(profileQuery.queryKey, { ...profile, ...body });
      return { before };
    },
    onSuccess: (saved) => client.setQueryData(profileQuery.queryKey, saved),
    onError: (error, _, context) => {
      client.setQueryData(profileQuery.queryKey, context?.before);
      toast({ variant: 'destructive', title: 'Not saved', description: errorDetail(error) });
    },
  });
  const rules: [keyof Rules, string][] = [
    ['review_before_submit', 'Show me every answer before it is sent'],
    ['auto_apply', 'Prepare applications to my best matches by itself'],
    ['applications_paused', 'Pause everything: nothing is prepared or sent'],
  ];
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {rules.map(([key, label]) => (
        <FormControlLabel
          key={key}
          label={label}
          control={<Switch checked={profile[key]} onChange={(_, on) => change.mutate({ [key]: on })} />}
        />
      ))}
    </div>
  );
}

/** Theme and the rules of applying. */
export function SettingsPage() {
  const { data: profile } = useQuery(profileQuery);
  return (
    <Page column="form">
      <PageHeader title="Settings" />
      <Section title="Theme" text="System follows your device, also when it changes at night.">
        <ThemeChoice />
      </Section>
      {profile && (
        <Section
          title="Applying"
          text="You decide. Each change counts at once, also for what is already queued."
        >
          <ApplyingRules profile={profile} />
        </Section>
      )}
      <Section title="Account" text="Sign-in, your e-mail address and your data.">
        <Button component={Link} to={paths.accountManagement()} variant="outlined">
          Account Management
        </Button>
      </Section>
    </Page>
  );
}
