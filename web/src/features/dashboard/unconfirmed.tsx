import { createReminder, deleteReminder } from '@contract/applications-notes.ts';
import { setApplicationStatus, undoApplicationStatus } from '@contract/applications-status.ts';
import type { WaitingApplication } from '@contract/dashboard.ts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { callApi, callOk } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { toast } from '@/ui/toast-store.ts';
import { startOfDay } from './days.ts';
import { NeedRow } from './need-row.tsx';

/** Days until a user who got no email is asked again. */
const ASK_AGAIN_DAYS = 3;
const NOON_MS = 12 * 60 * 60 * 1000;

const failed = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) });

/** Asks whether an application that we sent arrived; only the user can find out. */
export function Unconfirmed({ application: { id, posting } }: { application: WaitingApplication }) {
  const params = { application_id: id };
  const undoArrived = useMutation({
    mutationFn: () => callApi(undoApplicationStatus, { params }),
    onError: failed,
  });
  const arrived = useMutation({
    mutationFn: () => callApi(setApplicationStatus, { params, body: { status: 'submitted' } }),
    onSuccess: ({ can_undo }) =>
      toast({
        title: 'Marked as sent',
        description: `${posting.title} at ${posting.company}`,
        action: can_undo ? { label: 'Undo', onClick: () => undoArrived.mutate() } : undefined,
      }),
    onError: failed,
  });
  const undoLater = useMutation({
    mutationFn: (reminderId: string) => callOk(deleteReminder, { params: { reminder_id: reminderId } }),
    onError: failed,
  });
  const later = useMutation({
    mutationFn: () =>
      callApi(createReminder, {
        params,
        body: {
          kind: 'other',
          at: new Date(startOfDay(Date.now(), ASK_AGAIN_DAYS) + NOON_MS).toISOString(),
          all_day: true,
          text: 'Check your inbox for a confirmation',
        },
      }),
    onSuccess: (reminder) =>
      toast({
        title: 'We’ll ask again in 3 days',
        description: 'The reminder is under Coming up.',
        action: { label: 'Undo', onClick: () => undoLater.mutate(reminder.id) },
      }),
    onError: failed,
  });
  return (
    <NeedRow
      sign="?"
      title={`Did ${posting.company} get your application?`}
      text="We sent it, but no confirmation page came up. Check your inbox."
      to={paths.application(id)}
    >
      <Button variant="outlined" size="small" loading={arrived.isPending} onClick={() => arrived.mutate()}>
        Got an email
      </Button>
      <Button variant="outlined" size="small" loading={later.isPending} onClick={() => later.mutate()}>
        Nothing yet
      </Button>
    </NeedRow>
  );
}
