import { type AdminUser, deleteUser, grantCredits, suspendUser, unsuspendUser } from '@contract/admin.ts';
import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';

const done = (title: string) => toast({ title });
const failed = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Couldn’t do that', description: errorDetail(error) });

/** The number as typed: an empty field isn't a number. */
const GrantValues = grantCredits.body.extend({
  credits: z.string().transform(Number).pipe(grantCredits.body.shape.credits),
});
const { TextInput } = fieldsOf<z.input<typeof GrantValues>>();

const Fields = styled(Row)({
  alignItems: 'end',
  '& > .MuiFormControl-root:first-of-type': { width: 104 },
  '& > .MuiFormControl-root + .MuiFormControl-root': { flex: '1 1 200px' },
});

/** Adds credits; the user reads the note in the credit history. */
export function GrantForm({ user }: { user: AdminUser }) {
  // One key per intent: a second click or a retry doesn't grant twice.
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
    onSent: (credits) => done(`${plural(credits, 'credit')} added`),
    onError: failed,
  });
  return (
    <Form form={form}>
      <Fields>
        <TextInput
          name="credits"
          size="small"
          label="Credits"
          type="number"
          slotProps={{ htmlInput: { min: 1, max: LIMITS.granted_per_user_and_day, step: 1 } }}
        />
        <TextInput
          name="note"
          size="small"
          label="Note for the user"
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <SubmitButton>Add credits</SubmitButton>
      </Fields>
    </Form>
  );
}

/** Suspends or reinstates, and deletes. */
export function AccountActions({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState<'suspend' | 'delete' | null>(null);
  const navigate = useNavigate();
  const params = { uid: user.uid };
  const suspension = useMutation({
    mutationFn: (on: boolean) => callApi(on ? suspendUser : unsuspendUser, { params }),
    onSuccess: ({ suspended }) => done(suspended ? 'Account suspended' : 'Account reinstated'),
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
    <Row>
      {user.suspended ? (
        <Button variant="outlined" loading={suspension.isPending} onClick={() => suspension.mutate(false)}>
          Reinstate
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
          title="Suspend this account?"
          action="Suspend"
          busy={suspension.isPending}
          onConfirm={() => suspension.mutate(true)}
          onClose={() => setAsking(null)}
        >
          The user is signed out and can’t sign in until you reinstate the account. Nothing is deleted.
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Delete this account?"
          action="Delete account"
          typed={user.uid}
          danger
          busy={removal.isPending}
          onConfirm={() => removal.mutate()}
          onClose={() => setAsking(null)}
        >
          This deletes the profile, resumes, applications, credits, and files. You can’t undo this.
        </ConfirmDialog>
      )}
    </Row>
  );
}
