import { saveApplicationNotes } from '@contract/applications-notes.ts';
import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { textSize, tone } from '@/theme/tokens.ts';

/** Delay between the last keystroke and saving a note. */
const PAUSE_MS = 800;

type ApplicationNoteProps = { application_id: string; note: string; focus: boolean };

/**
 * The user's own note, saved while it is written. What could not be saved stays in this browser, and is saved the next
 * time the note is opened.
 */
export function ApplicationNote({ application_id, note, focus }: ApplicationNoteProps) {
  const draft = useDraft(`application:${application_id}:note`, { note });
  const text = draft.value.note;
  const input = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (sent: string) =>
      callApi(saveApplicationNotes, { params: { application_id }, body: { note: sent }, keepalive: true }),
    onSuccess: (_, sent) => {
      if (latest.current.text === sent) draft.forget();
    },
  });
  const latest = useRef({ text, note, mutate });
  latest.current = { text, note, mutate };
  useEffect(() => {
    if (text === note) return;
    const timer = setTimeout(() => mutate(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, note, mutate]);
  useEffect(
    () => () => {
      const now = latest.current;
      if (now.text !== now.note) now.mutate(now.text);
    },
    [],
  );
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  const said = isPending
    ? 'Saving…'
    : error
      ? ''
      : text !== note
        ? 'Not saved yet'
        : isSuccess
          ? 'Saved'
          : 'Only you see this';
  return (
    <section aria-label="Notes">
      <div style={{ display: 'flex', gap: 8, alignItems: 'baseline', marginBottom: 8 }}>
        <Typography variant="h4" component="h3">
          Notes
        </Typography>
        <span role="status" style={{ color: tone.ink3, fontSize: textSize.caption }}>
          {said}
        </span>
      </div>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        inputRef={input}
        value={text}
        placeholder="People, pay, questions to ask"
        onChange={({ target }) => draft.change({ note: target.value })}
        slotProps={{ htmlInput: { 'aria-label': 'Note', maxLength: LIMITS.application_note } }}
      />
      {error && !isPending && (
        <div role="alert" style={{ color: tone.danger, fontSize: textSize.small, marginTop: 6 }}>
          Couldn’t save your note. {errorDetail(error)}{' '}
          <Button variant="text" size="small" onClick={() => mutate(text)}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
