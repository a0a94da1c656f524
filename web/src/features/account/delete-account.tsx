import { DELETE_CONFIRMATION, deleteAccount } from '@contract/account.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { toast } from '@/ui/toast-store.ts';
import { leave, proofKind, proofMessage, proveIdentity } from './prove-identity.ts';

/** Signs in once more, requests the deletion, and leaves. */
async function deleteForGood(confirmation: string, password: string | null) {
  await proveIdentity(password);
  await callApi(deleteAccount, { body: { confirmation } });
  // The account is closed already; a sign-out that fails changes nothing.
  await leave().catch(() => undefined);
}

type Values = { confirmation: string; password: string };
const { TextInput } = fieldsOf<Values>();

/** What has to be typed; the password of an account that has one. */
const DeletionForm = (kind: 'password' | 'google' | undefined) =>
  deleteAccount.body.extend({
    password: z.string().min(kind === 'password' ? 1 : 0, 'Enter your password.'),
  });

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { data: kind } = useQuery({ queryKey: ['proof-kind'], queryFn: proofKind, staleTime: 0 });
  const navigate = useNavigate();
  const id = useId();
  const form = useForm({
    schema: DeletionForm(kind),
    values: { confirmation: '', password: '' },
    send: async ({ confirmation, password }) => {
      try {
        await deleteForGood(confirmation, kind === 'google' ? null : password);
      } catch (error) {
        throw error instanceof ApiError ? error : new Error(proofMessage(error));
      }
    },
    onSent: () => {
      void navigate(paths.home(), { replace: true });
      toast({
        title: 'Your account is closed',
        description: 'You are signed out. All your data will be deleted within minutes.',
        alert: true,
      });
    },
  });
  const { isSubmitting } = form.methods.formState;
  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Form form={form}>
        <DialogTitle id={id}>Delete your account</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <span>
            Profile, resumes, matches, applications, receipts and credits are removed, also those you have not
            used. It cannot be undone. What employers have received stays with them.
          </span>
          <TextInput
            name="confirmation"
            label={`Type “${DELETE_CONFIRMATION}”`}
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
          />
          {kind === 'password' && (
            <TextInput
              name="password"
              label="Your password"
              type="password"
              autoComplete="current-password"
            />
          )}
          {kind === 'google' && <span>Google asks you once more who you are.</span>}
          <FormError />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isSubmitting}>
            Keep it
          </Button>
          <SubmitButton color="error" disabled={!kind}>
            Delete my account
          </SubmitButton>
        </DialogActions>
      </Form>
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
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </>
  );
}
