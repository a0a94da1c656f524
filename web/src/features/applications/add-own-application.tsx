import { addApplication, removeApplication } from '@contract/applications-own.ts';
import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, callOk } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { toast } from '@/ui/toast-store.ts';
import { dateOf } from './local-date.ts';
import { OwnApplicationSchema, type OwnApplicationValues } from './own-application-values.ts';

const Content = styled(DialogContent)({ display: 'grid', gap: 16 });
const { TextInput } = fieldsOf<OwnApplicationValues>();
const MAX = { htmlInput: { maxLength: LIMITS.own_application_text } };
/** Long enough to notice a mistake and reach the button. */
const UNDO_MS = 10_000;

type AddOwnApplicationProps = { open: boolean; onClose: () => void };

function Fields({ onClose }: Pick<AddOwnApplicationProps, 'onClose'>) {
  const [today] = useState(() => dateOf(new Date()));
  const [values] = useState<OwnApplicationValues>({ company: '', title: '', url: '', date: today });
  const remove = useMutation({
    mutationFn: (applicationId: string) =>
      callOk(removeApplication, { params: { application_id: applicationId } }),
    onSuccess: () => toast({ title: 'Application removed' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t undo that', description: errorDetail(error) }),
  });
  const form = useForm({
    schema: OwnApplicationSchema,
    values,
    send: (body) => callApi(addApplication, { body }),
    fieldAt: (path) => (path === 'sent_at' ? 'date' : path),
    onSent: ({ id, posting }) => {
      onClose();
      toast({
        title: 'Application added',
        description: `${posting.title} at ${posting.company}`,
        action: { label: 'Undo', onClick: () => remove.mutate(id) },
        durationMs: UNDO_MS,
      });
    },
  });
  return (
    <Form form={form} aria-labelledby="add-own-title">
      <DialogTitle id="add-own-title">Add an application you sent</DialogTitle>
      <Content>
        <Typography>Track it here with the rest. It doesn’t use a credit.</Typography>
        <TextInput name="company" label="Company" autoFocus autoComplete="off" slotProps={MAX} />
        <TextInput name="title" label="Job title" autoComplete="off" slotProps={MAX} />
        <TextInput
          name="url"
          label="Link to the job (optional)"
          type="url"
          placeholder="https://"
          autoComplete="off"
        />
        <TextInput
          name="date"
          label="Date sent"
          type="date"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
        <FormError />
      </Content>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>Add application</SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** Adds an application that the user sent without Huntwell. */
export function AddOwnApplication({ open, onClose }: AddOwnApplicationProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="add-own-title">
      <Fields onClose={onClose} />
    </Dialog>
  );
}
