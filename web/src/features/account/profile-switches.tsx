import { type Profile, updateProfile } from '@contract/profile.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '@/domain/profile/profile.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { toast } from '@/ui/toast-store.ts';

type SwitchName = 'auto_apply' | 'review_before_submit' | 'applications_paused';

/** Switches that are saved as they are moved, and move back when saving failed. */
export function ProfileSwitches({
  profile,
  switches,
}: {
  profile: Profile;
  switches: readonly (readonly [SwitchName, string])[];
}) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Partial<Pick<Profile, SwitchName>>) => callApi(updateProfile, { body }),
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
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {switches.map(([key, label]) => (
        <FormControlLabel
          key={key}
          label={label}
          control={<Switch checked={profile[key]} onChange={(_, on) => change.mutate({ [key]: on })} />}
        />
      ))}
    </div>
  );
}
