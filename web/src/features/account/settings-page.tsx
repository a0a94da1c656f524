import type { Profile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { profileQuery } from '@/domain/profile/profile.ts';
import { type ThemePreference, useThemePreference } from '@/domain/profile/theme-preference.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';
import { MeasurementChoice, MeasurementText } from './measurement-choice.tsx';
import { ProfileSwitches } from './profile-switches.tsx';
import { Section } from './section.tsx';

function ThemeChoice() {
  const { preference, saving, choose } = useThemePreference();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Theme"
      // The build doesn't know which.
      value={import.meta.env.SSR ? null : preference}
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

const APPLYING = [
  ['review_before_submit', 'Let me review every application before it’s sent'],
  ['auto_apply', 'Automatically prepare applications to my best matches'],
  ['notify_auto_apply', 'Email me what auto-apply did'],
  ['applications_paused', 'Pause all applications'],
] as const;

function Applying({ profile }: { profile: Profile }) {
  return (
    <>
      <ProfileSwitches profile={profile} switches={APPLYING} />
      <Typography variant="body2" color="textSecondary">
        {`With auto-apply on, we search every morning. Applications are limited to scores of ${profile.auto_apply_min_score} or higher and ${plural(profile.auto_apply_daily_limit, 'application')} a day. `}
        <Link to={paths.profile('automatic')}>Change limits</Link>
      </Typography>
    </>
  );
}

/** Theme, applications, privacy, and the account. */
function SettingsPage() {
  const { data: profile } = useQuery(profileQuery);
  return (
    <Page column="form">
      <PageHeader title="Settings" />
      <Section title="Theme" text="System matches your device.">
        <ThemeChoice />
      </Section>
      <Section title="Applications" text="Changes apply right away, including to queued applications.">
        {profile ? <Applying profile={profile} /> : <SkeletonLines lines={4} />}
      </Section>
      <Section title="Privacy" text={<MeasurementText />}>
        {import.meta.env.SSR ? <SkeletonLines lines={4} /> : <MeasurementChoice />}
      </Section>
      <Section title="Account" text="Your email address, sessions, and data.">
        <Button component={Link} to={paths.accountManagement()} variant="outlined">
          Manage account
        </Button>
      </Section>
    </Page>
  );
}

export { SettingsPage as Component };
