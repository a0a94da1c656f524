import { DELETE_CONFIRMATION, deleteAccount } from '@contract/account.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { toast } from '@/ui/toast-store.ts';
import { leave, proofKind, proofMessage, proveIdentity } from './prove-identity.ts';

/** Signs in once more, requests the deletion, and leaves. */
async function deleteForGood(confirmation: string, password: string | null) {
  await proveIdentity(password);
  await callApi(deleteAccount, { body: { confirmation } });
  // The account is closed already; a sign-out that fails changes nothing.
  await leave().catch(() => undefined);
}

function DeleteDialog({ on_close }: { on_close: () => void }) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { data: kind } = useQuery({ queryKey: ['proof-kind'], queryFn: proofKind, staleTime: 0 });
  const navigate = useNavigate();
  const id = useId();
  const removal = useMutation({
    mutationFn: () => deleteForGood(typed, kind === 'google' ? null : password),
    onSuccess: () => {
      void navigate(paths.home(), { replace: true });
      toast({
        title: 'Your account is closed',
        description: 'You are signed out. All your data will be deleted within minutes.',
        alert: true,
      });
    },
  });
  const ready =
    typed.trim().toLowerCase() === DELETE_CONFIRMATION &&
    (kind === 'google' || (kind === 'password' && password !== ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) removal.mutate();
  };
  const { error } = removal;
  return (
    <Dialog
      open
      onClose={removal.isPending ? undefined : on_close}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>Delete your account</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <span>
            Profile, resumes, matches, applications, receipts and credits are removed, also those you have not
            used. It cannot be undone. What employers have received stays with them.
          </span>
          <TextField
            label={`Type “${DELETE_CONFIRMATION}”`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
          />
          {kind === 'password' && (
            <TextField
              label="Your password"
              type="password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
            />
          )}
          {kind === 'google' && <span>Google asks you once more who you are.</span>}
          {error && (
            <Alert severity="error">{error instanceof ApiError ? error.detail : proofMessage(error)}</Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={on_close} disabled={removal.isPending}>
            Keep it
          </Button>
          <Button type="submit" color="error" loading={removal.isPending} disabled={!ready}>
            Delete my account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks for the typed words and a fresh proof, then removes everything. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <DeleteDialog on_close={() => setAsking(false)} />}
    </>
  );
}
