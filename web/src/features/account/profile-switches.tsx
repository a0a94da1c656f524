import { type Profile, updateProfile } from '@contract/profile.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { deviceTimeZone } from '@/lib/device-time-zone.ts';
import { Stack } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';

type SwitchName = 'auto_apply' | 'notify_auto_apply' | 'review_before_submit' | 'applications_paused';

type Change = Partial<Pick<Profile, SwitchName>>;

const CHANGE = ['profile switches'];

/** The profile as shown while changes are being saved: each on top of what is stored, so one that fails undoes only itself. */
export function withAsked(profile: Profile, asked: readonly Change[]): Profile {
  return Object.assign({}, profile, ...asked);
}

const Switches = styled(Stack)({ justifyItems: 'start' });

/** Switches that save when toggled, and toggle back if saving fails. */
export function ProfileSwitches({
  profile,
  switches,
}: {
  profile: Profile;
  switches: readonly (readonly [SwitchName, string])[];
}) {
  const change = useMutation({
    mutationKey: CHANGE,
    // One at a time, so a response never reflects less than what was saved before it.
    scope: { id: 'profile switches' },
    // Auto-apply keeps to the user's day, so it has to know their time zone.
    mutationFn: (body: Change) =>
      callApi(updateProfile, { body: body.auto_apply ? { ...body, time_zone: deviceTimeZone() } : body }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) }),
  });
  const asked = useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  const shown = withAsked(profile, asked);
  return (
    <Switches gap={4}>
      {switches.map(([key, label]) => (
        <FormControlLabel
          key={key}
          label={label}
          control={<Switch checked={shown[key]} onChange={(_, on) => change.mutate({ [key]: on })} />}
        />
      ))}
    </Switches>
  );
}
