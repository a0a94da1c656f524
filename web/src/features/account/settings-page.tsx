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
import { MeasurementChoice, MeasurementText } from './measurement-choice.tsx';
import { ProfileSwitches } from './profile-switches.tsx';
import { Section } from './section.tsx';

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

const APPLYING = [
  ['review_before_submit', 'Show me every answer before it is sent'],
  ['auto_apply', 'Prepare applications to my best matches by itself, after each search'],
  ['applications_paused', 'Pause everything: nothing is prepared or sent'],
] as const;

/** Theme, the rules of applying, and measurement. */
function SettingsPage() {
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
          <ProfileSwitches profile={profile} switches={APPLYING} />
          <Typography style={{ margin: '12px 0 0' }} component="p" variant="body2" color="textSecondary">
            {`By itself: from a score of ${profile.auto_apply_min_score}, at most ${plural(profile.auto_apply_daily_limit, 'application')} a day. `}
            <Link to={paths.profile('automatic')}>Change the limits</Link>
          </Typography>
        </Section>
      )}
      <Section title="Measurement" text={<MeasurementText />}>
        <MeasurementChoice />
      </Section>
      <Section title="Account" text="Sign-in, your e-mail address, your sessions and your data.">
        <Button component={Link} to={paths.accountManagement()} variant="outlined">
          Account Management
        </Button>
      </Section>
    </Page>
  );
}

export { SettingsPage as Component };
