import { replayConversions } from '@contract/conversions-admin.ts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { toast } from '@/ui/toast-store.ts';
import { type LogFilter, toQuery } from './log-filter.ts';

/** Requeues everything that matches the filter and failed. What Reddit has accepted is never sent twice. */
export function ReplayAll({ filter }: { filter: LogFilter }) {
  const replay = useMutation({
    mutationFn: () => callApi(replayConversions, { body: toQuery(filter) }),
    onSuccess: ({ queued, more }) =>
      toast({
        title: `${plural(queued, 'event')} requeued`,
        description: more
          ? 'There are more. Select Resend all again for the next batch.'
          : 'Refresh to see Reddit’s responses.',
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t requeue', description: errorDetail(error) }),
  });
  return (
    <Button variant="outlined" size="small" loading={replay.isPending} onClick={() => replay.mutate()}>
      Resend all
    </Button>
  );
}
