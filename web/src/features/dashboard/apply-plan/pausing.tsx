import { updateProfile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { publicationDate } from '@/lib/format.ts';
import { Row } from '@/ui/layout.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { toast } from '@/ui/toast-store.ts';
import { dayAfter, dayIn } from './plan-days.ts';

/** A field to type into is loaded by those who want one. */
const TextField = lazy(async () => ({ default: (await import('@/ui/text-field.tsx')).TextField }));

const Pause = styled('form')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 10 });
const Until = styled('div')({ width: 180 });

type PausingProps = {
  /** IANA name of the time zone whose days count. */
  zone: string;
  /** The day on which auto-apply resumes; null if it isn't paused. */
  pausedUntil: string | null;
  now: number;
};

/** Pauses auto-apply for today or until a day, or ends the pause. */
export function Pausing({ zone, pausedUntil, now }: PausingProps) {
  const tomorrow = dayAfter(dayIn(zone, now));
  const [choosing, setChoosing] = useState(false);
  const [until, setUntil] = useState(tomorrow);
  const pause = useMutation({
    mutationFn: (day: string | null) => callApi(updateProfile, { body: { auto_apply_paused_until: day } }),
    onSuccess: () => setChoosing(false),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t change auto-apply', description: errorDetail(error) }),
  });
  if (pausedUntil) {
    return (
      <Row>
        <Typography variant="body2">Auto-apply is paused until {publicationDate(pausedUntil)}.</Typography>
        <Button variant="outlined" size="small" loading={pause.isPending} onClick={() => pause.mutate(null)}>
          Resume auto-apply
        </Button>
      </Row>
    );
  }
  if (!choosing) {
    return (
      <Row>
        <Button
          variant="outlined"
          size="small"
          loading={pause.isPending}
          onClick={() => pause.mutate(tomorrow)}
        >
          Pause for today
        </Button>
        <Button variant="text" size="small" onClick={() => setChoosing(true)}>
          Pause until…
        </Button>
      </Row>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pause.mutate(until);
  };
  return (
    <Suspense fallback={<Bone height={56} />}>
      <Pause onSubmit={submit}>
        <Until>
          <TextField
            label="Resume on"
            type="date"
            autoFocus
            value={until}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: tomorrow, required: true } }}
            onChange={(event) => setUntil(event.target.value)}
          />
        </Until>
        <Button type="submit" variant="outlined" loading={pause.isPending}>
          Pause
        </Button>
        <Button variant="text" onClick={() => setChoosing(false)}>
          Cancel
        </Button>
      </Pause>
    </Suspense>
  );
}
