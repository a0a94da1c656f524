import { type AdminUser, deleteUser, grantCredits, suspendUser, unsuspendUser } from '@contract/admin.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { toast } from '@/ui/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const done = (title: string) => toast({ title });
const failed = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Not done', description: errorDetail(error) });

/** Gives credits; the user reads the note in the ledger. */
export function GrantForm({ user }: { user: AdminUser }) {
  const [credits, setCredits] = useState('10');
  const [note, setNote] = useState('');
  // One key for one intention: a second click or a retry does not give twice.
  const key = useRef(crypto.randomUUID());
  const grant = useMutation({
    mutationFn: () =>
      callApi(grantCredits, {
        params: { uid: user.uid },
        body: { credits: Number(credits), note },
        idempotency_key: key.current,
      }),
    onSuccess: () => {
      key.current = crypto.randomUUID();
      setNote('');
      done(`${plural(Number(credits), 'credit')} given`);
    },
    onError: failed,
  });
  const count = Number(credits);
  const valid = Number.isInteger(count) && count >= 1 && count <= 1000 && note.trim() !== '';
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    key.current = crypto.randomUUID();
    set(event.target.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) grant.mutate();
  };
  return (
    <form onSubmit={submit} style={{ display: 'flex', gap: 10, alignItems: 'end', flexWrap: 'wrap' }}>
      <TextField
        size="small"
        label="Credits"
        type="number"
        value={credits}
        onChange={change(setCredits)}
        slotProps={{ htmlInput: { min: 1, max: 1000, step: 1 } }}
        sx={{ width: 104 }}
      />
      <TextField
        size="small"
        label="Note for the user"
        value={note}
        onChange={change(setNote)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button type="submit" loading={grant.isPending} disabled={!valid}>
        Give credits
      </Button>
    </form>
  );
}

/** Suspends or lets in again, and deletes. */
export function AccountActions({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState<'suspend' | 'delete' | null>(null);
  const navigate = useNavigate();
  const params = { uid: user.uid };
  const suspension = useMutation({
    mutationFn: (on: boolean) => callApi(on ? suspendUser : unsuspendUser, { params }),
    onSuccess: ({ suspended }) => done(suspended ? 'Suspended' : 'Let in again'),
    onError: failed,
    onSettled: () => setAsking(null),
  });
  const removal = useMutation({
    mutationFn: () => callApi(deleteUser, { params }),
    onSuccess: () => {
      done('Account closed. Its data will be deleted within minutes.');
      void navigate(paths.admin({ tab: 'users' }));
    },
    onError: (error) => {
      setAsking(null);
      failed(error);
    },
  });
  return (
    <div style={{ display: 'flex', gap: 10, flexWrap: 'wrap' }}>
      {user.suspended ? (
        <Button variant="outlined" loading={suspension.isPending} onClick={() => suspension.mutate(false)}>
          Let in again
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setAsking('suspend')}>
          Suspend
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => setAsking('delete')}>
        Delete account
      </Button>
      {asking === 'suspend' && (
        <ConfirmDialog
          title="Suspend this account"
          action="Suspend"
          busy={suspension.isPending}
          on_confirm={() => suspension.mutate(true)}
          on_close={() => setAsking(null)}
        >
          Sign-in ends at once, and every call is refused until you take it back. Nothing is removed.
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Delete this account"
          action="Delete account"
          typed={user.uid}
          danger
          busy={removal.isPending}
          on_confirm={() => removal.mutate()}
          on_close={() => setAsking(null)}
        >
          Profile, resumes, applications, credits and files go with it. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}
