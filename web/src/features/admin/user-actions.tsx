import { type AdminUser, deleteUser, grantCredits, suspendUser, unsuspendUser } from '@contract/admin.ts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { toast } from '@/ui/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const done = (title: string) => toast({ title });
const failed = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Not done', description: errorDetail(error) });

/** The number is typed: an empty field is no number. */
const GrantValues = grantCredits.body.extend({
  credits: z.string().transform(Number).pipe(grantCredits.body.shape.credits),
});
const { TextInput } = fieldsOf<z.input<typeof GrantValues>>();

/** Gives credits; the user reads the note in the ledger. */
export function GrantForm({ user }: { user: AdminUser }) {
  // One key for one intention: a second click or a retry does not give twice.
  const intention = useRef({ key: crypto.randomUUID(), body: '' });
  const form = useForm({
    schema: GrantValues,
    values: { credits: '10', note: '' },
    send: async (body) => {
      const asked = JSON.stringify(body);
      if (intention.current.body !== asked) intention.current = { key: crypto.randomUUID(), body: asked };
      await callApi(grantCredits, {
        params: { uid: user.uid },
        body,
        idempotencyKey: intention.current.key,
      });
      intention.current = { key: crypto.randomUUID(), body: '' };
      return body.credits;
    },
    onSent: (credits) => done(`${plural(credits, 'credit')} given`),
    onError: failed,
  });
  return (
    <Form form={form} style={{ display: 'flex', gap: 10, alignItems: 'end', flexWrap: 'wrap' }}>
      <TextInput
        name="credits"
        size="small"
        label="Credits"
        type="number"
        slotProps={{ htmlInput: { min: 1, max: 1000, step: 1 } }}
        sx={{ width: 104 }}
      />
      <TextInput
        name="note"
        size="small"
        label="Note for the user"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ flex: '1 1 200px' }}
      />
      <SubmitButton>Give credits</SubmitButton>
    </Form>
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
          onConfirm={() => suspension.mutate(true)}
          onClose={() => setAsking(null)}
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
          onConfirm={() => removal.mutate()}
          onClose={() => setAsking(null)}
        >
          Profile, resumes, applications, credits and files go with it. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}
