import { updateProfile } from '@contract/profile.ts';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { deviceTimeZone } from '@/lib/device-time-zone.ts';
import { SmallLink } from '@/ui/small-link.ts';
import { toast } from '@/ui/toast-store.ts';
import { zoneName } from './plan-days.ts';

/** Offers the time zone of this device if plans are made for another one. */
export function ZoneHint({ zone }: { zone: string }) {
  const device = deviceTimeZone();
  const change = useMutation({
    mutationFn: () => callApi(updateProfile, { body: { time_zone: device } }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t change the time zone',
        description: errorDetail(error),
      }),
  });
  // Two names may stand for zones that differ at other times of the year only.
  if (zone === device || zoneName(zone) === zoneName(device)) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {`Your days follow ${zoneName(zone)}. `}
      <SmallLink component="button" type="button" disabled={change.isPending} onClick={() => change.mutate()}>
        {`Use ${zoneName(device)}`}
      </SmallLink>
    </Typography>
  );
}
