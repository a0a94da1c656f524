import type { ApplicationSummary } from '@contract/applications.ts';
import { createReminder, deleteReminder } from '@contract/applications-notes.ts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { callApi, callOk } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { toast } from '@/ui/toast-store.ts';
import { useMoveApplication, usePendingMoves } from './move-applications.ts';

/** Days until somebody without an email is asked again. */
const ASK_AGAIN_DAYS = 3;

/** Noon of that day, in the user's time zone. */
function noonIn(days: number, now: Date = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).toISOString();
}

const failed = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) });

type ArrivalButtonsProps = {
  application: Pick<ApplicationSummary, 'id' | 'posting'>;
  size?: 'small' | 'large';
};

/** Whether an application we sent arrived: only the user's inbox can tell. Both answers can be undone. */
export function ArrivalButtons({ application, size = 'small' }: ArrivalButtonsProps) {
  const { move } = useMoveApplication();
  const pending = usePendingMoves().get(application.id);
  const undoLater = useMutation({
    mutationFn: (reminderId: string) => callOk(deleteReminder, { params: { reminder_id: reminderId } }),
    onError: failed,
  });
  const later = useMutation({
    mutationFn: () =>
      callApi(createReminder, {
        params: { application_id: application.id },
        body: {
          kind: 'other',
          at: noonIn(ASK_AGAIN_DAYS),
          all_day: true,
          text: 'Check your inbox for a confirmation',
        },
      }),
    onSuccess: (reminder) =>
      toast({
        title: `We’ll ask again in ${plural(ASK_AGAIN_DAYS, 'day')}`,
        description: 'The reminder is on your dashboard.',
        action: { label: 'Undo', onClick: () => undoLater.mutate(reminder.id) },
      }),
    onError: failed,
  });
  return (
    <>
      <Button
        variant="outlined"
        size={size}
        loading={pending === 'submitted'}
        disabled={pending !== undefined}
        onClick={() => move(application, 'submitted')}
      >
        Got an email
      </Button>
      <Button variant="outlined" size={size} loading={later.isPending} onClick={() => later.mutate()}>
        Nothing yet
      </Button>
    </>
  );
}
