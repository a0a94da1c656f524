import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { TextField } from '@/ui/text-field.tsx';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-start' });

type NameFormProps = {
  start: string;
  action: string;
  pending: boolean;
  /** Why the name was not accepted. */
  error: string | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** Asks for the name of a saved search. */
export function NameForm({ start, action, pending, error, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState(start);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim()) onSubmit(name.trim());
  };
  const problem = missing ? 'Enter a name.' : error;
  return (
    <Form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onCancel()} noValidate>
      <TextField
        size="small"
        label="Search name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem !== null}
        helperText={problem}
        autoFocus
        slotProps={{ htmlInput: { maxLength: LIMITS.saved_search_name, autoComplete: 'off' } }}
      />
      <Button type="submit" loading={pending}>
        {action}
      </Button>
      <Button variant="text" onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  );
}
