import { type Career, type CareerList, updateCareer } from '@contract/career.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { Row } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import type { ListKind } from './list-kind.ts';

/** Few people need it, and it brings a dialog. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type OwnListNoteProps<Name extends CareerList> = {
  kind: ListKind<Name>;
  /** The resume in use, if there is one. */
  fileName: string | null;
  onReset: (answer: Career) => void;
};

/**
 * Says that a list is the person's own, and returns it to what the resume says. That asks first: an undo could restore the
 * list, but not which offers of the resume were still open.
 */
export function OwnListNote<Name extends CareerList>({ kind, fileName, onReset }: OwnListNoteProps<Name>) {
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => callApi(updateCareer, { body: { [kind.name]: null } }),
    onSuccess: (answer) => {
      setAsking(false);
      onReset(answer);
      toast({ title: 'Back to what’s in your resume' });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t change the list', description: errorDetail(error) }),
  });
  return (
    <Row>
      <Typography variant="body2" color="textSecondary">
        This is your own list. A new resume won’t change it.
      </Typography>
      {fileName !== null && (
        <Button size="small" variant="text" onClick={() => setAsking(true)}>
          Use what’s in my resume
        </Button>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={`Replace your ${kind.noun} list?`}
            action="Replace my list"
            danger
            busy={reset.isPending}
            onConfirm={() => reset.mutate()}
            onClose={() => setAsking(false)}
          >
            We’ll delete your own list and use what’s in {fileName}. You can’t undo this.
          </ConfirmDialog>
        </Suspense>
      )}
    </Row>
  );
}
