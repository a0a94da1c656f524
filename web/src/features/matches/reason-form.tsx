import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { TextField } from '@/ui/text-field.tsx';

const Form = styled('form')({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  flexBasis: '100%',
  maxWidth: 560,
});

/** Asks why a score is wrong, in the user's own words. */
export function ReasonForm({ pending, onSend }: { pending: boolean; onSend: (note: string) => void }) {
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) onSend(note.trim());
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        size="small"
        fullWidth
        multiline
        maxRows={4}
        label="What did we get wrong? (optional)"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.score_note, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" loading={pending} disabled={!note.trim()}>
        Send
      </Button>
    </Form>
  );
}
