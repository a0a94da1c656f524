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
import { Stack } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import { leave, proofKind, proofMessage, proveIdentity } from './prove-identity.ts';

/** Signs in again, requests the deletion, and signs out. */
async function deleteForGood(confirmation: string, password: string | null) {
  await proveIdentity(password);
  await callApi(deleteAccount, { body: { confirmation } });
  // The account is already closed, so a failed sign-out changes nothing.
  await leave().catch(() => undefined);
}

type Values = { confirmation: string; password: string };
const { TextInput } = fieldsOf<Values>();

/** The typed confirmation, and the password if the account has one. */
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
        description: 'You’re signed out. We’ll delete all your data within minutes.',
        alert: true,
      });
    },
  });
  const { isSubmitting } = form.methods.formState;
  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Form form={form}>
        <DialogTitle id={id}>Delete your account?</DialogTitle>
        <DialogContent>
          <Stack gap={16}>
            <span>
              This deletes your profile, resumes, matches, applications, receipts, and credits, including
              unused ones. You can’t undo it. Employers keep what they’ve already received.
            </span>
            <TextInput
              name="confirmation"
              label={`Type “${DELETE_CONFIRMATION}” to confirm`}
              autoComplete="off"
              slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
            />
            {kind === 'password' && (
              <TextInput name="password" label="Password" type="password" autoComplete="current-password" />
            )}
            {kind === 'google' && <span>You’ll be asked to sign in with Google again.</span>}
            <FormError />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isSubmitting}>
            Keep account
          </Button>
          <SubmitButton color="error" disabled={!kind}>
            Delete account
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Asks for a typed confirmation and a fresh sign-in, then deletes everything. */
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
